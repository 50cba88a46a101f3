"""Portuguese: how people ask."""

from bearsout.language.asking import Asking, groups
from bearsout.language.facts import table
from bearsout.language.table import phrases, terms

ASKING = Asking(
    due=table(
        """
        duration: quanto tempo | em quanto tempo | quanto demora | quanto demoram | quanto dura | quantos dias |
            quantas semanas | quantos meses | quantos anos | quantas horas | quantos minutos | qual o prazo |
            qual e o prazo | que prazo
        money: quanto custa | quanto custam | quanto sai | quanto pago | qual o valor | preco de | preco do | preco da |
            qual e o valor | quantos reais | quantos euros
        sum: preco | precos | taxa de | tarifa
        amount: quanto | quanta | maximo | maxima | minimo | minima | que tamanho | tamanho | qual a idade | idade
        limit: limite | ha limite | tem limite | teto
        number: quantos | quantas
        percent: qual a porcentagem | que porcentagem | que percentagem | taxa de juros | qual a percentagem
        time: que horas | a que horas | qual o horario | horario de
        when: quando | ate quando | que dia | que data | desde quando
        phone: qual telefone | qual o telefone | numero de telefone | que numero | para qual numero
        email: qual e-mail | qual email | que e-mail | que email | endereco de e-mail | endereco de email
        address: qual o endereco | endereco de correspondencia | qual endereco | endereco postal
        steps: como | de que forma | o que faco | o que devo fazer | o que tenho que fazer | passos para
        reason: por que | porque | por qual motivo
        person: quem
        place: onde | aonde
        """
    ),
    given_by=table(
        """
        duration: vitalicia | vitalicio | sem limite | nao expira | nao expiram | imediatamente | de imediato |
            no mesmo dia | na hora | por tempo indeterminado
        money: gratis | gratuito | gratuita | sem custo | sem custos | incluido | incluida | nada
        amount limit number: sem limite | nao ha limite | ilimitado | ilimitada | nenhum limite
        limit: ate | no maximo
        number: um unico | uma unica | so um | so uma | apenas um | apenas uma | um por | uma por | nenhum | nenhuma
        time: o dia todo | 24 horas
        address: rua | avenida | praca | cep | caixa postal
        """
    ),
    everyday=groups(
        """
        reembolso / dinheiro de volta / estorno / devolucao do dinheiro / restituicao | devolver / retornar | comprar /
        adquirir | pedir / solicitar / requerer / requisitar | quebrado / danificado / defeituoso / com defeito /
        estragado / nao funciona | chegar / receber | receber / entregar | frete / envio / entrega / remessa | pacote /
        encomenda | custar / preco / valor / custo | valor > tarifa / taxa | barato / desconto / promocao / oferta |
        cancelar / encerrar / rescindir / terminar / suspender | pedir demissao / sair do emprego | deixar de pagar /
        nao pagar / falta de pagamento / inadimplencia / atraso no pagamento | apagar / excluir / deletar / eliminar /
        remover | tirar / remover / retirar / desativar | adicionar / inserir / incluir / colocar | cupom / vale /
        codigo de desconto | cartao-presente / vale-presente / vale presente | garantia / cobertura | expirar / vencer /
        validade / caducar | mudar / alterar / modificar / trocar / atualizar / editar | troca / substituicao | senha /
        palavra-passe / senhas | conta / perfil | cadastrar / registrar / inscrever / criar conta | ligar / telefonar /
        telefone | e-mail / email / correio eletronico | falar com / entrar em contato / contatar | limite / maximo /
        teto | minimo / pelo menos | folga / descanso | ferias / folga | doente / doenca | licenca medica > doente /
        doenca / atestado | menor > filho / filha / crianca / bebe | pai / paternidade | mae / maternidade | conjuge >
        esposa / esposo / marido | companheiro > esposa / marido | conjuge / companheiro | falecimento / morte / morreu
        / faleceu | luto > falecimento / morte / morreu / faleceu | medico / doutor | dinheiro / pagamento | salario /
        ordenado / remuneracao | fatura / boleto | fatura / nota fiscal | recibo / comprovante | ajuda / suporte /
        assistencia | comecar / iniciar | acabar / terminar / finalizar | esquecer / esqueci / perder / perdi | aprovar
        / autorizar / aprovacao | permitir / autorizar / deixar | proibir / nao permitir / vedado | loja /
        estabelecimento / filial | carro / automovel | veiculo > carro / automovel | celular / telemovel | telefone >
        celular / telemovel | computador > notebook | equipamento > computador / notebook | ler / descriptografar /
        acessar | entrar / acessar / fazer login | volta / voltar / restaurar / reativar / restabelecer | mandar /
        enviar / encaminhar | conteudo / material | denunciar / reportar / sinalizar | disponivel / compativel /
        funciona | aceita / compativel / suporta | gratuito / gratis / sem custo | anexo / arquivo | arquivo / ficheiro
        / documento | pasta / diretorio | tela / ecra / monitor | foto / fotografia | imagem > foto / fotografia | alias
        / mascara | dispositivo / aparelho | sem fundamento / infundada / falsa | segura / seguro / seguranca | emprego
        / trabalho / cargo | chefe / supervisor / gestor | colega / companheiro de trabalho | funcionario / empregado /
        colaborador | duvidas / perguntas / questoes | tamanho / dimensao | tamanho / limite | salvar / guardar / gravar
        | escolher / selecionar / marcar | mostrar / exibir / visualizar | bagagem > mala / bolsa | bilhete / ingresso |
        bilhete / passagem | reservar / reserva / agendar / marcar | adiar / remarcar / reagendar | atraso / demora /
        tarde | multa / penalidade | multa / juros | deposito / caucao / entrada | emprestimo / emprestar | aluno /
        estudante | professor / docente | curso / aula | prova / exame | nota / conceito | remedio / medicamento |
        medicamento > comprimido | remedio > comprimido | consulta > visita / atendimento | vacina / vacinacao |
        cirurgia / operacao | acessivel > cadeira de rodas / deficiencia | elevador / ascensor | banheiro / casa de
        banho / sanitario | estacionar / estacionamento / garagem | cachorro / cao | animal > cachorro / cao / gato /
        animal de estimacao | animal de estimacao > cachorro / cao / gato | lixo / residuos | imposto / tributo |
        imposto / alfandega | exterior / outro pais | internacional > exterior / outro pais | identidade / rg /
        documento de identificacao | documento de identificacao > passaporte | rapido / urgente / expresso | aluguel /
        locacao | desfazer / reverter / recuperar | imprimir / impressora | idioma / lingua
        """
    ),
    orders=phrases(
        """
        crie | envie | mande | mude | troque | apague | exclua | reserve | ligue | aprove | pague | reembolse |
        imprima |
        corrija | faca | cancele | altere | atualize | traduza | escreva | adicione | ative | desative | renove |
        devolva | abra | feche | registre | marque | agende | me envie | me mande | me ligue | me envia | me manda |
        me liga
        """
    ),
    orders_with=terms(
        """
        cria envia manda muda troca apaga exclui reserva liga aprova paga reembolsa imprime corrige faz cancela altera
        atualiza traduz escreve adiciona ativa desativa renova devolve abre fecha registra marca agenda
        cancelar anular enviar mandar mudar trocar apagar excluir criar reservar aprovar pagar reembolsar devolver
        traduzir ativar desativar renovar atualizar registrar imprimir corrigir alterar comprar agendar marcar fechar
        """
    ),
    orders_own=dict.fromkeys(
        terms(
            """
            cria envia manda muda troca apaga exclui reserva liga aprova reembolsa imprime corrige faz cancela altera
            atualiza traduz escreve adiciona ativa desativa renova devolve registra marca agenda
            """
        ),
        terms("meu minha meus minhas nosso nossa duas dois tres quatro cinco seis sete oito nove dez"),
    ),
    order_objects=terms(
        """
        um uma uns umas o a os as este esta estes estas esse essa meu minha meus minhas nosso nossa seu sua dois duas
        tres quatro cinco seis sete oito nove dez
        """
    ),
    numbered=terms(
        """
        pedido pedidos reserva fatura solicitacao pagamento envio pacote assinatura conta consulta reclamacao caso
        entrega artigo cliente transacao reembolso bilhete encomenda numero n no o
        """
    ),
    order_marks=phrases(
        """
        por favor | para mim | pra mim | este documento | este arquivo | este ficheiro | este texto | este pedido |
        deste documento | este e-mail | esta folha | esta fatura | esta consulta | esta reserva | esta conta |
        esta solicitacao
        """
    ),
    courtesies=phrases(
        """
        por favor | quero | queria | gostaria de | preciso | preciso de | desejo | voce pode por favor |
        pode por favor
        """
    ),
    pointers=phrases(
        """
        nesta pagina | esta pagina explica | esta pagina descreve | neste artigo | esta secao descreve |
        veja | veja tambem | consulte | para mais informacoes | mais informacoes | saiba mais | leia | leia mais |
        para saber mais | clique aqui | para obter mais informacoes | voltar para
        """
    ),
    deed_endings=("ar", "er", "ir"),
    wishes=terms("quero queria preciso gostaria"),
    old=terms("antigo antiga antigos antigas anterior anteriores arquivado arquivada revogado revogada"),
    replaced=phrases(
        """
        substituida | substituido | revogada | revogado | arquivada | arquivado | obsoleta | obsoleto | expirada |
        expirado | nao e mais valida | nao e mais valido | desatualizada | desatualizado
        """
    ),
    replaced_in=phrases(
        """
        foi substituida | foi substituido | foi revogada | foi revogado | foi arquivada | foi arquivado |
        nao e mais valida | nao e mais valido | nao esta mais em vigor | ja nao esta em vigor
        """
    ),
    instructions=terms(
        """
        clique acesse selecione escolha abra va pressione digite insira marque desmarque entre faca envie preencha
        siga use utilize toque arraste copie cole salve baixe instale desative ative altere configure visite solicite
        ligue escreva contate confirme acione
        """
    ),
    degree=terms("quao"),
)
