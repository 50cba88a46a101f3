"""Portuguese: numbers, units, calendar, names, negation and the words that a refusal is told in."""

from bearsout.language.facts import (
    Calendar,
    Facts,
    Names,
    Numbers,
    Polarity,
    Reasons,
    Units,
    counts,
    listed,
    pairs,
    table,
)

NUMBERS = Numbers(
    decimal=",",
    words=counts(
        """
        zero 0 um 1 uma 1 dois 2 duas 2 tres 3 quatro 4 cinco 5 seis 6 sete 7 oito 8 nove 9 dez 10 onze 11 doze 12
        treze 13 catorze 14 quatorze 14 quinze 15 dezesseis 16 dezasseis 16 dezessete 17 dezassete 17 dezoito 18
        dezenove 19 dezanove 19 vinte 20 trinta 30 quarenta 40 cinquenta 50 sessenta 60 setenta 70 oitenta 80
        noventa 90 cem 100 cento 100 duzentos 200 duzentas 200 trezentos 300 trezentas 300 quatrocentos 400
        quatrocentas 400 quinhentos 500 quinhentas 500 seiscentos 600 seiscentas 600 setecentos 700 setecentas 700
        oitocentos 800 oitocentas 800 novecentos 900 novecentas 900
        """
    ),
    scales=counts(
        """
        mil 1000 milhares 1000 milhao 1000000 milhoes 1000000 bilhao 1000000000 bilhoes 1000000000
        trilhao 1000000000000 trilhoes 1000000000000
        """
    ),
    joiners=frozenset({"e"}),
    weak=frozenset({"um", "uma"}),
    ones=frozenset({"um", "uma"}),
    halves=frozenset({"meio", "meia", "metade"}),
    parts=counts(
        """
        meio 2 meios 2 terco 3 tercos 3 quarto 4 quartos 4 quinto 5 quintos 5 sexto 6 sextos 6 setimo 7 setimos 7
        oitavo 8 oitavos 8 nono 9 nonos 9 decimo 10 decimos 10 centesimo 100 centesimos 100
        """
    ),
    points=frozenset({"virgula", "ponto"}),
    dozens=counts("duzia 12 duzias 12 par 2"),
    times=counts(""),
    ordinals=counts(
        """
        primeiro 1 primeira 1 primeiros 1 primeiras 1 segundo 2 segunda 2 terceiro 3 terceira 3 quarto 4 quarta 4
        quinto 5 quinta 5 sexto 6 sexta 6 setimo 7 setima 7 oitavo 8 oitava 8 nono 9 nona 9 decimo 10 decima 10
        vigesimo 20 vigesima 20 trigesimo 30 trigesima 30 quadragesimo 40 quinquagesimo 50 sexagesimo 60
        septuagesimo 70 octogesimo 80 nonagesimo 90 centesimo 100 centesima 100 milesimo 1000 milionesimo 1000000
        undecimo 11 undecima 11 duodecimo 12 duodecima 12
        """
    ),
    ordinal_tens=counts(
        """
        decimo 10 decima 10 vigesimo 20 vigesima 20 trigesimo 30 trigesima 30 quadragesimo 40 quadragesima 40
        quinquagesimo 50 quinquagesima 50 sexagesimo 60 sexagesima 60 septuagesimo 70 septuagesima 70
        octogesimo 80 octogesima 80 nonagesimo 90 nonagesima 90
        """
    ),
    ordinal_endings=listed("º | ª | ° | o | a | os | as"),
)

UNITS = Units(
    names=table(
        """
        second: segundo | segundos | seg
        minute: minuto | minutos | min
        hour: hora | horas | hs
        day: dia | dias | dia corrido | dias corridos | dias de calendario | dia de calendario | dias seguidos
        business_day: dia util | dias uteis
        week: semana | semanas
        fortnight: quinzena | quinzenas
        month: mes | meses
        quarter: trimestre | trimestres
        year: ano | anos
        decade: decada | decadas
        century: seculo | seculos
        metre: metro | metros
        centimetre: centimetro | centimetros
        millimetre: milimetro | milimetros
        kilometre: quilometro | quilometros
        mile: milha | milhas
        foot: pe | pes
        inch: polegada | polegadas
        kilogram: quilograma | quilogramas | quilo | quilos
        gram: grama | gramas
        milligram: miligrama | miligramas
        microgram: micrograma | microgramas
        ounce: onca | oncas
        pound: libra | libras
        tonne: tonelada | toneladas
        litre: litro | litros
        millilitre: mililitro | mililitros
        gallon: galao | galoes
        celsius: grau celsius | graus celsius | graus centigrados | grau centigrado | celsius | centigrados
        fahrenheit: grau fahrenheit | graus fahrenheit | fahrenheit
        degree: grau | graus
        kilowatt_hour: quilowatt hora | quilowatts hora
        watt: watt | watts
        kilowatt: quilowatt | quilowatts
        volt: volt | volts
        byte: byte | bytes
        megabyte: megabyte | megabytes
        gigabyte: gigabyte | gigabytes
        square_metre: metro quadrado | metros quadrados
        square_kilometre: quilometro quadrado | quilometros quadrados
        hectare: hectare | hectares
        times: vez | vezes
        tablet: comprimido | comprimidos
        drop: gota | gotas
        cup: xicara | xicaras
        """
    ),
    currencies=table(
        """
        BRL: real | reais | real brasileiro | reais brasileiros
        USD CAD AUD NZD SGD HKD: dolar | dolares
        USD: dolar americano | dolares americanos
        EUR: euro | euros
        GBP: libra esterlina | libras esterlinas
        MXN ARS CLP COP UYU PHP: peso | pesos
        MXN: peso mexicano | pesos mexicanos
        ARS: peso argentino | pesos argentinos
        JPY: iene | ienes
        CHF: franco suico | francos suicos
        INR: rupia | rupias
        cent: centavo | centavos | centimo | centimos
        """
    ),
    percent=listed("por cento | porcento"),
    points=listed("ponto percentual | pontos percentuais"),
    of=frozenset({"de"}),
    per=listed("por | ao | a | cada"),
    per_any=listed("por | cada"),
    bounds_before=table(
        """
        >=: pelo menos | no minimo | um minimo de | minimo de | minimo | nao menos de | a partir de | ao menos
        | maior ou igual a | maiores ou iguais a | superiores ou iguais a | maior ou igual que
         | nao antes de | nao menos que
        <=: no maximo | ate | um maximo de | maximo de | maximo | nao mais de | nao mais que | em ate | ate no maximo
         | menor ou igual a | menores ou iguais a | inferiores ou iguais a | menor ou igual que | nao superior a
         | que nao exceda
        >: mais de | acima de | superior a | superiores a | maior que | maiores que | maior de | maiores de
        | mais que | mais da | mais alto que | mais alta que
         | excede | ultrapassa | ultrapassam | acima dos
        <: menos de | abaixo de | inferior a | inferiores a | menor que | menores que | menor de | menores de
        | menos que | menos da | mais baixo que | mais baixa que
         | abaixo dos
        in: dentro de | no prazo de | em um prazo de | num prazo de | nos primeiros | nas primeiras | dentro do prazo de
        ~: cerca de | aproximadamente | quase | uns | umas | por volta de | em torno de | mais ou menos
        =: exatamente | justamente | igual a | iguais a
        """
    ),
    bounds_after=table(
        """
        >=: ou mais | e mais | ou maior | ou maiores | no minimo | ou superior | em diante | pelo menos
        <=: ou menos | no maximo | ou menor | ou inferior
        """
    ),
    range_open=listed("entre | de | desde | entre os | entre o"),
    range_join=listed("a | ate | ao | aos | as"),
    range_and=listed("e | e o"),
    labels=listed(
        """
        pedido | ordem | protocolo | numero | processo | caso | artigo | secao | clausula | capitulo | pagina | versao
        | tamanho | opcao | posicao | fatura | nota | conta | sala | voo | lote de | passo | chamado | codigo
        | cupom | apolice
        | apartamento | apto | lei | decreto | figura | tabela | rota | rodovia | linha | portao | edificio | nivel
        | formulario | ref | referencia | cpf | cnpj | rg | cep | anexo | quarto numero | andar | serie | windows
        | item | tema
        | sumula | vara | inciso | paragrafo | art | matricula | ticket | sinistro | rastreio
        """
    ),
    label_marks=listed("n | no | num | numero | nr"),
    comparatives=listed("mais de | menos de | excede | ultrapassa | ultrapassam | mais que | menos que"),
    free=listed(
        """
        gratis | gratuito | gratuita | gratuitos | gratuitas | sem custo | sem custos | de graca | gratuitamente
        | sem custo adicional | sem custo algum | sem nenhum custo | sem cobranca | sem taxa | sem taxas
        """
    ),
    payment=listed(
        "pagar | paga | pagam | pago | cobra | cobram | cobrar | custa | custam | custo | cobranca | taxa | tarifa"
    ),
)

CALENDAR = Calendar(
    day_first=True,
    months=counts(
        """
        janeiro 1 fevereiro 2 marco 3 abril 4 maio 5 junho 6 julho 7 agosto 8 setembro 9 outubro 10 novembro 11
        dezembro 12 jan 1 fev 2 mar 3 abr 4 mai 5 jun 6 jul 7 ago 8 set 9 out 10 nov 11 dez 12
        """
    ),
    weekdays=counts(
        """
        domingo 7 domingos 7 sabado 6 sabados 6 terca 2 tercas 2 quintas 4 sextas 5
        """
    )
    | {"segunda feira": 1, "terca feira": 2, "quarta feira": 3, "quinta feira": 4, "sexta feira": 5}
    | {"segundas feiras": 1, "tercas feiras": 2, "quartas feiras": 3, "quintas feiras": 4, "sextas feiras": 5},
    of=frozenset({"de", "do", "o", "dia"}),
    day_words=frozenset({"dia"}),
    on=listed("em | dia | ate | no | de"),
    at=listed("as | a | ate as | das | desde as | a partir das"),
    morning=listed("am | da manha"),
    afternoon=listed("pm | da tarde | da noite"),
    hour_words=listed("horas | hora | em ponto"),
    quarters=frozenset({"trimestre"}),
    years=listed("em | desde | de | do | ate | antes | ano | a | durante | entre"),
    noon=counts("meio-dia 12 meia-noite 0"),
    starts=listed("comeca | comecam | comecou | inicia | iniciam | iniciou | inicio | desde | abre | abrem"),
    ends=listed(
        "termina | terminam | terminou | acaba | acabam | acabou | encerra | encerram | encerrou | ate | vence | fecha"
    ),
)

NAMES = Names(
    titles=listed(
        "sr | sra | srta | dr | dra | dom | dona | d | prof | profa | professor | professora | eng | sao | santa | rei"
    ),
    inside=frozenset({"de", "da", "do", "das", "dos", "e", "&", "van", "von", "del", "la"}),
    suffixes=listed("sa | ltda | me | eireli | inc | ltd | llc | cia | s.a"),
    agents=listed("por | pelo | pela | pelos | pelas"),
    not_names=listed("faq | nota | ola | obrigado | obrigada | sim | ok"),
)

POLARITY = Polarity(
    cues=table(
        """
        not: nao | nunca | jamais | de modo algum | de forma alguma | nao mais | ja nao
        none: ninguem | nada | nenhum | nenhuma | nenhuns | nenhumas
        not_all: nem todos | nem todas | nem todo | nem toda | nem sempre | nao necessariamente | nem tudo
        rare: raramente | raro | rara vez | raras vezes | dificilmente | mal | quase nunca
        without: sem | sem que
        except: exceto | salvo | com excecao de | a excecao de | com excecao da | com excecao do | fora | menos a
        | menos o
        unless: a menos que | a nao ser que | salvo se | exceto se
        nor: nem | tampouco | nem sequer
        """
    ),
    pseudo=listed(
        """
        nao so | nao somente | nao apenas | sem duvida | nao obstante | nao mais de | nao menos de | nada mais
        | nao antes de | nao superior a | que nao exceda | sem prejuizo | nao mais que | nao menos que | por mal
        """
    ),
    lexical=table(
        """
        incluir: exclui | excluem | excluido | excluida | excluidos | excluidas
        ter: carece de | carecem de
        permitir: proibe | proibem | proibido | proibida | proibidos | proibidas | vedado | vedada
        possivel: impossivel | impossiveis
        poder: incapaz de | incapazes de
        exigir: dispensa | dispensam | dispensado | dispensada
        aceitar: recusa | recusam | rejeita | rejeitam
        : deixa de | deixam de | deixou de | deixaram de | deixar de | parou de | recusa se a
        """
    ),
    prefixes=("nao", "in", "im", "i", "des", "dis"),
    breaks=listed("mas | porem | embora | enquanto | entretanto | contudo | todavia"),
    ends=listed("e"),
    conjunctions=listed("e | ou"),
    subordinators=listed("se | quando | porque | que | quem | onde | cujo | cuja | como | antes | depois | ate"),
    only=listed("so | somente | apenas | exclusivamente"),
    quantifiers=table(
        """
        all: todo | toda | todos | todas | cada | qualquer | quaisquer | ambos | ambas | inteiro | inteira | tudo
        most: a maioria de | a maioria dos | a maioria das | a maioria | a maior parte | maioria | principalmente
        many: muitos | muitas | diversos | diversas | numerosos
        some: alguns | algumas | algum | alguma | varios | varias | certos | certas | parte de
        few: poucos | poucas
        always: sempre | a todo momento
        usually: normalmente | geralmente | em geral | habitualmente | costuma | na maioria das vezes
        often: frequentemente | com frequencia | muitas vezes
        sometimes: as vezes | de vez em quando | ocasionalmente | em alguns casos | por vezes
        """
    ),
    strengths=table(
        """
        must: deve | devem | devera | deverao | tem que | tem de | precisa | precisam | obrigatorio | obrigatoria
        | exige
         | exigem | é preciso | requer | requerem
        should: deveria | deveriam | recomenda se | recomendado | convem
        may: pode | podem | podera | poderao | poderia | poderiam | opcional | opcionais | permite se | permitido
        """
    ),
    opposites=pairs(
        """
        cresceu / caiu | crescem / caem | cresce / cai | cresceram / cairam | crescer / cair | mais / menos
        | maior / menor | maiores / menores | antes / depois | antes / apos | superior / inferior
        | maximo / minimo | maxima / minima | com / sem | dentro / fora | inclui / exclui | incluem / excluem
        | incluido / excluido | incluida / excluida | legal / ilegal | alto / baixo | alta / baixa | altos / baixos
        | altas / baixas | longo / curto | longa / curta | grande / pequeno | grande / pequena | grandes / pequenos
        | primeiro / ultimo | primeira / ultima | aumenta / diminui | aumentam / diminuem | aumentou / diminuiu
        | aumentar / diminuir | sobe / desce | subiu / caiu | subir / cair | permitido / proibido | permitida / proibida
        | permite / proibe | aceita / recusa | aceita / rejeita | abre / fecha | aberto / fechado | aberta / fechada
        | abrem / fecham | comeca / termina | comecam / terminam | inicio / fim | publico / privado | publica / privada
        | interno / externo | interna / externa | norte / sul | homem / mulher | homens / mulheres | melhor / pior
        | melhores / piores | rapido / lento | forte / fraco | sempre / nunca | todos / ninguem | todos / nenhum
        | todas / nenhuma | compra / venda | comprar / vender | ganhar / perder | ganhou / perdeu
        | obrigatorio / opcional
        | obrigatoria / opcional | igual / diferente | sobre / sob | acima / abaixo | novo / velho | nova / velha
        | novo / antigo | cedo / tarde | jovem / velho | leste / oeste | ativo / inativo | possivel / impossivel
        | capaz / incapaz | entrada / saida | importar / exportar | ativar / desativar | positivo / negativo
        | verdadeiro / falso | quente / frio | esquerda / direita | cheio / vazio | manual / automatico
        | direto / indireto
        | a favor / contra | maioria / minoria | anterior / posterior | anteriores / posteriores | entra / sai
        | exige / dispensa
        """
    ),
    same=pairs("custa / preco | compra / adquire | chega / entrega | comeca / inicia | devolve / reembolsa"),
    auxiliaries=listed("fica | ficam | leva | demora | vem | vai | vao | é | se"),
    telling=listed("mesmo | mesma | mesmos | mesmas | outro | outra | outros | outras"),
    questions=listed(
        "quem | que | quando | onde | por que | como | qual | quais | quanto | quanta | quantos | quantas"
    ),
    greetings=listed(
        """
        ola | oi | bom dia | boa tarde | boa noite | obrigado | obrigada | prezado | prezada | claro que sim
        | com certeza
        | com prazer | espero que | sinto muito | lamento | aqui esta | atenciosamente | fique a vontade | tchau
        | bem vindo | bem vinda | de nada | nao sei
        """
    ),
)

REASONS = Reasons(
    by_kind={
        "no_passage": "Nenhum trecho foi encontrado ou citado que sustente isto.",
        "not_a_claim": "Isto não afirma nada que um trecho possa sustentar.",
        "unread.long": "A frase é longa demais para ser verificada.",
        "unread": "“{text}” não pôde ser lido como um valor, e o trecho não contém os mesmos caracteres.",
        "number": "A frase diz “{text}”; o trecho diz “{found}”.",
        "number.absent": "Nenhum trecho citado diz “{text}” sobre isto.",
        "amount": "A frase diz “{text}”; o trecho diz “{found}”.",
        "amount.absent": "Nenhum trecho citado dá o valor “{text}” para isto.",
        "amount.free": "A frase diz que não custa nada; o trecho diz “{found}”.",
        "amount.free.absent": "A frase diz que não custa nada; nenhum trecho citado diz isso.",
        "date": "A frase dá a data “{text}”; o trecho dá “{found}”.",
        "date.absent": "Nenhum trecho citado dá a data “{text}” para isto.",
        "time": "A frase dá a hora “{text}”; o trecho dá “{found}”.",
        "time.absent": "Nenhum trecho citado dá a hora “{text}” para isto.",
        "range": "A frase diz “{text}”; o trecho põe outros limites: “{found}”.",
        "range.absent": "Nenhum trecho citado põe o limite “{text}” para isto.",
        "label": "A frase diz “{text}”; o trecho diz “{found}”.",
        "label.absent": "“{text}” não está no que o trecho diz sobre isto.",
        "name": "A frase cita o nome “{text}”; o trecho traz “{found}”.",
        "name.absent": "O nome “{text}” não está no que o trecho diz sobre isto.",
        "negation": "A frase nega o que o trecho afirma: “{found}”.",
        "negation.absent": "A frase nega algo (“{text}”) que nenhum trecho citado nega.",
        "negation.lost": "O trecho nega isto: “{found}”.",
        "quantifier": "A frase diz “{text}”; o trecho diz “{found}”.",
        "quantifier.absent": "A frase diz “{text}”; o trecho não diz isso de todos.",
        "strength": "A frase diz “{text}”; o trecho diz “{found}”.",
        "strength.absent": "A frase diz “{text}”; o trecho não vai tão longe.",
        "direction": "A frase diz “{text}”; o trecho diz o contrário: “{found}”.",
        "direction.absent": "A frase diz “{text}”; nenhum trecho citado diz isso.",
        "attribution": "O trecho diz “{text}” de outra coisa: “{found}”.",
        "condition": "O trecho restringe isto (“{found}”), e a frase deixa isso de fora.",
    }
)

FACTS = Facts(NUMBERS, UNITS, CALENDAR, NAMES, POLARITY, REASONS)
