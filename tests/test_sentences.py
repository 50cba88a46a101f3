"""Sentences: each text is written with a bar where it must be cut, and must be cut so without its language too."""

from __future__ import annotations

import json
import os
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bearsout.language.sentences import sentences

ENGLISH = r"""
Dr. Smith and Prof. Jones agreed.| The plan is ready.
The parcel weighs 5 lbs.| Shipping is free.
Call ext. 12.| Ask for Ana.
Open Mon. to Fri. from 9 a.m. to 5 p.m.| Closed on Sundays.
We close at 5 p.m. Monday to Friday.
Our shop is at 12 Main St.| The bus stops outside.
It was built ca. 1900 by J. R. R. Tolkien.
The fee is approx. $5 per order.
See pp. 3-5 for details.| Then call us.
Use a strong password, e.g. Tr0ub4dor.
Goods, services, etc.| Refunds are paid by card.
Goods (books, pens, etc.) can be returned.
I got it from Apple Inc. last week.
Acme Ltd. (the seller) ships it.| You pay customs.
He got a Ph.D. in 1990.| Then he left.
No. 5 is sold out.| No. 6 is not.
Can I return it?| No.| All sales are final.
The answer is no.| Then ask again.
He said "Stop. Go back." and left.
Is it free?| Yes!| It is.
Go to example.com.| Click Refunds.
Use Node.js v. 18.2.| It works.
Wait… what?
Wait…| That is wrong.
The tax (see Art. 5. It applies to all.) is due.
Delivery takes 3-5 days.| 10 days apply to furniture.
Smith v. Jones was decided in Jan. 2020.| The court agreed.
Contact Jane Doe, Esq.| She is our lawyer.
Refunds go to customers in Washington, D.C.| They take a week.
Take vitamin C.| It helps.
Hepatitis B.| The vaccine is free.
The U.S. Army bought it.
The rep. was late.| He is your rep.| Call him.
Payment is due by Dec. 31.| Late fees apply.
"When will it arrive?" asked Tom.
“It is late.”| “We know.”
The price is 5 € (incl. VAT).| Shipping is extra.
Please read it.[1]| It matters.
Prices start at £5.| iPhone cases cost more.
Try again.| www.example.com has help.
The file is in C:\docs\a.txt.| Open it.
Version 1.2.3.| Released today.
Dept. of Energy rules apply.
The meeting is at 10 a.m. Eastern time.
Ask St. Mary's Hospital.| They know.
Lot No. 12 is gone.
Mr. and Mrs. Brown live on Elm Ave. in Boston.
Returns: see sec. 3(b).| Exchanges: see sec. 4.
It costs 5 dollars.| (Taxes are extra.)| Pay now.
It costs 5 dollars (taxes are extra).| Pay now.
The app. crashed.
Call Mon.-Fri.| We are here.
He was born on Feb. 3, 1990, in St. Paul.
Your order no. is on the slip.| Keep it.
"Really?"| She smiled.
A. Scope of the agreement
The ratio is 3:1.| See Fig. 2.
Shoes, hats etc. are excluded.
We sell to the U.K., the U.S., etc.| Ask first.
Batteries must be under 100 Wh.| Larger ones are banned.
She works for Johnson & Johnson Inc.| She likes it.
Visit us at 5 Park Rd.| The parking is free.
The 9th ed. was printed.
Prof. A. B. Smith, Ph.D., teaches here.| She is kind.
By 5 p.m. Dr. Lee had left.| She comes back at 9 a.m.| Ms. Roy stays.
Ships to the U.S. in a week.
We ship to the U.S.| Where do you live?
1) Open the box| 2) Keep the slip| 3) Send it back
• 1. Open the box| • 2. Keep the slip
a. Open the box| b. Keep the slip
Steps: 1. Open the box.| 2. Keep the slip.
She asked, 'Is it free?' and smiled.
He wrote "It is late."| She wrote back.
The package arrived at 3 p.m.| I was not home.
See Art. IV, Sec. 2 of the terms.| It explains fees.
Contact Rev. Brown or Lt. Col. Davis.
Our U.K. office closes at 6 p.m. on Fridays.| The U.S. one does not.
Orders over $1,000.50 ship free.| Others cost $5.00.
Visit https://shop.example.com/help?id=3.| It is open all day.
Mail help@example.co.uk.| We answer in 24 hrs.
He asked, “Where is it?” and left.
"I paid already," she said.| "Where is it?"
Is this OK?| Yes, it is!| Great.
Items (e.g. shoes, bags, etc.) can be returned.| Food cannot.
(See the table below.)| Prices include VAT.
Version 3.11.2 is out.| Get it.
The temperature is -3.5 °C.| Wear a coat.
The parcel weighs max. 30 kg.| Min. order is $10.
Dr. A. B. Lee, M.D., will see you.| Bring your card.
Well... maybe.| We'll see...
1. Log in.| 2. Click Orders.| 3. Choose Return.
a) Pack it.| b) Print the label.| c) Drop it off.
i. Pack it.| ii. Print it.| iii. Send it.
(a) Pack it.| (b) Print it.
- Pack it
The shop at St. James's St. is closed.
He moved to Washington, D.C. last year.
It is called "The Shop."| It sells tea.
The film "What?" was good.
No. 10 Downing St. is famous.
Paid on Mon., Tue. and Wed.| Not on Thu.
The vol. is 3 l.| The wt. is 5 kg.
Approx. 5 people came.| All were happy.
Prices vs. costs.| Which is it?
Add 5 tbsp. sugar.| Stir.
Sen. Smith met Rep. Jones in Nov. 2020.
The Smiths, et al., came.| So did we.
I said no!| He said yes.
Send it by Jan. 5th.| Late ones fail.
The co. paid.| Its debts are gone.
Tel. +44 20 7946 0000.| Fax no. 5.
"Stop!" he cried.
Is it 5 p.m. yet?
Gates Jr. and Sr. agreed.
This costs 5 bucks.| eBay sells it.
Press Ctrl+C.| Wait.
Is the fee (5 %) fair?| Yes.
What?!| No way.
Type .txt files only.| Others fail.
Node.js and ASP.NET work.| PHP does too.
P.S. We love you.
It's 4 p.m. GMT now.
The deadline passed [see p. 5].| Pay now.
We sold 1.5 m. units.| Profit rose 3 %.
The fee is 5 %.[2]| It rose.
"""

SPANISH = r"""
El Sr. Pérez vive en la C. Mayor.| La casa es grande.
Vivo en Av. Insurgentes Sur 123, Col. Roma, C.P. 06700.| Llámeme.
El Lic. Gómez y la Lcda. Ruiz firmaron.| El Ing. Paz no.
Reembolsamos en 5 días hábiles, p. ej. con tarjeta.
Reembolsamos con tarjeta, p. ej. Visa o Mastercard.
Trae ropa, zapatos, etc.| El envío es gratis.
La reunión es el 5 de ene. de 2024.| No falte.
Los EE. UU. tienen 50 estados.| México tiene 32.
Vive en EE. UU.| Los demás no.
Las CC. AA. deciden.| El Estado paga.
Los JJ. OO. de 1992 fueron en Barcelona.
La empresa Sol S.L.| Los clientes ganaron.
Compró en Sol, S. A. de C. V. y pagó.
Nació en 300 a. C. en Roma.
¿Cuánto cuesta?| Cuesta 5 €.
¡Hola!| ¿cómo estás?
«No hay plazo.»| Eso dijo el jefe.
—No hay plazo —dijo el jefe.| Nos fuimos.
Vea el art. 12 y la pág. 5.| Luego firme.
El apdo. 3 del cap. IV lo dice.| No hay más.
Llame al tel. 555 123, ext. 4.| Pregunte por Eva.
Ud. puede pagar.| Uds. también.
El máx. es de 30 kg.| El mín. es de 5 kg.
El plazo (art. 5.º) es breve.| Actúe ya.
La Dra. M. Ruiz y D. José llegaron.| Dña. Ana no.
Abre a las 9 a.m.| Cierra a las 5 p.m.| Venga.
Abre de 9:00 a. m. a 5:00 p. m. de lunes a viernes.
El s. XIX terminó.| El s. XX empezó.
Escriba a info@tienda.com.mx.| Gracias.
El núm. de pedido está en el correo.| Guárdelo.
Son aprox. 500 pesos.| Pague en caja.
La c/ Mayor, n.º 5, 3.º izq. está cerca.
Vive en la Ctra. de Madrid, km. 5.| Hay bus.
El Pdte. López y la Sra. Gral. Díaz vinieron.
Devuelva: a) la caja; b) el recibo; c) el cable.
a) Abra la caja.| b) Guarde el recibo.
1) Abra la caja.| 2) Guarde el recibo.
¿Puedo devolverlo?| No.| Las rebajas no se devuelven.
Me dijo que no.| Después volvió.
Hnos. García S.R.L. vende pan.| Abre temprano.
El Cnel. Ruiz y el Tte. Paz vinieron.
Pida 2 uds.| Son baratas.
Vale...| Lo haré.
Ahora... no sé.
El 5 % de 200 es 10.| El resto es suyo.
Atte. Ana Ruiz
La Univ. de Chile y la Fac. de Medicina abren hoy.
La Av. Libertador 123, Bs. As. es la sede.
¿Tiene dudas?| ¡Llámenos!
El Dpto. de Ventas responde.| Espere.
La Cía. de Luz, Ltda. cerró.
El Jr. Huallaga 320, Lima.
La Cra. 7 No. 45-10, Bogotá, es la dirección.| Venga.
Véase el párr. 2.| Está claro.
El IVA es del 21 %.| (No incluye envío.)| Pague.
"Es tarde. Vámonos", dijo Ana.
La temperatura máx. fue de 40 °C.| La mín. fue de 20 °C.
El pedido llega en 24 hs.| El envío es gratis.
El Excmo. Sr. D. Juan Ruiz habló.
La Lic. Ana Paz, M. Sc., atiende de 9 a. m. a 1 p. m.| Llame antes.
El art. 15, inc. b), de la Ley N.º 24.240 lo permite.| Léalo.
El Dr. Juan C. Pérez llegó.| La Dra. no.
El precio es $ 1.234,56.| Incluye IVA.
Pague en la Av. 9 de Julio 1200, Bs. As.| Hay estacionamiento.
Viva en la Col. Centro, C.P. 06000, Cd. de México.
Vino la Sra. Vda. de López.| Firmó.
Reciba su pedido en 24 hs.| Es gratis.
¿Puedo pagar con tarjeta?| Sí.| También en efectivo.
—¿Puedo pagar? —preguntó.| —Claro.
Dijo: «Vuelva mañana».| Y se fue.
«¡Vuelva!», gritó.
El plazo es de 15 días (art. 3).| Luego vence.
Vea págs. 5-8, cap. 2.| Vea también el vol. III.
El tfno. es 91 555 55 55.| Pregunte por D. Luis.
La temp. máx. fue de 40 °C.| La mín., de 20 °C.
Trabaja en Luz y Fuerza S.A.| Es contador.
Trabaja en Luz S. A. y gana bien.
Hnos. Ruiz, S. L., vende pan.
Los Sres. Ruiz y Paz vinieron.
Use la versión 2.0.| Es nueva.
Envíe un correo a ventas@luz.com.ar.| Gracias.
Consulte www.luz.es.| Allí está todo.
1.º Abra.| 2.º Cierre.
1.- Abra la caja.| 2.- Cierre la caja.
i) Abra la caja.| ii) Cierre la caja.
• Pan| • Leche
Nació en el s. XX.| Murió en el XXI.
En EE.UU. hay 50 estados.| En España no.
Los DD. HH. importan.| Los RR. HH. también.
Es aprox. 5 km.| Camine.
Cuesta 20 €/mes.| Se paga por mes.
Llegó el Gral. San Martín.| Lo recibió el Pdte. Rosas.
El C. Juan Pérez firmó.
Ud. debe firmar, Sr. Paz.| Uds. no.
Etc., etc.| Nada más.
El Prof. Ruiz, Ph.D., vino.
El Ministro dijo que «el plan no va».| Luego rió.
El 3 de feb. vence.| El 4 de mzo. no.
Mide 1,75 m.| Pesa 70 kg.
En la pta. 3, izq., vive Ana.
Son las 3 p.m.| Hora de salir.
Lun. a vie. de 9 a 18 h.| Sáb. cerrado.
Pedidos de más de 50 uds. requieren aviso.
La CC. AA. decide.
Pulse Alt.| Luego F4.
El lic. Paz no vino...| ¿Por qué?
"""

PORTUGUESE = r"""
O Sr. Silva mora na Av. Paulista, n.º 100, apto. 5.| Ligue.
A Profa. Dra. Ana e o Eng. Rui vieram.
Exmo. Sr. Juiz, peço vista.
V. Exa. pode assinar.| Obrigado.
Compramos livros, canetas, etc.| O frete é grátis.
A Sol Ltda. vende pão.| Abre cedo.
A Sol Ltda.| Os sócios saíram.
Pague via cartão, p. ex. Visa.
Pague via cartão, p.ex. Visa.
O séc. XX acabou.| Veja o cap. IV.
Veja a pág. 5.| A tabela está lá.
Os E.U.A. e a UE assinaram.
Mora nos E.U.A.| Os filhos não.
O tel. é 5555.| Ligue já.
Abre às 9 h.| Fecha às 18 h.
Peso máx. 30 kg; alt. máx. 1 m.
O art. 5.º, inc. II, al. a), diz isso.| É claro.
A lei n.º 8.078, de 11 de set. de 1990, vale.
O Min. Barroso votou.| O Des. Lima não.
Leva 5 min.| Aguarde.
Leva aprox. 5 dias.| Aguarde.
O Pe. João e a Ir. Dulce vieram.| A Sta. Casa abriu.
A R. Augusta é longa.| A Al. Santos é curta.
Moro na R. 15 de Novembro.| É perto.
Posso devolver?| Não.| A peça é de liquidação.
“Voltamos logo. Aguarde.”, avisou o técnico.
— O prazo acabou. — disse o gerente.
Custa R$ 1.234,56.| O frete é à parte.
Custa cerca de R$ 50.| R$ 10 são de frete.
A Cia. Aérea Azul S.A. voa hoje.
Escreva p/ sac@loja.com.br.| Obrigado.
Acesse www.loja.com.br.| Clique em Sair.
O Cel. Souza e o Gen. Lima vieram.
Nasceu em 300 a.C. em Roma.
O S. João é em junho.
A vitamina C.| Ela ajuda.
Obs.: não abre domingo.| Ligue antes.
O depto. de vendas responde.| Aguarde.
Atendemos de seg. a sex.| Sábados não.
A Lda. fechou.
A Sol, Lda. fechou.| O dono saiu.
O Dr. J. P. Souza, CRM 123, atende.| Ligue.
Será que sim?!| Não sei.
Ok...| Vamos.
(O prazo é de 5 dias.)| Depois, nada.
O prazo (vide art. 5) é curto.| Corra.
I - O prazo é curto.| II - A multa é alta.
1.º Abra.| 2.º Feche.
A D. Maria chegou.
O Gov. do Estado paga.
Vl. Mariana, Jd. Paulista e Pq. São Jorge ficam lá.
Ed. Itália, cj. 12, bl. B.| Suba.
A 3.ª ed. saiu.
O prof. Carlos faltou.| O aluno não.
Tome 2 comp. ao dia.| Não exceda.
Tome 2 comp.| Não exceda.
Vs. Exas. decidem.
O Ten. Cel. Dias veio.
A OAB/SP n. 123 vale.| Assine.
O vol. 2, n. 3, p. 5-9, traz isso.
O dec. n. 5 caiu.| Fim.
O prazo vence em 31 dez.| Depois há multa.
A temperatura méd. é de 20 °C.
O Sr. Dr. Juiz de Dir. da 1.ª V. Cível decidiu.
Frete grátis acima de R$ 99.| *Exceto Norte.
O Dr. João A. Silva, OAB n.º 123, assina.| A Dra. Ana também.
O prazo é de 7 dias (art. 49, CDC).| Depois, não há troca.
Ligue para (11) 3333-4444, r. 5.| Fale com a Sra. Lia.
A loja fica na Av. Brasil, 500, bl. A, ap. 12, S. Paulo.
A Profª. Ana veio.| O Profº. Rui não.
Leia as págs. 3 a 5.| Depois, o cap. 2.
Custa R$ 5.| Custa US$ 1.
A Cia. Docas e a Fund. Lemann doaram.
Os Srs. Silva e Cia. pagaram.
A empresa Luz S/A fechou.| A Luz Ltda. abriu.
A Luz e Filhos, Lda. vende pão.
Fale c/ o gerente.| Ele resolve.
Nasceu em 5 de fev. de 1990.| Morreu em dez.
O Prof. Dr. Rui chegou às 14h30.| Saiu às 16h.
Envie p/ R. das Flores, 10, 2.º esq., Porto.
Exma. Sra. D. Maria, boa tarde.
A Exma. Sra. Dra. Juíza decidiu.
O sr. pode entrar.| A sra. também.
“Não abrimos.”, diz o aviso.
"Volte amanhã."| Foi o que ele disse.
Ele disse: “Volte amanhã.”| Eu voltei.
1) Abra.| 2) Feche.
1º) Abra a caixa.| 2º) Feche a caixa.
I. Abra a caixa.| II. Feche a caixa.
• Pão| • Leite
Art. 1.º Esta lei vale.| Art. 2.º Ela é nova.
O § 2.º do art. 5.º diz isso.| O inc. X, não.
O item 2.1 trata disso.| O 2.2, não.
Dura 2 hs.| Custa 5 reais.
O set. de vendas atende.
Temp. mín. 5 °C.| Temp. máx. 20 °C.
Peso líq. 500 g.| Peso br. 600 g.
Ele tem 1,80 m.| Ela, 1,60 m.
O voo sai às 8 h da manhã.| Chegue cedo.
O Min. Público recorreu.| O Min. Fux votou.
Mora nos EUA.| Trabalha na ONU.
O Sto. Antônio e a Sta. Rita são de lá.
A 2.ª Turma do STJ decidiu.| A 3.ª, não.
A Assoc. dos Moradores, o Cond. Sol e a Pref. de Recife assinaram.
A tel. móvel falhou.
Pague até 10/01/2024.| Depois há juros de 1% a.m. e multa.
A taxa é de 12% a.a.| Não muda.
Som: Dolby.| Cor: preta.
Talvez... quem sabe.
Será?...| Não sei.
O pres. Lula e o gov. Leite vieram.
Escreva em maiúsc. ou minúsc.| Tanto faz.
N. Sra. Aparecida é a padroeira.
Rod. BR-101, km 5.| Siga reto.
Vd. pág. 5.
O Ed. Copan é alto.| O Shopping não.
Cx. Postal 15, CEP 01000-000.
O Ten.-Cel. Dias e o 1.º Sgt. Lima vieram.
"""

LINES = [
    ("shopping\nbread\nmilk, eggs\n", ["shopping", "bread", "milk, eggs"]),
    ("The refund reaches the card the order was paid with\nin three days.", 1),
    ("The parcel is late\n\nand nobody knows why it is.", 2),
    ("- bread\n- milk", ["- bread", "- milk"]),
    ("• pão\n• leite", ["• pão", "• leite"]),
    ("Return the shoes that you do not want, within thirty days:\n1. Pack them.\n2. Send them.", 3),
    ("The price ( see\nbelow ) is final.", 1),
    ("退款需要五天。请等待。", ["退款需要五天。", "请等待。"]),
    ("هل المتجر مفتوح؟ نعم.", ["هل المتجر مفتوح؟", "نعم."]),
    ("", []),
    (" \n\t ", []),
    ("...", ["..."]),
]

HOSTILE = [
    ".", ". ", '"', '." (', "(", ").", "\n", " \n", ". . . ", "a. ", "1. ", "• ", "?!", "word ", "   ", "Sr. ", "A.",
    "“”", ' "a" ', "'a.' ", "[...] ", "a (b. ", 'x." (y',
]  # fmt: skip


def rows(table: str) -> list[str]:
    return [line for line in table.splitlines() if line]


CASES = (
    [("en", row) for row in rows(ENGLISH)]
    + [("es", row) for row in rows(SPANISH)]
    + [("pt", row) for row in rows(PORTUGUESE)]
)


def cut(text: str, language: str | None) -> list[str]:
    return [span.of(text) for span in sentences(text, language)]


@pytest.mark.parametrize(("language", "marked"), CASES, ids=[row for _, row in CASES])
def test_a_text_is_cut_at_its_bars(language: str, marked: str) -> None:
    wanted = [piece.strip() for piece in marked.split("|")]
    text = " ".join(wanted)
    assert cut(text, language) == wanted
    assert cut(text, None) == wanted


@pytest.mark.parametrize(("text", "wanted"), LINES, ids=[repr(text) for text, _ in LINES])
def test_lines_and_other_scripts(text: str, wanted: list[str] | int) -> None:
    pieces = cut(text, "en")
    assert (len(pieces) if isinstance(wanted, int) else pieces) == wanted


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_the_handed_cases_are_cut_right_in_97_of_100(language: str) -> None:
    path = Path(os.environ.get("BEARSOUT_CASES", "../shared/cases"), "sentences", "sentences.jsonl")
    if not path.exists():
        pytest.skip(f"no {path}: set BEARSOUT_CASES to the folder of cases")
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").strip().split("\n")]
    ours = [line for line in lines if line["lang"] == language]
    wrong = [line["text"] for line in ours if cut(line["text"], language) != line["sentences"]]
    assert len(wrong) <= 0.03 * len(ours), wrong


def test_brackets_far_apart_hide_no_stop() -> None:
    inside = "It is free. " * 30
    assert len(sentences(f"Note (one. {inside}) is long. Read it.", "en")) > 30


PIECES = st.sampled_from(
    [
        "Sr.",
        "U.S.",
        "1.",
        "a)",
        "•",
        "…",
        ". . .",
        '"',
        "“",
        "”",
        "(",
        ")",
        "[...]",
        "\n",
        " ",
        "word",
        "Word",
        "?!",
        "5",
    ]
)
TEXTS = st.one_of(st.text(), st.lists(PIECES).map("".join), st.lists(PIECES).map(" ".join))


@given(TEXTS, st.sampled_from([None, "en", "es", "pt"]))
def test_nothing_but_white_space_is_lost(text: str, language: str | None) -> None:
    spans = sentences(text, language)
    assert all(span.start < span.end and span.of(text).strip() == span.of(text) for span in spans)
    assert all(one.end <= next_one.start for one, next_one in pairwise(spans))
    assert "".join("".join(cut(text, language)).split()) == "".join(text.split())
    assert bool(spans) == bool(text.strip())


@pytest.mark.parametrize("piece", HOSTILE, ids=repr)
def test_a_long_hostile_text_comes_back_whole(piece: str) -> None:
    text = piece * (200_000 // len(piece))
    spans = sentences(text, None)
    assert sum(len(span.of(text).split()) for span in spans) == len(text.split())
