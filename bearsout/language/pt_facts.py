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
    inflected,
    listed,
    pairs,
    table,
)

_PLACES = """
quart 4 quint 5 sext 6 setim 7 oitav 8 non 9 decim 10 undecim 11 duodecim 12 vigesim 20 trigesim 30 quadragesim 40
quinquagesim 50 sexagesim 60 septuagesim 70 setuagesim 70 octogesim 80 nonagesim 90 centesim 100 ducentesim 200
tricentesim 300 trecentesim 300 quadringentesim 400 quingentesim 500 sexcentesim 600 seiscentesim 600
septingentesim 700 setingentesim 700 octingentesim 800 noningentesim 900 nongentesim 900 milesim 1000
milionesim 1000000 bilionesim 1000000000 trilionesim 1000000000000 quatrilionesim 1000000000000000
"""

NUMBERS = Numbers(
    decimal=",",
    words=counts(
        """
        zero 0 um 1 uma 1 dois 2 duas 2 tres 3 quatro 4 cinco 5 seis 6 sete 7 oito 8 nove 9 dez 10 onze 11 doze 12
        treze 13 catorze 14 quatorze 14 quinze 15 dezesseis 16 dezasseis 16 dezessete 17 dezassete 17 dezoito 18
        dezenove 19 dezanove 19 vinte 20 trinta 30 quarenta 40 cinquenta 50 cincoenta 50 sessenta 60 setenta 70
        oitenta 80 noventa 90 cem 100 cento 100
        """
    )
    | inflected(
        """
        duzent 200 trezent 300 quatrocent 400 quinhent 500 seiscent 600 setecent 700 oitocent 800 novecent 900
        """,
        "os as",
    ),
    scales=counts("mil 1000")
    | inflected(
        """
        milh 1000000 bilh 1000000000 trilh 1000000000000 quatrilh 1000000000000000 quadrilh 1000000000000000
        quintilh 1000000000000000000 sextilh 1000000000000000000000 bili 1000000000000 trili 1000000000000000000
        quatrili 1000000000000000000000000
        """,
        "ao oes",
    ),
    joiners=frozenset({"e"}),
    joined=frozenset({20, 100, 1000}),
    weak=frozenset({"um", "uma"}),
    ones=frozenset({"um", "uma"}),
    vague=listed(
        "milhares | milhoes | bilhoes | trilhoes | bilioes | trilioes | duzias | dezenas | centenas | centenares"
    ),
    vaguely=listed(
        "varios | varias | alguns | algumas | uns | umas | poucos | poucas | muitos | muitas | diversos | diversas"
    ),
    halves=frozenset({"meio", "meia"}),
    half_nouns=frozenset({"metade"}),
    parts=inflected(_PLACES + "terc 3", "o os") | counts("meio 2 meios 2"),
    avos=listed("avo | avos"),
    part_nouns=frozenset({"parte", "partes"}),
    points=frozenset({"virgula", "ponto"}),
    mixed=frozenset({"com"}),
    ratios=table(
        """
        over: sobre
        in: em cada | de cada | a cada
        """
    ),
    dozens=counts(
        """
        duzia 12 duzias 12 dz 12 par 2 dezena 10 dezenas 10 centena 100 centenas 100 milhar 1000 milhares 1000
        """
    ),
    times=counts(""),
    ordinals=inflected("primeir 1 segund 2 terceir 3" + _PLACES, "o a os as") | counts("terca 3 tercas 3"),
    place_nouns=listed("terceiros | segundos"),
    counted=1000,
    from_last=listed("a contar do fim | a partir do fim"),
    ordinal_endings=listed("º | ª | ° | o | a | os | as"),
)

UNITS = Units(
    names=table(
        """
        minute: minuto | minutos | min | mins
        hour: hora | horas | hs | hr | hrs
        day: dia | dias | dia corrido | dias corridos | dias de calendario | dia de calendario | dias seguidos
         | dias consecutivos
        business_day: dia util | dias uteis | dia de trabalho | dias de trabalho
        night: noite | noites | diaria | diarias
        weekend: fim de semana | fins de semana | final de semana | finais de semana
        week: semana | semanas
        fortnight: quinzena | quinzenas
        month: mes | meses
        quarter: trimestre | trimestres
        semester: semestre | semestres
        year: ano | anos
        school_year: ano letivo | anos letivos
        decade: decada | decadas
        century: seculo | seculos
        millennium: milenio | milenios
        mile: milha | milhas
        nautical_mile: milha nautica | milhas nauticas
        foot: pe | pes
        inch: polegada | polegadas
        yard: jarda | jardas
        light_year: ano luz | anos luz
        kilogram: quilo | quilos
        ounce: onca | oncas | onza | onzas
        pound: libra | libras
        tonne: tonelada | toneladas | tonelada metrica | toneladas metricas
        gallon: galao | galoes
        pint: pinta | pintas
        barrel: barril | barris
        teaspoon: colher de cha | colheres de cha
        tablespoon: colher de sopa | colheres de sopa
        cup: xicara | xicaras | copo | copos
        carat: quilate | quilates
        celsius: grau celsius | graus celsius | graus centigrados | grau centigrado | celsius | centigrados
         | grau c | graus c
        fahrenheit: grau fahrenheit | graus fahrenheit | fahrenheit | grau f | graus f
        kelvin: kelvin | graus kelvin
        degree: grau | graus
        radian: radiano | radianos
        turn: volta | voltas
        kilowatt_hour: quilowatt hora | quilowatts hora
        megawatt_hour: megawatt hora | megawatts hora
        horsepower: cavalo de potencia | cavalos de potencia | cavalo vapor | cavalos vapor
        megapixel: megapixel | megapixels
        pixel: pixel | pixels
        hectare: hectare | hectares
        acre: acre | acres
        international_unit: unidade internacional | unidades internacionais
        times: vez | vezes
        basis_point: ponto base | pontos base
        tablet: comprimido | comprimidos | pastilha | pastilhas
        capsule: capsula | capsulas
        drop: gota | gotas
        pair: pares
        """
    ),
    bases=table(
        """
        second: segundo | segundos | seg
        metre: metro | metros
        gram: grama | gramas
        litre: litro | litros
        watt: watt | watts
        joule: joule | joules
        volt: volt | volts
        ampere: ampere | amperes
        hertz: hertz
        pascal: pascal | pascais
        newton: newton | newtons
        ohm: ohm | ohms
        byte: byte | bytes
        bit: bit | bits
        calorie: caloria | calorias
        bit_per_second: bits por segundo
        """
    ),
    prefixes=table(
        """
        pico: pico
        nano: nano
        micro: micro
        milli: mili
        centi: centi
        deci: deci
        deca: deca
        hecto: hecto
        kilo: quilo | kilo
        mega: mega
        giga: giga
        tera: tera
        peta: peta
        exa: exa
        """
    ),
    crowds=listed(
        """
        usuarios | usuarias | pessoas | clientes | visitantes | visitas | assinantes | membros | seguidores | downloads
        | habitantes | lares | empregos | exemplares | passageiros | turistas | eleitores | trabalhadores | registros
        """
    ),
    squares=listed("quadrado | quadrados | quadrada | quadradas"),
    cubes=listed("cubico | cubicos | cubica | cubicas"),
    currencies=table(
        """
        BRL: real | reais | real brasileiro | reais brasileiros
        USD CAD AUD NZD SGD HKD: dolar | dolares | dollar | dollars
        USD: dolar americano | dolares americanos
        CAD: dolar canadense | dolares canadenses
        AUD: dolar australiano | dolares australianos
        EUR: euro | euros
        GBP: libra esterlina | libras esterlinas | libra | libras | pounds | pound
        MXN ARS CLP COP UYU PHP: peso | pesos
        MXN: peso mexicano | pesos mexicanos
        ARS: peso argentino | pesos argentinos
        CLP: peso chileno | pesos chilenos
        COP: peso colombiano | pesos colombianos
        UYU: peso uruguaio | pesos uruguaios
        PYG: guarani | guaranis
        PEN: sol | soles
        JPY: iene | ienes
        CNY: yuan | yuans
        CHF: franco suico | francos suicos | franco | francos
        INR: rupia | rupias
        RUB: rublo | rublos
        AOA: kwanza | kwanzas
        MZN: metical | meticais
        CVE: escudo | escudos
        cent: centavo | centavos | centimo | centimos | cent | cents
        """
    ),
    cents=table("EUR: centimo | centimos"),
    cent_joins=listed("e | com"),
    either=table("money: libra | libras"),
    weighing=listed("pesa | pesam | pesar | pesava | pesando | peso | bebe | perdeu | perder | carga"),
    percent=listed("por cento | porcento | por ciento"),
    points=listed("ponto percentual | pontos percentuais | pp | p.p"),
    of=frozenset({"de"}),
    per=listed("por | ao | a | cada"),
    per_any=listed("por | cada"),
    articles=listed("o | os | as | a"),
    minus=listed("menos"),
    below_zero=listed("abaixo de zero | graus abaixo de zero"),
    lengths=listed("dura | duram | durou | leva | demora | por | durante | de | em | umas | cerca"),
    lengths_after=listed("antes | depois | de antecedencia | mais"),
    wholes=listed("todo o | toda a | outro | outra | mais um | mais uma"),
    ages=table(
        """
        >=: anos ou mais | anos e mais | anos completos ou mais | anos de idade ou mais | anos em diante
        <=: anos ou menos | anos de idade ou menos
        =: anos de idade | anos completos
        """
    ),
    ages_before=table(""),
    between=listed("longos | longas | bons | boas"),
    sizes=listed("de | por | x"),
    bounds_before=table(
        """
        >=: pelo menos | no minimo | um minimo de | minimo de | minimo | nao menos de | a partir de | ao menos
         | maior ou igual a | maiores ou iguais a | superiores ou iguais a | maior ou igual que | nao antes de
         | nao menos que | maiores ou iguais que | igual ou maior que | igual ou maior a | igual ou maior
         | iguais ou maiores que | iguais ou maiores a | igual ou superior a | iguais ou superiores a
         | superior ou igual a | nao inferior a | nao inferiores a | nao menor que | nao menor do que
         | mais ou igual a
         | maior do que ou igual a | maior que ou igual a | com um minimo de | de pelo menos | de no minimo
         | nunca menos de | maior ou igual | mais que ou igual a | mais de ou igual a | igual ou mais que
         | igual ou mais de
         | no minimo de | a partir dos | a partir das
        <=: no maximo | ate | um maximo de | maximo de | maximo | nao mais de | nao mais que | em ate
         | ate no maximo
         | menor ou igual a | menores ou iguais a | inferiores ou iguais a | menor ou igual que | nao superior a
         | que nao exceda | menores ou iguais que | igual ou menor que | igual ou menor a | iguais ou menores que
         | iguais ou menores a | igual ou inferior a | iguais ou inferiores a | inferior ou igual a
         | nao superiores a
         | nao maior que | nao maior do que | menos ou igual a | menor do que ou igual a | menor que ou igual a
         | nao excede | nao exceder | nao ultrapassa | nao ultrapassar | nao ultrapasse | nunca mais de
         | de ate | de no maximo
         | ate um maximo de | com um maximo de | igual ou menos que | igual ou menos de | menor ou igual
         | no maximo de
         | nao mais do que | nao podera exceder | nao pode exceder | nao pode ultrapassar | nao deve ultrapassar
         | que nao ultrapasse | nao passa de | nao supera | limitado a | por ate
        >: mais de | acima de | superior a | superiores a | maior que | maiores que | maior de | maiores de
         | mais que | mais da | mais alto que | mais alta que | excede | ultrapassa | ultrapassam | acima dos
         | maior do que | maiores do que | mais do que | mais altos que | mais altas que | mais alto do que
         | excedem
         | maior a | maiores a | mais longo que | exceder | ultrapassar | mais grande que | superou | supera
         | superam
         | mais dos | mais das | acima das | ultrapasse | exceda
        <: menos de | abaixo de | inferior a | inferiores a | menor que | menores que | menor de | menores de
         | menos que | menos da | mais baixo que | mais baixa que | abaixo dos | menor do que | menores do que
         | menos do que | mais baixos que | mais baixas que | mais baixo do que | menor a | menores a
         | mais curto que
         | menos dos | menos das | abaixo das | mais pequeno que
        in: dentro de | no prazo de | em um prazo de | num prazo de | nos primeiros | nas primeiras
         | dentro do prazo de
         | no prazo maximo de | em um prazo maximo de | dentro dos | dentro das
        ~: cerca de | aproximadamente | quase | uns | umas | por volta de | em torno de | mais ou menos | perto de
         | em torno dos | cerca dos | estimado em | estimada em | aprox
        =: exatamente | justamente | igual a | iguais a | equivale a | equivalente a | equivalem a | precisamente
         | é igual a | um total de
        """
    ),
    bounds_after=table(
        """
        >=: ou mais | e mais | ou maior | ou maiores | no minimo | ou superior | em diante | pelo menos
         | ou superiores
         | ao menos | e superior | e superiores | para cima
        <=: ou menos | no maximo | ou menor | ou inferior | ou menores | ou inferiores | e menos | para baixo
        =: ou igual | ou iguais | inclusive
        ~: mais ou menos | aproximadamente
        """
    ),
    range_open=listed("entre | de | desde | das | dos"),
    range_join=listed("a | ate | ao | aos | as | ate os | ate as"),
    range_and=listed("e"),
    bound_joins=listed("mas | porem"),
    labels=listed(
        """
        pedido | ordem | protocolo | numero | processo | caso | artigo | secao | clausula | capitulo | pagina
        | versao | tamanho | opcao | posicao | fatura | nota | conta | sala | voo | lote de | passo | chamado
        | codigo | cupom | apolice | apartamento | apto | lei | decreto | figura | tabela | rota | rodovia
        | linha | portao | edificio | nivel | formulario | ref | referencia | cpf | cnpj | rg | cep | anexo
        | quarto numero | andar | serie | windows | item | tema | sumula | vara | inciso | paragrafo | art
        | matricula | ticket | sinistro | rastreio | nf | nfe | pis | cnh | iphone | android | modelo | etapa
        | agencia | ramal | lote | assento | fila | plataforma | artigos | clausulas | paginas | resp | aresp
        | agrg | agint | adi | adpf | hc | rr | airr | extensao | guia | encomenda | numeracao | protocolos
        | manequim | §
        """
    ),
    phones=listed("telefone | tel | fone | celular | ligue | fax | whatsapp"),
    label_marks=listed("n | no | num | numero | nr | para | de | fiscal"),
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
    unsure_months=frozenset({"mar", "set", "dez"}),
    month_preps=listed("em | de | desde | ate | para | durante | antes | depois | apos | cada | entre"),
    weekdays=counts(
        """
        domingo 7 domingos 7 sabado 6 sabados 6 terca 2 tercas 2 quintas 4 sextas 5
        """
    )
    | {"segunda feira": 1, "terca feira": 2, "quarta feira": 3, "quinta feira": 4, "sexta feira": 5}
    | {"segundas feiras": 1, "tercas feiras": 2, "quartas feiras": 3, "quintas feiras": 4, "sextas feiras": 5},
    weak_weekdays=counts("segunda 1 seg 1 ter 2 quarta 3 qua 3 quinta 4 qui 4 sexta 5 sex 5 sab 6 dom 7"),
    of=frozenset({"de", "do", "o", "dia"}),
    day_links=listed("dias do mes de | dia do mes de | do mes de | dias de"),
    year_of=listed("de | do | em | ano"),
    day_words=frozenset({"dia"}),
    each_month=listed("de cada mes | do mes | de todo mes | de todos os meses | do mes seguinte"),
    on=listed("em | dia | ate | no | de | na | nas"),
    at=listed("as | à | ate as | das | desde as | a partir das"),
    morning=listed("am | da manha | da madrugada"),
    afternoon=listed("pm | da tarde | da noite"),
    hour_words=listed("horas | hora | em ponto"),
    minute_names=counts("meia 30 quarto 15"),
    minutes_before=table("-: para as | para a | para o | minutos para as | minutos para a"),
    minutes_after=table("+: e"),
    opens=listed("aberto | aberta | abre | abrem | horario | atendimento | funcionamento | funciona"),
    quarters=frozenset({"trimestre", "trimestres"}),
    halves=frozenset({"semestre", "metade"}),
    quarter_letters=frozenset({"q", "t"}),
    half_letters=frozenset({"s", "h"}),
    lasts=frozenset({"ultimo", "ultima", "ultimos", "ultimas"}),
    decades=listed("decada de | decada dos | decada dos anos | anos"),
    decade_names=counts("vinte 20 trinta 30 quarenta 40 cinquenta 50 sessenta 60 setenta 70 oitenta 80 noventa 90"),
    years=listed("em | desde | de | do | ate | antes | ano | a | durante | entre"),
    year_words=frozenset({"ano", "anos"}),
    between=frozenset({"entre"}),
    bounds_before=table(
        """
        >: depois de | depois do | depois da | depois das | apos | posterior a | posteriores a | mais tarde que
        >=: desde | a partir de | a partir do | a partir da | a partir das | a contar de | a contar do | nao antes de
        | nao antes do
        <: antes de | antes do | antes da | antes das | anterior a | anteriores a | previo a
        <=: ate | ate o | ate a | ate as | o mais tardar | no mais tardar | o mais tardar em | nao depois de
        start: inicio de | inicio do | inicios de | comeco de | comeco do | principio de | principios de
        mid: meados de | meados do | metade de
        end: fim de | fim do | final de | final do | finais de | finais do | fins de | fins do
        ~: por volta de | por volta do | por volta da | por volta das | cerca de | aproximadamente | em torno de
        """
    ),
    bounds_after=table(
        """
        >=: em diante | ou posterior | ou posteriores | ou depois | ou mais tarde | e posteriores | e seguintes
        <=: ou antes | ou anterior | ou anteriores | e anteriores
        """
    ),
    noon=counts("meio-dia 12 meia-noite 0"),
    holidays=table(
        """
        12-25: dia de natal
        12-24: vespera de natal
        12-31: vespera de ano novo
        01-01: dia de ano novo
        01-06: dia de reis
        04-22: dia da terra
        """
    ),
    year_holidays=table(
        """
        12-25: natal
        01-01: ano novo
        12-31: reveillon
        11-4-4: acao de gracas | dia de acao de gracas
        """
    ),
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
    short=table(
        """
        televisao: tv
        estados unidos: eua
        uniao europeia: ue
        reino unido: ru
        nacoes unidas: onu
        inteligencia artificial: ia
        """
    ),
    not_names=listed("faq | nota | ola | obrigado | obrigada | sim | ok"),
)

POLARITY = Polarity(
    cues=table(
        """
        not: nao | de modo algum | de forma alguma | nao mais | ja nao
        never: nunca | jamais | em caso algum | em hipotese alguma
        none: ninguem | nada | nenhum | nenhuma | nenhuns | nenhumas
        not_all: nem todos | nem todas | nem todo | nem toda | nem sempre | nao necessariamente | nem tudo
        rare: raramente | raro | rara vez | raras vezes | dificilmente | mal | quase nunca
        without: sem | sem que
        except: exceto | salvo | menos nos | menos nas | menos aos | menos em | menos os | menos as | com excecao de
        | a excecao de | com excecao da | com excecao do | fora | menos a
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
        abre: fechado | fechada | fechados | fechadas
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
    heads=listed(
        """
        o de | a de | os de | as de | o do | a do | os do | as do | o da | a da | os da | as da | o dos | a dos
        | o das | a das
        """
    ),
    echoes=listed("sim | tambem"),
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
        optional: opcional | opcionais | facultativo | facultativa
        may: pode | podem | podera | poderao | poderia | poderiam | permite se | permitido
        """
    ),
    opposites=pairs(
        """
        desde / até |
        cresceu / caiu | crescem / caem | cresce / cai | cresceram / cairam | crescer / cair | mais / menos
        | maior / menor | maiores / menores | incluido / parte | incluido / separado | favor / contra | ate / depois
        | ate / apos | raro / comum
        | raro / frequente | raros / frequentes | venceu / perdeu | antes / durante / depois
        | antes / durante / apos | superior / inferior
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
        | diario / semanal / mensal / anual | primavera / verao / outono / inverno
        | hora / dia / noite / semana / mes / ano
        | vermelho / verde / azul / amarelo / preto / branco / cinza / laranja / marrom | cafe / almoco / jantar
        | sozinho / acompanhado | comprador / vendedor | adulto / crianca | ida / volta
        | dinheiro / cartao | manha / tarde / noite | professor / aluno | inquilino / proprietario
        | cliente / fornecedor
        | medico / paciente | remetente / destinatario | diretor / secretario | certo / errado
        | seco / molhado | solido / liquido | gasolina / diesel | basico / premium | padrao / expressa
        | lucro / prejuizo
        | aprova / rejeita | vivo / morto | emprestar / tomar | pago / gratuito
        """
    ),
    opposite_roots=pairs(
        """
        diário / semanal / quinzenal / mensal / bimestral / trimestral / semestral / anual |
        inaugurar / fechar | abrir / fechar | começar / terminar | subir / descer | aumentar / diminuir |
        aumentar / reduzir | crescer / cair | permitir / proibir | aceitar / recusar | aceitar / rejeitar |
        ganhar / perder | contratar / demitir | entrar / sair | carregar / descarregar |
        conectar / desconectar | ativar / desativar | ligar / desligar | importar /
        exportar | inquilino / proprietário | professor / aluno
        """
    ),
    exceeds=listed(
        """
        superar | supera | superam | supere | superem | superou | exceder | excede | excedem | exceda |
        ultrapassar | ultrapassa | ultrapassam | ultrapasse
        """
    ),
    same=pairs("custa / preco | compra / adquire | chega / entrega | comeca / inicia | devolve / reembolsa"),
    auxiliaries=listed("permanece | permanecem | fica | ficam | leva | demora | vem | vai | vao | é | se"),
    telling=listed(
        """
        mesmo | mesma | mesmos | mesmas | outro | outra | outros | outras | demais | restantes | contra | favor
        """
    ),
    questions=listed(
        "quem | que | quando | onde | por que | como | qual | quais | quanto | quanta | quantos | quantas"
    ),
    greetings=listed(
        """
        ola | oi | bom dia | boa tarde | boa noite | obrigado | obrigada | muito obrigado | muito obrigada | claro
        | claro que sim | com certeza | com prazer | sinto muito | lamento | tchau | bem vindo | bem vinda | bem vindos
        | de nada | perfeito | pois nao | desculpe
        """
    ),
    frames=listed(
        """
        prezado | prezada | obrigado por | obrigada por | obrigado pelo | obrigada pelo | espero que | esperamos que
        | aqui esta | aqui estao | atenciosamente | abracos | cordialmente | fique a vontade | nao hesite
        | se tiver alguma
        | se precisar de mais | qualquer duvida | nao sei | a resposta esta | a seguir | em resumo | espero ter
        | bem vindo a | bem vinda a | segundo os trechos | fico a disposicao | estou a disposicao | estou aqui para
        | conte comigo | tenha um | tenha uma
        """
    ),
    hedges=listed(
        """
        pode | podem | poderia | poderiam | possivelmente | talvez | provavelmente | quica | porventura | espera
        se | é possivel
        """
    ),
    reports=listed(
        """
        afirma | afirmam | afirmou | alega | alegam | alegou | garante | garantem | sustenta | sustentam | segundo o |
        segundo a | segundo os | segundo as | de acordo com | acredita | acreditam | pensa | pensam | acha | acham |
        suspeita | suspeitam | duvida | duvidam | espera | esperam | supoe | supostamente | promete | prometem | preve
        | preveem | quer | querem | pretende | pretendem | planeja | planejam | nega que | negam que | negou que |
        negaram que | nega ter | nega haver | desmente que | desmentem que | desmentiu que | rejeita que | rejeitam
        que | rejeitou que | refuta que | refutam que | refutou que | refuta a ideia | refuta a tese | refutou a ideia
        | rejeita a ideia de | descarta que | descartam que | descartou que | duvidou | poe em duvida | poem em duvida
        | propoe | propoem
        """
    ),
    others=listed("resto | demais | outros | outras | restantes"),
    says=listed(
        """
        diz | dizem | disse | disseram | anunciou | declara | declarou | informa | informou | aponta | adverte |
        explicou | nega | negam | negou | desmente | desmentem | desmentiu | refuta | refutou | descarta | descartou
        """
    ),
    conditions=listed(
        """
        se | a menos que | a nao ser que | salvo se | exceto se | desde que | contanto que | exceto | salvo | caso
        | em caso de | com excecao de | com excecao da | com excecao do | so se
        """
    ),
    occasions=listed(
        "enquanto | durante | antes | depois | apos | ate | dentro de | no prazo de | quando | fora de | desde"
    ),
    relatives=listed("que | quem"),
    partitives=listed("dos quais | das quais | deles | delas | desses | dessas"),
    converses=pairs("comprar / vender | enviar / receber | emprestar / tomar | ensinar / aprender | dar / receber"),
    limits=table(
        """
        <=: limite | maximo | maxima | maximos | maximas | teto
        >=: minimo | minima | minimos | minimas
        """
    ),
    rates=table(
        """
        day: diario | diaria | diarios | diarias | diariamente
        week: semanal | semanais | semanalmente
        month: mensal | mensais | mensalmente | mensalidade
        quarter: trimestral | trimestrais | trimestralmente
        year: anual | anuais | anualmente | anuidade
        """
    ),
    passives=listed("é | sao | foi | foram | era | eram | ser | sido | sera | serao | sendo"),
    pronouns=listed(
        """
        seu | sua | seus | suas | dele | dela | deles | ele | ela | eles | elas | isto | isso | voce | voces | se
        | que | quem | ambos | lhe
        """
    ),
    prepositions=listed("com | em | a | por | para | durante | desde"),
    articles=listed("o | a | os | as | um | uma | uns | umas | este | esta | estes | estas | seu | sua | cada"),
)

REASONS = Reasons(
    by_kind={
        "no_passage": "Nenhum trecho foi encontrado ou citado que sustente isto.",
        "no_passage.unrelated": "Nenhum trecho citado fala disto.",
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
        "name.role": "No trecho, “{text}” tem outro papel nisto.",
        "attribution.role": "O trecho conta isto ao contrário: “{text}”.",
        "negation": "A frase nega o que o trecho afirma: “{found}”.",
        "negation.absent": "A frase nega algo (“{text}”) que nenhum trecho citado nega.",
        "negation.lost": "O trecho nega isto: “{found}”.",
        "quantifier": "A frase diz “{text}”; o trecho diz “{found}”.",
        "quantifier.absent": "A frase diz “{text}”; o trecho não diz isso de todos.",
        "strength": "A frase diz “{text}”; o trecho diz “{found}”.",
        "strength.absent": "A frase diz “{text}”; o trecho não vai tão longe.",
        "strength.lost": "O trecho deixa isto em aberto: “{found}”.",
        "quantifier.lost": "O trecho diz isto com ressalvas: “{found}”.",
        "report": "O trecho traz isto como palavra de alguém: “{found}”.",
        "derived": "Nenhum trecho diz “{text}”; só se chega a isso calculando com {found}.",
        "quotation": "A frase cita “{text}”; o trecho tem “{found}”.",
        "quotation.absent": "Nenhum trecho citado tem estas palavras: “{text}”.",
        "direction": "A frase diz “{text}”; o trecho diz o contrário: “{found}”.",
        "direction.absent": "A frase diz “{text}”; nenhum trecho citado diz isso.",
        "attribution": "O trecho diz “{text}” de outra coisa: “{found}”.",
        "condition": "O trecho restringe isto (“{found}”), e a frase deixa isso de fora.",
    }
)

FACTS = Facts(NUMBERS, UNITS, CALENDAR, NAMES, POLARITY, REASONS)
