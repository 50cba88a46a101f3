"""Portuguese."""

from bearsout.language.pt_facts import FACTS
from bearsout.language.table import Discourse, Language, Sentences, Signs, Words, families, phrases, terms

WORDS = Words(
    snowball="portuguese",
    stop=terms(
        """
        o a os as um uma uns umas e ou mas se que como de do da dos das d em no na nos nas por pelo pela
        pelos pelas para pra
        com sem sob sobre entre até desde após antes depois durante contra
        eu me meu minha meus minhas nós nos nosso nossa nossos nossas você vocês seu sua seus suas ele ela
        eles elas lhe lhes
        isto isso aquilo este esta estes estas esse essa esses essas aquele aquela ao à aos às dele dela
        deles delas
        é são foi foram era eram ser sendo sido está estão estava estar há havia haver tem têm tinha ter
        tenho temos
        será serão seria pode podem poderia posso podemos deve devem
        qual quais quem quando onde porque porquê cujo cuja
        não nem já também muito muita só apenas mais menos algum alguma alguns algumas todo toda todos todas
        cada outro outra
        outros outras mesmo mesma tal assim então aqui ali lá
        olá oi obrigado obrigada favor
        """
    ),
    families=families(
        """
        pagar pago paga pagamento pagamentos | assinar assino assinatura assinaturas assinante |
        desativar desativo desativa desativacao desative | ativar ativo ativa ativacao | denunciar denuncio denuncia
        denuncias | devolver devolvo devolucao devolucoes | entregar entrega entregas | enviar envio envia |
        reservar reserva reservas | comprar compra compras | vender venda vendas | solicitar solicitacao |
        inscrever inscricao inscricoes inscrito inscrevo | renovar renovacao | cancelar cancelamento |
        contratar contrato contratacao | perder perco perde perda | poder posso pode podem | proteger protecao protejo |
        fechar fecho fechamento | abrir abro aberto abertura | pedir peco pede pedido pedidos |
        excluir excluo exclusao |
        cobrar cobranca cobrancas | processar processa processamento | instalar instalacao | atualizar atualizacao |
        modificar modificacao | imprimir impressao imprimo | reembolsar reembolso reembolsos | seguir sigo segue |
        ler leio le leitura | navegar navegacao navegador | apagar apago | mascarar mascara mascaras mascaramento
        mascaramentos | coletar coleta | usar uso utilizacao | criptografar criptografia
        """
    ),
    apart=terms("livre livres"),
    frame=terms(
        """
        quanto quanta quantos quantas tempo demora demoram demorar leva levam levar preciso precisa
        precisamos precisam
        faço faz fazer fazem quero quer queria gostaria saber dizer diga possível acontece significa
        funciona jeito maneira ver vejo acho achar encontro encontrar serve servem servir vez
        vai vou ir fica
        """
    ),
    accented_endings=(
        ("coes", "ções"),
        ("cao", "ção"),
        ("soes", "sões"),
        ("sao", "são"),
        ("encia", "ência"),
        ("encias", "ências"),
        ("ancia", "ância"),
        ("ancias", "âncias"),
        ("avel", "ável"),
        ("aveis", "áveis"),
        ("ivel", "ível"),
        ("iveis", "íveis"),
        ("ario", "ário"),
        ("arios", "ários"),
        ("aria", "ária"),
        ("orio", "ório"),
        ("orios", "órios"),
        ("logica", "lógica"),
    ),
)

SENTENCES = Sentences(
    never_end=terms(
        """
        sr. sra. srs. sras. srta. srtas. dr. dra. drs. dras. prof. profa. profs. profas. eng. enga. engo. engs.
        arq. arqa. arqo. adv. advs. exmo. exma. exmos. exmas. ilmo. ilma. ilmos. ilmas. revmo. rev. pe. mons.
        sto. sta. vs. cap. cel. ten. sgt. sgto. gal. gen. alm. brig. cmte. cmdt. maj. gov. dep. deps. sen. pref.
        pres. proc. emb. Ver. Min. Ir. Irs. Des. MM. av. avs. rod. estr. trav. pç. pça. pca. praç. lgo. pq. jd.
        vl. qta. urb. cond. bco. Al. Est. Ed. p.ex. p.e. v.g. e.g. i.e. cf. cfr. p.s. n.b. fed. art. arts. núm.
        pág. págs. pags. séc. sécs. fls. figs. vol. vols. caps. incs. pp. att. atn. Tv. Lg. profª. profº. drª.
        srª. engº. engª.
        """
    ),
    end_before_capital=terms(
        """
        etc. ltda. lda. cia. s.a. jr. obs. c.v. s.a.r.l. unip. hs. hrs. hr. h. m. seg. min. kg. kgs. kms. lts. un.
        unid. unids. und. pct. pcts. pçs. p.p. a.m. p.m. q.b. s.m.j. r.s.v.p. ass. dto. esq. id. ibid. ibidem.
        op.cit. i.v.a. c.p.f. c.n.p.j. n.i.f. r.g. i.r. exas. v.s.as. vs.as.
        """
    ),
    end_before_opener=terms(
        """
        e.u.a. u.e. o.n.u. a.c. d.c. b.c. ex. exa. v.exa. s.exa. v.sa. sa. s.sa. mag. univ. inst. assoc. dept.
        depto. dpto. dir. coord. secr. mun. ed. eds. org. orgs. trad. col. aux. assist. fac. gerên. adm. admin.
        assemb. congr. f.c. e.c. s.c. c.r. st. mt. fund.
        """
    ),
    before_number=terms(
        """
        n. nº. n°. No. Nos. pag. p. fl. fig. tel. tels. telef. tlf. tlm. telm. cel. fax. ext. inc. al. par.
        parág. sec. seç. tít. tit. tab. quad. v. t. lin. ap. apt. apto. aptos. bl. qd. lt. cj. conj. sl. lj. cx.
        c.p. máx. mín. méd. max. min. aprox. res. port. dec. ac. rel. ref. refs. cód. cod. reg. ver. vers. km.
        mod. fasc. alt. larg. compr. diâm. temp. vel. qtd. qtde. comp. est. jan. fev. mar. abr. mai. jun. jul.
        ago. set. out. nov. dez. seg. ter. qua. qui. sex. sáb. dom. líq. br. tam. pos. nív.
        """
    ),
    openers=terms(
        """
        o a os as um uma uns umas este esta estes estas esse essa esses essas aquele aquela isto isso aquilo eu tu
        ele ela eles elas nós você vocês se me lhe lhes seu sua seus suas meu minha nosso nossa nossos nossas que
        quê quem qual quais quando quanto quantos quanta quantas onde como por porque para é são foi era há está
        estão tem têm pode podem deve devem e ou mas porém não nem embora pois assim além também sem com em no na
        nos nas ao à aos às de do da dos das desde até entre sobre sob após durante segundo depois antes então logo
        cada todo todos todas alguns nenhum só apenas
        """
    ),
    never_open=terms("gmt utc"),
    numbered=terms(
        """
        passo passos página páginas ponto pontos seção secção capítulo capítulos versão nível fase parte tabela
        figura número opção artigo alínea anexo grau tipo zona linha sala andar regra cláusula etapa plano grupo
        vitamina hepatite bloco portão
        """
    ),
)

DISCOURSE = Discourse(
    caveat_openers=phrases(
        """
        no entanto | porém | contudo | todavia | entretanto | mas | exceto | salvo | a exceção |
        há uma exceção | a menos que | isso não se aplica | isto não se aplica | isso não vale |
        esta regra não | essa regra não | somente | só | apenas | caso contrário | nesse caso | neste caso |
        em vez disso | observe que
        """
    ),
    pronoun_openers=phrases(
        """
        ele | ela | eles | elas | isso | isto | esse | essa | esses | essas | este | esta | estes | estas |
        nesse caso | neste caso | ambos | ambas | seu | sua | seus | suas | depois disso | então | para isso |
        aqui | lá
        """
    ),
    negations=terms("não nunca jamais nem nenhum nenhuma nada sem tampouco"),
    note_kinds=phrases(
        """
        nota | notas | dica | dicas | aviso | avisos | atenção | cuidado | importante | perigo | informação |
        informações | observação | observações | obs | veja também | ver também | saiba mais | lembrete | sugestão |
        erro | alerta | nota importante | você sabia | para saber mais | bom saber | verificar | info
        """
    ),
)

SIGNS = Signs(
    common=terms(
        """
        aberto abre abrem abrir aceita aceitam aceitar atualizar água agora ano anos antes aparece aplicativo apagar
        arquivo ficheiro arquivos ajuda ajudar banco banheiro barato bairro bem bloquear botão buscar caixa rua muda
        mudar mudança cancelar quantidade capital casa centro fechar fecha cidade senha cliente clientes cobra
        cobram cobrança carro código comida compra comprar comprei conectar configurar conhecer consigo contato
        contacto contrato cópia copiar correio custo custa custam criar crédito conta contas taxa cupom deixar
        direito direitos desativar baixar desconto depois devolução devoluções devolver dia dias dinheiro endereço
        documento documentos domicílio domingo dois duas exemplo excluir eliminar email empregado funcionário
        empresa ligar encontrar encontro janeiro entrada entrega entregam enviar envia enviam envio erro escrever
        escola espaço português estado estudante reais evitar fatura nota falta data datas fim final formato foto
        garantia gasto gastos gente grátis grande guardar quarto filho filhos folha folhas hora horário horas hoje
        idioma imagem valor imprimir impressora inclui iniciar inserir instalar inverno chefe quinta julho junho
        jovem lado longe letra letras lei limite linha linhas chama chamar chave chega chegam chegar lugar segunda
        chegou mandar amanhã mão máximo maior melhor mensagem menor mês mesa meses mínimo modo mulher mundo
        necessário preto nível noite nome notas nova novo número números nunca obter oferta escritório computador
        outono pai pais página páginas pago pagam pagar pagamento pagamentos país países palavra palavras papel
        pacote passo passos pedido pedidos pedir perdi perdido licença pessoa pessoas andar prazo põe pôr população
        preço preços pergunta perguntas primeiro primeira problema produto produtos programa proteger porta queixa
        tirar remover receber recebo recibo reclamação reclamar retirada reembolsam reembolso reembolsos presente
        registro registo reserva resposta restaurar reunião roupa quebrado sábado saída saldo saúde segredo seguro
        segurança semana semanas serviço serviços sempre século seguinte site salário soma assinatura tabela tamanho
        tarde tarifa cartão cartões telefone temporada texto loja lojas tipo trabalha trabalho três trem comboio
        usar uso usuário utilizador férias vale vender venda ver verão versão vez vezes viagem viagens sexta vida
        vivo voo voos volta último frete boleto pix nfe cpf cep política privacidade termos dados navegador conteúdo
        guerra rei governo maioria história chamado parte termo rio oceano oceanos mar mares marinha marinho
        marinhos métodos método abertura teoria tela quebrada receita receitas queijo pão frança espanha atende
        atendem filial item itens segundo envie aguarde clique ligue escolha abra navegação segura
        """
    ),
    endings=terms(
        """
        ção ções são sões dade dades mento mentos mente ando endo indo ado ada ados adas ido ida idos idas ar er ir
        agem agens ria oso osa eiro eira eiros eiras ista ismo vel veis dor dora ência ância inho inha ês ão ões ãos
        ães nha nho lho lha em am ou eu iu ava avam ia iam ez eza ém im um eram aram iram ende
        """
    ),
    pieces=terms(
        """
        ç lh nh ss ê ô â à ei ou qu
        """
    ),
    letters=terms("ã õ"),
)

LANGUAGE = Language("pt", "Portuguese", WORDS, SENTENCES, DISCOURSE, facts=FACTS, signs=SIGNS)
