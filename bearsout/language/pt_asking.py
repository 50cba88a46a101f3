"""Portuguese: how people ask."""

from bearsout.language.asking import Asking
from bearsout.language.facts import pairs, table
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
        number: um unico | uma unica | um | uma | nenhum | nenhuma
        time: o dia todo | 24 horas
        address: rua | avenida | praca | cep | caixa postal
        """
    ),
    everyday=pairs(
        """
        reembolso / dinheiro de volta / estorno / devolucao do dinheiro / restituicao | devolver / devolucao / retornar |
        comprar / adquirir | pedir / solicitar / requerer / requisitar | quebrado / danificado / defeituoso / com defeito / estragado |
        chegar / receber / entregar / entrega | frete / envio / entrega / remessa | pacote / encomenda / pedido |
        custar / preco / valor / tarifa / taxa / custo | barato / desconto / promocao |
        cancelar / encerrar / rescindir / terminar / suspender | deixar de pagar / nao pagar / falta de pagamento / inadimplencia |
        apagar / excluir / deletar / eliminar / remover / apagada / excluida | tirar / remover / retirar / desativar |
        cupom / vale / codigo de desconto | garantia / cobertura | expirar / vencer / validade |
        mudar / alterar / modificar / trocar / atualizar / editar | senha / palavra-passe / senhas | conta / perfil |
        ligar / telefonar / telefone | e-mail / email / correio eletronico | limite / maximo / teto |
        ferias / folga / licenca | doente / doenca / medico | fatura / boleto / nota | ajuda / suporte / assistencia |
        comecar / iniciar | acabar / terminar / finalizar | esquecer / esqueci / perder / perdi |
        loja / estabelecimento | carro / veiculo | celular / telemovel / telefone | computador / equipamento |
        ler / descriptografar / acessar / ver | entrar / acessar / fazer login / acesso | volta / voltar / restaurar / reativar |
        mandar / enviar / encaminhar / enviei | conteudo / material | denunciar / denuncia / reportar / sinalizar |
        funciona / disponivel / compativel | aceita / compativel / suporta | gratuito / gratis / sem custo |
        anexo / arquivo | mascara / mascaramento / alias | dispositivo / aparelho | idade / anos |
        sem fundamento / infundada / infundadas / falsa | segura / seguro / seguranca | emprego / trabalho |
        chefe / supervisor / gestor | permitir / autorizar | duvidas / perguntas / questoes | tamanho / limite
        """
    ),
    orders=terms(
        """
        crie envie mande mude troque apague exclua reserve ligue aprove pague reembolse imprima corrija faca cancele
        altere atualize traduza escreva adicione ative desative renove devolva abra feche registre marque agende
        cria envia manda muda troca apaga exclui liga aprova paga imprime corrige faz cancela
        """
    ),
    order_marks=terms("me mim por favor amanha hoje agora meu minha este esta ja"),
    pointers=phrases(
        """
        nesta pagina | esta pagina explica | esta pagina descreve | neste artigo | esta secao descreve |
        veja | veja tambem | consulte | para mais informacoes | mais informacoes | saiba mais | leia | leia mais |
        para saber mais | clique aqui | para obter mais informacoes | voltar para
        """
    ),
    deed_endings=("ar", "er", "ir"),
    wishes=terms("quero queria preciso gostaria"),
    old=terms("antigo antiga anterior antes arquivado"),
    replaced=phrases("substituida | substituido | revogada | revogado | nao e mais valida | desatualizada"),
    instructions=terms(
        """
        clique acesse selecione escolha abra va pressione digite insira marque desmarque entre faca envie preencha
        siga use utilize toque arraste copie cole salve baixe instale desative ative altere configure visite solicite
        ligue escreva contate confirme acione
        """
    ),
    degree=terms("quao"),
)
