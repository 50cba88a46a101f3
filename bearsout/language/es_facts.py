"""Spanish: numbers, units, calendar, names, negation and the words that a refusal is told in."""

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
        cero 0 uno 1 un 1 una 1 dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 once 11 doce 12
        trece 13 catorce 14 quince 15 dieciseis 16 diecisiete 17 dieciocho 18 diecinueve 19 veinte 20 veintiun 21
        veintiuno 21 veintiuna 21 veintidos 22 veintitres 23 veinticuatro 24 veinticinco 25 veintiseis 26
        veintisiete 27 veintiocho 28 veintinueve 29 treinta 30 cuarenta 40 cincuenta 50 sesenta 60 setenta 70
        ochenta 80 noventa 90 cien 100 ciento 100 doscientos 200 doscientas 200 trescientos 300 trescientas 300
        cuatrocientos 400 cuatrocientas 400 quinientos 500 quinientas 500 seiscientos 600 seiscientas 600
        setecientos 700 setecientas 700 ochocientos 800 ochocientas 800 novecientos 900 novecientas 900
        """
    ),
    scales=counts("mil 1000 miles 1000 millon 1000000 millones 1000000 billon 1000000000000 billones 1000000000000"),
    joiners=frozenset({"y"}),
    weak=frozenset({"uno", "un", "una", "once"} - {"once"}),
    ones=frozenset({"un", "una"}),
    halves=frozenset({"medio", "media", "mitad"}),
    parts=counts(
        """
        medio 2 medios 2 tercio 3 tercios 3 cuarto 4 cuartos 4 quinto 5 quintos 5 sexto 6 sextos 6 septimo 7
        septimos 7 octavo 8 octavos 8 noveno 9 novenos 9 decimo 10 decimos 10 centesimo 100 centesimos 100
        """
    ),
    points=frozenset({"coma", "punto"}),
    dozens=counts("docena 12 docenas 12 par 2"),
    times=counts(""),
    ordinals=counts(
        """
        primero 1 primera 1 primer 1 primeros 1 primeras 1 segundo 2 segunda 2 segundos 2 segundas 2 tercero 3
        tercera 3 tercer 3 cuarto 4 cuarta 4 quinto 5 quinta 5 sexto 6 sexta 6 septimo 7 septima 7 octavo 8 octava 8
        noveno 9 novena 9 decimo 10 decima 10 undecimo 11 undecima 11 duodecimo 12 duodecima 12 vigesimo 20
        vigesima 20 trigesimo 30 trigesima 30 cuadragesimo 40 quincuagesimo 50 sexagesimo 60 septuagesimo 70
        octogesimo 80 nonagesimo 90 centesimo 100 centesima 100 milesimo 1000 millonesimo 1000000
        """
    ),
    ordinal_tens=counts(
        """
        decimo 10 decima 10 vigesimo 20 vigesima 20 trigesimo 30 trigesima 30 cuadragesimo 40 cuadragesima 40
        quincuagesimo 50 quincuagesima 50 sexagesimo 60 sexagesima 60 septuagesimo 70 septuagesima 70
        octogesimo 80 octogesima 80 nonagesimo 90 nonagesima 90
        """
    ),
    ordinal_endings=listed("º | ª | ° | o | a | er | ro | ra | do | da | to | ta | mo | ma | vo | va | no | na"),
)

UNITS = Units(
    names=table(
        """
        second: segundo | segundos | seg
        minute: minuto | minutos | min
        hour: hora | horas | hs
        day: dia | dias | dia natural | dias naturales | dia corrido | dias corridos | dias calendario | dia calendario
        business_day: dia habil | dias habiles | dia laborable | dias laborables | dia laboral | dias laborales
        week: semana | semanas
        fortnight: quincena | quincenas
        month: mes | meses
        quarter: trimestre | trimestres
        year: ano | anos
        decade: decada | decadas
        century: siglo | siglos
        metre: metro | metros
        centimetre: centimetro | centimetros
        millimetre: milimetro | milimetros
        kilometre: kilometro | kilometros
        mile: milla | millas
        foot: pie | pies
        inch: pulgada | pulgadas
        kilogram: kilogramo | kilogramos | kilo | kilos
        gram: gramo | gramos
        milligram: miligramo | miligramos
        microgram: microgramo | microgramos
        ounce: onza | onzas
        pound: libra | libras
        tonne: tonelada | toneladas
        litre: litro | litros
        millilitre: mililitro | mililitros
        gallon: galon | galones
        celsius: grado celsius | grados celsius | grados centigrados | grado centigrado | celsius | centigrados
        fahrenheit: grado fahrenheit | grados fahrenheit | fahrenheit
        degree: grado | grados
        kilowatt_hour: kilovatio hora | kilovatios hora
        watt: vatio | vatios
        kilowatt: kilovatio | kilovatios
        volt: voltio | voltios
        byte: byte | bytes
        megabyte: megabyte | megabytes
        gigabyte: gigabyte | gigabytes
        square_metre: metro cuadrado | metros cuadrados
        square_kilometre: kilometro cuadrado | kilometros cuadrados
        hectare: hectarea | hectareas
        times: vez | veces
        tablet: comprimido | comprimidos | pastilla | pastillas | tableta | tabletas
        drop: gota | gotas
        cup: taza | tazas
        """
    ),
    currencies=table(
        """
        USD CAD AUD NZD SGD HKD: dolar | dolares
        USD: dolar estadounidense | dolares estadounidenses | dolares americanos
        EUR: euro | euros
        GBP: libra esterlina | libras esterlinas | pounds
        MXN ARS CLP COP UYU PHP: peso | pesos
        MXN: peso mexicano | pesos mexicanos
        ARS: peso argentino | pesos argentinos
        CLP: peso chileno | pesos chilenos
        COP: peso colombiano | pesos colombianos
        PEN: sol | soles | soles peruanos
        BRL: real brasileno | reales brasilenos | reales
        JPY: yen | yenes
        CHF: franco suizo | francos suizos
        INR: rupia | rupias
        cent: centimo | centimos | centavo | centavos
        """
    ),
    percent=listed("por ciento | por cien | porciento"),
    points=listed("punto porcentual | puntos porcentuales"),
    of=frozenset({"de"}),
    per=listed("por | al | a la | cada"),
    per_any=listed("por | cada"),
    bounds_before=table(
        """
        >=: al menos | por lo menos | como minimo | un minimo de | minimo de | minimo | no menos de | a partir de
        | cuando menos
         | no antes de | mayor o igual a | mayores o iguales a | mayores o iguales que | superiores o iguales a
         | mayor o igual que
        <=: como maximo | a lo sumo | un maximo de | maximo de | maximo | hasta | no mas de | a lo mas | como mucho
         | no superior a | que no exceda de | que no supere | menor o igual a | menor o igual que
         | menores o iguales a | menores o iguales que | inferiores o iguales a
        >: mas de | mayor de | mayores de | superior a | superiores a | por encima de | sobre los | supera
        | superan | excede
         | mayor que | mayores que | mas que | por sobre
        <: menos de | menor de | menores de | inferior a | inferiores a | por debajo de | bajo los | menor que
        | menores que
        in: en un plazo de | dentro de | dentro de los | en el plazo de | en los primeros | dentro de las
        ~: unos | unas | cerca de | aproximadamente | alrededor de | casi | en torno a | aproximadamente unos
        | mas o menos
        =: exactamente | justo | igual a | iguales a
        """
    ),
    bounds_after=table(
        """
        >=: o mas | y mas | o mayor | o mayores | como minimo | o superior | en adelante | al menos | minimo
        <=: o menos | como maximo | o menor | o inferior | a lo sumo | maximo
        """
    ),
    range_open=listed("entre | de | desde | del | entre el | entre los | entre las"),
    range_join=listed("a | al | hasta | a los | a las"),
    range_and=listed("y | y el | e"),
    labels=listed(
        """
        pedido | orden | protocolo | numero | proceso | caso | articulo | seccion | clausula | capitulo | pagina
        | version
        | talla | opcion | posicion | factura | cuenta | sala | vuelo | lote | paso | ticket | codigo | cupon | poliza
        | apartamento | ley | decreto | figura | tabla | ruta | carretera | autopista | linea | puerta | edificio
        | nivel
        | formulario | ref | referencia | nif | dni | rut | anexo | habitacion | piso | serie | windows
        | interestatal | art
        | sr | tema
        """
    ),
    label_marks=listed("n | no | num | numero | nro | estatal"),
    comparatives=listed("mas de | menos de | excede | supera | superan | mas que | menos que"),
    free=listed(
        """
        gratis | gratuito | gratuita | gratuitos | gratuitas | sin costo | sin coste | sin cargo | gratuitamente
        | sin ningun costo | sin coste alguno | sin costo adicional | sin coste adicional | sin gastos
        """
    ),
    payment=listed(
        "pagar | paga | pagan | pago | cobra | cobran | cobrar | cuesta | cuestan | costo | coste | cargo | tarifa"
    ),
)

CALENDAR = Calendar(
    day_first=True,
    months=counts(
        """
        enero 1 febrero 2 marzo 3 abril 4 mayo 5 junio 6 julio 7 agosto 8 septiembre 9 setiembre 9 octubre 10
        noviembre 11 diciembre 12 ene 1 feb 2 mar 3 abr 4 may 5 jun 6 jul 7 ago 8 sep 9 sept 9 set 9 oct 10 nov 11
        dic 12
        """
    ),
    weekdays=counts("lunes 1 martes 2 miercoles 3 jueves 4 viernes 5 sabado 6 domingo 7 sabados 6 domingos 7"),
    of=frozenset({"de", "del", "el", "dia"}),
    day_words=frozenset({"dia"}),
    on=listed("el | dia | hasta | al | del"),
    at=listed("a las | a la | hasta las | desde las | las | de las"),
    morning=listed("am | a. m. | a.m | a.m. | de la manana"),
    afternoon=listed("pm | p. m. | p.m | p.m. | de la tarde | de la noche"),
    hour_words=listed("horas | hora | en punto"),
    quarters=frozenset({"trimestre"}),
    years=listed("en | desde | de | del | hasta | antes | ano | a | durante | entre"),
    noon=counts("mediodia 12 medianoche 0"),
    starts=listed(
        """
        empieza | empiezan | empezo | comienza | comienzan | comenzo | inicia | inician | inicio | desde | abre
         | abren
        """
    ),
    ends=listed(
        """
        termina | terminan | termino | acaba | acaban | acabo | finaliza | finalizan | finalizo | hasta | vence
         | cierra
        """
    ),
)

NAMES = Names(
    titles=listed(
        """
        sr | sra | srta | dr | dra | don | dona | d | prof | profesor | profesora | ing | lic | san | santa
         | rey | reina
        """
    ),
    inside=frozenset({"de", "del", "la", "las", "los", "el", "y", "&", "van", "von", "da", "e"}),
    suffixes=listed("sa | sl | srl | ltda | inc | ltd | llc | cia | sau | s.a | s.l"),
    agents=listed("por"),
    not_names=listed("faq | nota | hola | gracias | si | ok"),
)

POLARITY = Polarity(
    cues=table(
        """
        not: no | nunca | jamas | ya no | tampoco | de ningun modo | de ninguna manera | en absoluto
        none: nadie | nada | ningun | ninguno | ninguna | ningunos | ningunas
        not_all: no todos | no todas | no todo | no toda | no siempre | no cada | no necesariamente
        rare: raramente | rara vez | apenas | raras veces | casi nunca | dificilmente
        without: sin | sin que
        except: excepto | salvo | menos los | con excepcion de | a excepcion de | con la excepcion de
        | exceptuando | excepto por
        unless: a menos que | a no ser que | salvo que | excepto que
        nor: ni | ni siquiera | ni tampoco
        """
    ),
    pseudo=listed(
        """
        no solo | no solamente | no unicamente | sin duda | sin embargo | no obstante | no mas de | no menos de
        | sin perjuicio | nada mas | no antes de | no superior a | que no exceda de | que no supere | no es que
        | sin dudas
        """
    ),
    lexical=table(
        """
        incluir: excluye | excluyen | excluido | excluida | excluidos | excluidas
        tener: carece de | carecen de | carecia de | carecian de
        permitir: prohibe | prohiben | prohibido | prohibida | prohibidos | prohibidas
        posible: imposible | imposibles
        poder: incapaz de | incapaces de
        exigir: exime de | dispensa de
        aceptar: rechaza | rechazan | rechazo
        : deja de | dejan de | dejo de | dejaron de | dejar de | se niega a | se niegan a | se nego a
        """
    ),
    prefixes=("no", "in", "im", "i", "des", "dis"),
    breaks=listed("pero | aunque | mientras | sino | mas bien"),
    ends=listed("y | e"),
    conjunctions=listed("y | e | o | u"),
    subordinators=listed(
        "si | cuando | porque | que | quien | quienes | donde | cuyo | cuya | como | antes | despues | hasta"
    ),
    only=listed("solo | solamente | unicamente | exclusivamente"),
    quantifiers=table(
        """
        all: todo | toda | todos | todas | cada | cualquier | cualquiera | ambos | ambas | entero | entera | completo
        most: la mayoria de | la mayoria | la mayor parte de | la mayor parte | mayormente | principalmente
        many: muchos | muchas | numerosos | numerosas
        some: algunos | algunas | algun | alguna | alguno | varios | varias | ciertos | ciertas | parte de
        few: pocos | pocas | unos pocos | unas pocas
        always: siempre | en todo momento
        usually: normalmente | generalmente | habitualmente | por lo general | usualmente | en la mayoria de los casos
        often: a menudo | frecuentemente | con frecuencia
        sometimes: a veces | en ocasiones | de vez en cuando | en algunos casos | ocasionalmente
        """
    ),
    strengths=table(
        """
        must: debe | deben | debera | deberan | tiene que | tienen que | es obligatorio | obligatorio
        | obligatoria | exige
         | exigen | se exige | requiere | requieren | hay que
        should: deberia | deberian | se recomienda | recomendado | conviene
        may: puede | pueden | podra | podran | podria | podrian | opcional | opcionales | se permite | permitido
        """
    ),
    opposites=pairs(
        """
        crecio / cayo | crecen / caen | crece / cae | crecieron / cayeron | crecer / caer | mas / menos
        | mayor / menor | mayores / menores | antes / despues | superior / inferior | maximo / minimo
        | maxima / minima | con / sin | dentro / fuera | incluye / excluye | incluyen / excluyen | incluido / excluido
        | incluida / excluida | legal / ilegal | alto / bajo | alta / baja | altos / bajos | altas / bajas
        | largo / corto
        | larga / corta | grande / pequeno | grande / pequena | grandes / pequenos | primero / ultimo | primera / ultima
        | primer / ultimo | aumenta / disminuye | aumentan / disminuyen | aumento / disminuyo | aumentar / disminuir
        | sube / baja | subio / bajo | subir / bajar | permitido / prohibido | permite / prohibe | acepta / rechaza
        | abre / cierra | abierto / cerrado | abren / cierran | empieza / termina | comienza / termina | empieza / acaba
        | inicio / fin | publico / privado | publica / privada | interno / externo | interna / externa | norte / sur
        | hombre / mujer | hombres / mujeres | mejor / peor | mejores / peores | rapido / lento | fuerte / debil
        | siempre / nunca | todos / nadie | todos / ninguno | todas / ninguna | compra / venta | comprar / vender
        | ganar / perder | gano / perdio | obligatorio / opcional | obligatoria / opcional | igual / distinto
        | sobre / bajo
        | encima / debajo | nuevo / viejo | nueva / vieja | nuevo / antiguo | temprano / tarde | joven / viejo
        | este / oeste | oriental / occidental | activo / inactivo | posible / imposible | capaz / incapaz
        | entrada / salida
        | importar / exportar | activar / desactivar | positivo / negativo | verdadero / falso | caliente / frio
        | izquierda / derecha | arriba / abajo | lleno / vacio | manual / automatico | directo / indirecto
        | a favor / en contra
        | mayoria / minoria | todavia / ya no | anterior / posterior | anteriores / posteriores | entra / sale
        | maxima / minima
        """
    ),
    same=pairs("cuesta / precio | compra / adquirir | llega / entrega | empieza / comienza | devuelve / reembolsa"),
    auxiliaries=listed("hace | hacen | tarda | lleva | se | sus | unos | unas"),
    telling=listed("mismo | misma | mismos | mismas | otro | otra | otros | otras"),
    questions=listed(
        "quien | que | cuando | donde | por que | como | cual | cuales | cuanto | cuanta | cuantos | cuantas"
    ),
    greetings=listed(
        """
        hola | buenos dias | buenas tardes | buenas noches | gracias | muchas gracias | estimado | estimada
        | claro que si
        | por supuesto | con gusto | espero que | lo siento | lamento | aqui tiene | aqui esta | saludos | un saludo
        | no dude en | adios | bienvenido | bienvenida | de nada
        """
    ),
)

REASONS = Reasons(
    by_kind={
        "no_passage": "No se encontró ni se citó ningún pasaje que respalde esto.",
        "not_a_claim": "Esto no afirma nada que un pasaje pueda respaldar.",
        "unread.long": "La frase es demasiado larga para comprobarla.",
        "unread": "«{text}» no se pudo leer como un valor, y el pasaje no contiene los mismos caracteres.",
        "number": "La frase dice «{text}»; el pasaje dice «{found}».",
        "number.absent": "Ningún pasaje citado dice «{text}» sobre esto.",
        "amount": "La frase dice «{text}»; el pasaje dice «{found}».",
        "amount.absent": "Ningún pasaje citado da el importe «{text}» para esto.",
        "amount.free": "La frase dice que no cuesta nada; el pasaje dice «{found}».",
        "amount.free.absent": "La frase dice que no cuesta nada; ningún pasaje citado lo dice.",
        "date": "La frase da la fecha «{text}»; el pasaje da «{found}».",
        "date.absent": "Ningún pasaje citado da la fecha «{text}» para esto.",
        "time": "La frase da la hora «{text}»; el pasaje da «{found}».",
        "time.absent": "Ningún pasaje citado da la hora «{text}» para esto.",
        "range": "La frase dice «{text}»; el pasaje pone otros límites: «{found}».",
        "range.absent": "Ningún pasaje citado pone el límite «{text}» para esto.",
        "label": "La frase dice «{text}»; el pasaje dice «{found}».",
        "label.absent": "«{text}» no aparece en lo que el pasaje dice sobre esto.",
        "name": "La frase nombra «{text}»; el pasaje nombra «{found}».",
        "name.absent": "«{text}» no aparece en lo que el pasaje dice sobre esto.",
        "negation": "La frase niega lo que el pasaje afirma: «{found}».",
        "negation.absent": "La frase niega algo («{text}») que ningún pasaje citado niega.",
        "negation.lost": "El pasaje lo niega: «{found}».",
        "quantifier": "La frase dice «{text}»; el pasaje dice «{found}».",
        "quantifier.absent": "La frase dice «{text}»; el pasaje no lo dice de todos.",
        "strength": "La frase dice «{text}»; el pasaje dice «{found}».",
        "strength.absent": "La frase dice «{text}»; el pasaje no llega a tanto.",
        "direction": "La frase dice «{text}»; el pasaje dice lo contrario: «{found}».",
        "direction.absent": "La frase dice «{text}»; ningún pasaje citado lo dice.",
        "attribution": "El pasaje dice «{text}» de otra cosa: «{found}».",
        "condition": "El pasaje lo restringe («{found}»), y la frase lo omite.",
    }
)

FACTS = Facts(NUMBERS, UNITS, CALENDAR, NAMES, POLARITY, REASONS)
