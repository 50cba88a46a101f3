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
    inflected,
    listed,
    pairs,
    table,
)

_PLACES = """
cuart 4 quint 5 sext 6 septim 7 setim 7 octav 8 noven 9 decim 10 undecim 11 duodecim 12 vigesim 20 trigesim 30
cuadragesim 40 quincuagesim 50 sexagesim 60 septuagesim 70 octogesim 80 nonagesim 90 centesim 100 ducentesim 200
tricentesim 300 cuadringentesim 400 quingentesim 500 sexcentesim 600 septingentesim 700 octingentesim 800
noningentesim 900 milesim 1000 millonesim 1000000 billonesim 1000000000000 trillonesim 1000000000000000000
"""

NUMBERS = Numbers(
    decimal=",",
    words=counts(
        """
        cero 0 zero 0 uno 1 un 1 una 1 dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 once 11
        doce 12 trece 13 catorce 14 quince 15 dieciseis 16 diecisiete 17 dieciocho 18 diecinueve 19 veinte 20
        veintiun 21
        veintiuno 21 veintiuna 21 veintidos 22 veintitres 23 veinticuatro 24 veinticinco 25 veintiseis 26
        veintisiete 27 veintiocho 28 veintinueve 29 treinta 30 cuarenta 40 cincuenta 50 sesenta 60 setenta 70
        ochenta 80 noventa 90 cien 100 ciento 100
        """
    )
    | inflected(
        """
        doscient 200 trescient 300 cuatrocient 400 quinient 500 seiscient 600 setecient 700 sietecient 700
        ochocient 800 novecient 900 nuevecient 900
        """,
        "os as",
    ),
    scales=counts(
        """
        mil 1000 miles 1000 millon 1000000 millones 1000000 millardo 1000000000 millardos 1000000000
        billon 1000000000000 billones 1000000000000 trillon 1000000000000000000 trillones 1000000000000000000
        cuatrillon 1000000000000000000000000 cuatrillones 1000000000000000000000000
        """
    ),
    joiners=frozenset({"y"}),
    joined=frozenset({16, 20, 1000}),
    links=frozenset({"i"}),
    weak=frozenset({"uno", "un", "una"}),
    ones=frozenset({"un", "una"}),
    vague=listed(
        "cientos | miles | millares | millones | billones | trillones | docenas | decenas | centenas | centenares"
    ),
    vaguely=listed(
        "varios | varias | algunos | algunas | unos | unas | pocos | pocas | muchos | muchas | cuantos | cuantas"
    ),
    halves=frozenset({"medio", "media"}),
    half_nouns=frozenset({"mitad"}),
    parts=inflected(_PLACES, "o os a as") | counts("medio 2 medios 2 tercio 3 tercios 3"),
    avos=listed("avo | avos | ava | avas | vo | vos | va | vas"),
    part_nouns=frozenset({"parte", "partes"}),
    points=frozenset({"coma", "punto"}),
    mixed=frozenset({"con"}),
    ratios=table(
        """
        over: sobre
        in: de cada | entre cada
        """
    ),
    dozens=counts(
        """
        docena 12 docenas 12 doc 12 docs 12 doz 12 dozs 12 par 2 decena 10 decenas 10 centenar 100 centenares 100
        centena 100 centenas 100 millar 1000 millares 1000
        """
    ),
    times=counts(""),
    ordinals=inflected("primer 1 segund 2 tercer 3 non 9" + _PLACES, "o a os as") | counts("primer 1 tercer 3"),
    place_nouns=listed("terceros | segundos"),
    counted=1000,
    from_last=listed("desde el final | por el final | empezando por el final"),
    ordinal_endings=listed(
        """
        º | ª | ° | o | a | os | as | er | ero | era | eros | eras | ro | ra | ros | ras | do | da | dos | das | to | ta
        | tos | tas | mo | ma | mos | mas | vo | va | vos | vas | no | na | nos | nas
        """
    ),
)

UNITS = Units(
    names=table(
        """
        minute: minuto | minutos | min | mins
        hour: hora | horas | hs | hr | hrs
        day: dia | dias | dia natural | dias naturales | dia corrido | dias corridos | dias calendario
         | dia calendario | dias consecutivos | dias seguidos
        business_day: dia habil | dias habiles | dia laborable | dias laborables | dia laboral | dias laborales
         | dia de trabajo | dias de trabajo
        night: noche | noches
        weekend: fin de semana | fines de semana
        week: semana | semanas
        fortnight: quincena | quincenas
        month: mes | meses
        quarter: trimestre | trimestres
        semester: semestre | semestres
        year: ano | anos | ano natural | anos naturales
        school_year: curso academico | cursos academicos | ano escolar | anos escolares
        decade: decada | decadas
        century: siglo | siglos
        millennium: milenio | milenios
        mile: milla | millas
        nautical_mile: milla nautica | millas nauticas
        foot: pie | pies
        inch: pulgada | pulgadas
        yard: yarda | yardas
        light_year: ano luz | anos luz
        kilogram: kilo | kilos
        ounce: onza | onzas
        pound: libra | libras
        tonne: tonelada | toneladas | tonelada metrica | toneladas metricas
        gallon: galon | galones
        pint: pinta | pintas
        barrel: barril | barriles
        teaspoon: cucharadita | cucharaditas
        tablespoon: cucharada | cucharadas
        cup: taza | tazas
        carat: quilate | quilates
        celsius: grado celsius | grados celsius | grados centigrados | grado centigrado | celsius | centigrados
         | grado c | grados c
        fahrenheit: grado fahrenheit | grados fahrenheit | fahrenheit | grado f | grados f
        kelvin: kelvin | grados kelvin
        degree: grado | grados
        radian: radian | radianes
        turn: vuelta | vueltas
        kilowatt_hour: kilovatio hora | kilovatios hora | kilowatt hora
        megawatt_hour: megavatio hora | megavatios hora
        horsepower: caballo de fuerza | caballos de fuerza | caballo de vapor | caballos de vapor
        megapixel: megapixel | megapixeles
        pixel: pixel | pixeles
        hectare: hectarea | hectareas
        acre: acre | acres
        international_unit: unidad internacional | unidades internacionales
        times: vez | veces
        basis_point: punto basico | puntos basicos
        tablet: comprimido | comprimidos | pastilla | pastillas | tableta | tabletas
        capsule: capsula | capsulas
        drop: gota | gotas
        pair: pares
        """
    ),
    bases=table(
        """
        second: segundo | segundos | seg
        metre: metro | metros
        gram: gramo | gramos
        litre: litro | litros
        watt: vatio | vatios | watt | watts
        joule: julio | julios | joule | joules
        volt: voltio | voltios
        ampere: amperio | amperios | amper
        hertz: hercio | hercios | hertz | hertzios
        pascal: pascal | pascales
        newton: newton | newtons
        ohm: ohmio | ohmios
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
        kilo: kilo
        mega: mega
        giga: giga
        tera: tera
        peta: peta
        exa: exa
        """
    ),
    crowds=listed(
        """
        usuarios | usuarias | personas | clientes | visitantes | visitas | suscriptores | miembros
        | seguidores | descargas | habitantes | hogares | empleos | ejemplares | pasajeros | turistas | votantes | trabajadores | registros
        """
    ),
    squares=listed("cuadrado | cuadrados | cuadrada | cuadradas"),
    cubes=listed("cubico | cubicos | cubica | cubicas"),
    currencies=table(
        """
        USD CAD AUD NZD SGD HKD: dolar | dolares | dollar | dollars
        USD: dolar estadounidense | dolares estadounidenses | dolar americano | dolares americanos | dolares de eeuu
        CAD: dolar canadiense | dolares canadienses
        AUD: dolar australiano | dolares australianos
        EUR: euro | euros
        GBP: libra esterlina | libras esterlinas | libra | libras | pounds | pound
        MXN ARS CLP COP UYU PHP: peso | pesos
        MXN: peso mexicano | pesos mexicanos
        ARS: peso argentino | pesos argentinos
        CLP: peso chileno | pesos chilenos
        COP: peso colombiano | pesos colombianos
        UYU: peso uruguayo | pesos uruguayos
        PEN: sol | soles | soles peruanos | nuevo sol | nuevos soles
        BOB VES: boliviano | bolivianos
        VES: bolivar | bolivares
        CRC: colon | colones
        GTQ: quetzal | quetzales
        PYG: guarani | guaranies
        BRL: real brasileno | reales brasilenos | reales | reais
        JPY: yen | yenes
        CNY: yuan | yuanes
        CHF: franco suizo | francos suizos | franco | francos
        INR: rupia | rupias
        KRW: wones
        RUB: rublo | rublos
        TRY: lira turca | liras turcas
        AED MAD: dirham | dirhams
        cent: centimo | centimos | centavo | centavos | cent | cents | penique | peniques
        """
    ),
    cents=table(
        """
        EUR: centimo | centimos
        GBP: penique | peniques
        """
    ),
    cent_joins=listed("y | con"),
    either=table("quantity: libra | libras"),
    weighing=listed("pesa | pesan | pesar | pesaba | pesando | peso | bebe | perdio | perder"),
    percent=listed("por ciento | por cien | porciento"),
    points=listed("punto porcentual | puntos porcentuales | pp | p.p"),
    of=frozenset({"de"}),
    per=listed("por | al | a la | cada"),
    per_any=listed("por | cada"),
    articles=listed("el | la | los | las"),
    minus=listed("menos"),
    below_zero=listed("bajo cero | grados bajo cero"),
    lengths=listed("dura | duran | tarda | tardan | lleva | por | durante | de | en | unas | aproximadamente"),
    lengths_after=listed("antes | despues | de antelacion | mas"),
    wholes=listed("todo el | toda la | otro | otra | un | una"),
    ages=table(
        """
        >=: anos o mas | anos y mas | anos cumplidos o mas | anos de edad o mas | anos en adelante
        <=: anos o menos | anos de edad o menos
        =: anos de edad | anos cumplidos
        """
    ),
    ages_before=table(""),
    between=listed("largos | largas | buenos | buenas"),
    sizes=listed("de | por | x"),
    bounds_before=table(
        """
        >=: al menos | por lo menos | como minimo | un minimo de | minimo de | minimo | no menos de | a partir de
         | cuando menos | no antes de | mayor o igual a | mayores o iguales a | mayores o iguales que | no menor de
         | superiores o iguales a | mayor o igual que | no menos que | no inferior a | no inferiores a | no menor a
         | superior o igual a | mas o igual a | mas o igual que | igual o mayor que | igual o mayor a
         | igual o mayor
         | iguales o mayores que | iguales o mayores a | igual o superior a | iguales o superiores a
         | igual o mas que
         | igual o mas de | al menos o igual a | con un minimo de | de al menos | de minimo | minimo un
         | mas grande o igual que | mas alto o igual que | mas de o igual a | nunca menos de | mayor que o igual a
         | mas que o igual a | como poco | no menor que | ni menos de
        <=: como maximo | a lo sumo | un maximo de | maximo de | maximo | hasta | no mas de | a lo mas | como mucho
         | no superior a | que no exceda de | que no supere | menor o igual a | menor o igual que | no superiores a
         | menores o iguales a | menores o iguales que | inferiores o iguales a | inferior o igual a | no mayor de
         | no mayor a | no mas que | no mayor que | igual o menor que | igual o menor a | iguales o menores que
         | iguales o menores a | igual o inferior a | iguales o inferiores a | igual o menos que | igual o menos de
         | menos o igual a | menos o igual que | no excede | no exceder | no excede de | no supera
         | no superar | nunca mas de
         | que no superen | que no excedan | hasta un maximo de | con un maximo de | de como maximo | no pasa de
         | no podra exceder de | no puede superar | no puede exceder | no puede exceder de | menor que o igual a
         | menos que o igual a | mas bajo o igual que | de hasta | maximo hasta | ni mas de | no debe superar
        >: mas de | mayor de | mayores de | superior a | superiores a | por encima de | sobre los | supera
         | superan | excede | mayor que | mayores que | mas que | por sobre | mayor a | mayores a | mas alto que
         | mas alta que | mas grande que | mas grandes que | mas altos que | mas altas que | mas largo que
         | mas largos que
         | superando | excediendo | exceden | excede de | exceder | superar | arriba de | supere | superen | exceda
        <: menos de | menor de | menores de | inferior a | inferiores a | por debajo de | bajo los | menor que
         | menores que | menos que | menor a | menores a | mas bajo que | mas baja que | mas pequeno que
         | mas pequenos que | mas bajos que | mas bajas que | mas corto que | debajo de | abajo de
        in: en un plazo de | dentro de | dentro de los | en el plazo de | en los primeros | dentro de las
         | en las primeras
         | en un plazo maximo de | en el plazo maximo de | dentro de un plazo de | en un maximo de
        ~: unos | unas | cerca de | aproximadamente | alrededor de | casi | en torno a | aproximadamente unos
         | mas o menos | estimado en | cerca de los | cerca de las | aprox
        =: exactamente | justo | igual a | iguales a | igual que | equivale a | equivalente a | justamente
         | precisamente
         | equivalen a | es igual a | un total de
        """
    ),
    bounds_after=table(
        """
        >=: o mas | y mas | o mayor | o mayores | como minimo | o superior | en adelante | al menos | minimo
         | o superiores | por lo menos | o mas alto | y superior | y superiores | como poco | cuando menos
        <=: o menos | como maximo | o menor | o inferior | a lo sumo | maximo | o menores | o inferiores
         | como mucho
         | y menos | a lo mas
        =: o igual | o iguales | inclusive
        ~: mas o menos | aproximadamente
        """
    ),
    range_open=listed("entre | de | desde | del | de entre | en el rango de"),
    range_join=listed("a | al | hasta | a los | a las | hasta los | hasta las"),
    range_and=listed("y | e"),
    bound_joins=listed("pero"),
    labels=listed(
        """
        pedido | orden | protocolo | numero | proceso | caso | articulo | seccion | clausula | capitulo | pagina
        | version | talla | opcion | posicion | factura | cuenta | sala | vuelo | lote | paso | ticket | codigo
        | cupon | poliza | apartamento | ley | decreto | figura | tabla | ruta | carretera | autopista | linea
        | puerta | edificio | nivel | formulario | ref | referencia | nif | dni | rut | nie | cif | curp | rfc
        | anexo | habitacion | piso | serie | windows | interestatal | art | sr | tema | cp | rastreo
        | seguimiento | guia | expediente | matricula | aula | asiento | fila | planta | modelo | inciso
        | apartado | iphone | android | extension | albaran | articulos | clausulas | paginas | sentencia
        | resolucion | reclamo | fraccion | §
        """
    ),
    phones=listed("telefono | tel | telf | movil | fax | llame | llamar | llamando | whatsapp | celular"),
    label_marks=listed("n | no | num | numero | nro | estatal | al | postal | de"),
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
    unsure_months=frozenset({"mar", "set"}),
    month_preps=listed("en | de | desde | hasta | para | durante | antes | despues | cada | entre"),
    weekdays=counts("lunes 1 martes 2 miercoles 3 jueves 4 viernes 5 sabado 6 domingo 7 sabados 6 domingos 7"),
    weak_weekdays=counts("lun 1 mar 2 mie 3 jue 4 vie 5 sab 6 dom 7"),
    of=frozenset({"de", "del", "el", "dia"}),
    day_links=listed("dias del mes de | dias de | del mes de | de el mes de"),
    year_of=listed("de | del | el | en | ano"),
    day_words=frozenset({"dia"}),
    each_month=listed("de cada mes | del mes | de todos los meses | del mes siguiente"),
    on=listed("el | dia | hasta | al | del | en"),
    at=listed("a las | a la | hasta las | desde las | las | de las"),
    morning=listed("am | a. m. | a.m | a.m. | de la manana | de la madrugada"),
    afternoon=listed("pm | p. m. | p.m | p.m. | de la tarde | de la noche | del mediodia"),
    hour_words=listed("horas | hora | en punto"),
    minute_names=counts("media 30 cuarto 15"),
    minutes_after=table(
        """
        +: y | con
        -: menos
        """
    ),
    opens=listed("abierto | abierta | abre | abren | horario | atencion"),
    quarters=frozenset({"trimestre", "trimestres"}),
    halves=frozenset({"semestre", "mitad"}),
    quarter_letters=frozenset({"q", "t"}),
    half_letters=frozenset({"s", "h"}),
    lasts=frozenset({"ultimo", "ultima", "ultimos", "ultimas"}),
    decades=listed("decada de | decada de los | decada de los anos | decada del | anos"),
    decade_names=counts("veinte 20 treinta 30 cuarenta 40 cincuenta 50 sesenta 60 setenta 70 ochenta 80 noventa 90"),
    years=listed("en | desde | de | del | hasta | antes | ano | a | durante | entre"),
    year_words=frozenset({"ano", "anos"}),
    between=frozenset({"entre"}),
    bounds_before=table(
        """
        >: despues de | despues del | tras | luego de | luego del | posterior a | posteriores a | posterior al
        | posterior de | con posterioridad a
        >=: desde | a partir de | a partir del | a contar de | a contar del | a contar desde | no antes de
        | no antes del
        | con efecto desde | con efectos desde
        <: antes de | antes del | anterior a | anteriores a | anterior al | anterior de | previo a | previo al
        | con anterioridad a
        <=: hasta | a mas tardar | no mas tarde de | no mas tarde del | no mas tarde que | no despues de
        | no despues del
        start: principio de | principios de | principios del | inicio de | inicio del | inicios de | inicios del
        | comienzo de | comienzo del | comienzos de | comienzos del
        mid: mediados de | mediados del | mitad de | mitad del
        end: final de | final del | finales de | finales del | fin de | fin del | fines de | fines del | cierre de
        | cierre del
        ~: alrededor de | alrededor del | hacia | cerca de | en torno a | aproximadamente | a eso de
        """
    ),
    bounds_after=table(
        """
        >=: en adelante | o posterior | o posteriores | o despues | o mas tarde | y posteriores | y siguientes
        <=: o antes | o anterior | o anteriores | y anteriores
        """
    ),
    noon=counts("mediodia 12 medianoche 0"),
    holidays=table(
        """
        12-25: dia de navidad
        12-24: nochebuena
        12-31: nochevieja
        01-01: dia de ano nuevo
        01-06: dia de reyes
        04-22: dia de la tierra
        02-14: dia de san valentin
        """
    ),
    year_holidays=table(
        """
        12-25: navidad
        01-01: ano nuevo
        11-4-4: accion de gracias | dia de accion de gracias
        """
    ),
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
    short=table(
        """
        television: tv
        estados unidos: eeuu | ee uu | eua
        union europea: ue
        reino unido: ru
        naciones unidas: onu
        inteligencia artificial: ia
        """
    ),
    not_names=listed("faq | nota | hola | gracias | si | ok"),
)

POLARITY = Polarity(
    cues=table(
        """
        not: no | ya no | tampoco | de ningun modo | de ninguna manera | en absoluto
        never: nunca | jamas | en ningun caso | bajo ningun concepto
        none: nadie | nada | ningun | ninguno | ninguna | ningunos | ningunas
        not_all: no todos | no todas | no todo | no toda | no siempre | no cada | no necesariamente
        rare: raramente | rara vez | apenas | raras veces | casi nunca | dificilmente
        without: sin | sin que
        except: excepto | salvo | menos los | menos las | menos en | menos el | con excepcion de | a excepcion de
        | con la excepcion de
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
        abre: cerrado | cerrada | cerrados | cerradas
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
    heads=listed("el de | la de | los de | las de | el del | la del | los del | las del"),
    echoes=listed("si | tambien"),
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
        optional: opcional | opcionales | voluntario | voluntaria
        may: puede | pueden | podra | podran | podria | podrian | se permite | permitido
        """
    ),
    opposites=pairs(
        """
        desde / hasta |
        crecio / cayo | crecen / caen | crece / cae | crecieron / cayeron | crecer / caer | mas / menos
        | mayor / menor | mayores / menores | incluido / aparte | incluida / aparte | incluido / separado
        | favor / contra | hasta / despues | raro / frecuente | rara / frecuente | raros / frecuentes
        | antes / durante / despues
        | superior / inferior | maximo / minimo
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
        | diario / semanal / mensual / anual | primavera / verano / otono / invierno
        | hora / dia / noche / semana / mes / ano
        | rojo / verde / azul / amarillo / negro / blanco / gris / naranja / marron | desayuno / comida / cena
        | solo / acompanado
        | comprador / vendedor | adulto / nino | efectivo / tarjeta | ida / vuelta
        | manana / tarde / noche | profesor / alumno | inquilino / propietario | cliente / proveedor | medico / paciente
        | remitente / destinatario | director / secretario | semana / fin
        | seco / mojado | solido / liquido | gasolina / diesel | basico / premium | estandar / urgente
        | ganancia / perdida | aprueba / rechaza | vivo / muerto | pagado / impagado
        """
    ),
    opposite_roots=pairs(
        """
        diario / semanal / quincenal / mensual / bimestral / trimestral / semestral / anual |
        inaugurar / cerrar | abrir / cerrar | empezar / terminar | comenzar / terminar | subir / bajar |
        aumentar / disminuir | aumentar / reducir | crecer / caer | permitir / prohibir | aceptar / rechazar
        | ganar / perder | contratar / despedir | entrar / salir | cargar / descargar |
        conectar / desconectar | activar / desactivar | encender / apagar | importar /
        exportar | inquilino / propietario | profesor / alumno
        """
    ),
    exceeds=listed(
        """
        superar | supera | superan | supere | superen | supero | exceder | excede | exceden | exceda | excedan |
        sobrepasar | sobrepasa | rebasar
        """
    ),
    same=pairs("cuesta / precio | compra / adquirir | llega / entrega | empieza / comienza | devuelve / reembolsa"),
    auxiliaries=listed("permanece | permanecen | hace | hacen | tarda | lleva | se | sus | unos | unas"),
    telling=listed("mismo | misma | mismos | mismas | otro | otra | otros | otras | demas | resto | contra | favor"),
    questions=listed(
        "quien | que | cuando | donde | por que | como | cual | cuales | cuanto | cuanta | cuantos | cuantas"
    ),
    greetings=listed(
        """
        hola | buenos dias | buenas tardes | buenas noches | gracias | muchas gracias | claro | claro que si
        | por supuesto
        | con gusto | lo siento | lamento | adios | bienvenido | bienvenida | bienvenidos | de nada | desde luego
        | si claro
        | perfecto | vale
        """
    ),
    frames=listed(
        """
        estimado | estimada | gracias por | espero que | esperamos que | aqui tiene | aqui esta | aqui estan | aqui le
        | saludos | un saludo | un cordial saludo | atentamente | no dude en | no dudes en | quedo a | quedamos a
        | si tiene alguna | si tienes alguna | si necesita mas | avise si | avisame si | no lo se | no se la respuesta
        | la respuesta esta | a continuacion | en resumen | espero haber | bienvenido a | bienvenida a | bienvenidos a
        | segun los pasajes | me alegra | estare encantado | estoy aqui para
        """
    ),
    hedges=listed(
        """
        puede | pueden | podria | podrian | posiblemente | quiza | quizas | tal vez | probablemente | acaso | se
        espera | es posible
        """
    ),
    reports=listed(
        """
        afirma | afirman | afirmo | asegura | aseguran | aseguro | sostiene | sostienen | alega | alegan | alego |
        segun | cree | creen | creia | piensa | piensan | sospecha | sospechan | duda | dudan | espera | esperan |
        supone | suponen | presuntamente | supuestamente | promete | prometen | predice | predicen | quiere | quieren
        | niega que | niegan que | nego que | negaron que | niega haber | desmiente que | desmienten que | desmintio
        que | desmintieron que | rechaza que | rechazan que | rechazo que | refuta que | refutan que | refuto que |
        refuta la idea | refuta la tesis | refuto la idea | rechaza la idea de | rechazo la idea de | descarta que |
        descartan que | descarto que | dudaban | dudaron | pone en duda | ponen en duda | planea | planean | propone |
        proponen
        """
    ),
    others=listed("resto | demas | otros | otras | restantes"),
    says=listed(
        """
        dice | dicen | dijo | dijeron | anuncio | declara | declaro | informa | informo | senala | advierte | explico
        | niega | niegan | nego | desmiente | desmienten | desmintio | refuta | refuto | descarta | descarto
        """
    ),
    conditions=listed(
        """
        si | a menos que | a no ser que | salvo que | siempre que | siempre y cuando | con tal de que | excepto | salvo
        | en caso de | con excepcion de | a excepcion de | excepto que | solo si
        """
    ),
    occasions=listed(
        "mientras | durante | antes | despues | hasta | dentro de | en un plazo de | cuando | tras | fuera de | desde"
    ),
    relatives=listed("que | quienes | quien"),
    partitives=listed("de los cuales | de las cuales | de ellos | de ellas | de los que | de las que"),
    converses=pairs("comprar / vender | enviar / recibir | prestar / pedir | enseñar / aprender | dar / recibir"),
    limits=table(
        """
        <=: limite | maximo | maxima | maximos | maximas | tope
        >=: minimo | minima | minimos | minimas
        """
    ),
    rates=table(
        """
        hour: por hora
        day: diario | diaria | diarios | diarias | diariamente
        week: semanal | semanales | semanalmente
        month: mensual | mensuales | mensualmente | mensualidad
        quarter: trimestral | trimestrales | trimestralmente
        year: anual | anuales | anualmente | anualidad
        """
    ),
    passives=listed("es | son | fue | fueron | era | eran | ser | sido | sera | seran | siendo"),
    pronouns=listed(
        """
        su | sus | mi | nuestro | nuestra | ella | ellos | ellas | esto | eso | estos | esas | usted | ustedes |
        se | que | quien | ambos | le | les
        """
    ),
    prepositions=listed("con | en | a | por | para | durante | desde"),
    articles=listed("el | la | los | las | un | una | unos | unas | este | esta | estos | estas | su | sus | cada"),
)

REASONS = Reasons(
    by_kind={
        "no_passage": "No se encontró ni se citó ningún pasaje que respalde esto.",
        "no_passage.unrelated": "Ningún pasaje citado habla de esto.",
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
        "name.role": "En el pasaje, «{text}» tiene otro papel en esto.",
        "attribution.role": "El pasaje lo cuenta al revés: «{text}».",
        "negation": "La frase niega lo que el pasaje afirma: «{found}».",
        "negation.absent": "La frase niega algo («{text}») que ningún pasaje citado niega.",
        "negation.lost": "El pasaje lo niega: «{found}».",
        "quantifier": "La frase dice «{text}»; el pasaje dice «{found}».",
        "quantifier.absent": "La frase dice «{text}»; el pasaje no lo dice de todos.",
        "strength": "La frase dice «{text}»; el pasaje dice «{found}».",
        "strength.absent": "La frase dice «{text}»; el pasaje no llega a tanto.",
        "strength.lost": "El pasaje lo deja abierto: «{found}».",
        "quantifier.lost": "El pasaje lo dice con reservas: «{found}».",
        "report": "El pasaje lo da como dicho por alguien: «{found}».",
        "derived": "Ningún pasaje dice «{text}»; solo se obtiene calculando con {found}.",
        "quotation": "La frase cita «{text}»; el pasaje tiene «{found}».",
        "quotation.absent": "Ningún pasaje citado tiene estas palabras: «{text}».",
        "direction": "La frase dice «{text}»; el pasaje dice lo contrario: «{found}».",
        "direction.absent": "La frase dice «{text}»; ningún pasaje citado lo dice.",
        "attribution": "El pasaje dice «{text}» de otra cosa: «{found}».",
        "condition": "El pasaje lo restringe («{found}»), y la frase lo omite.",
    }
)

FACTS = Facts(NUMBERS, UNITS, CALENDAR, NAMES, POLARITY, REASONS)
