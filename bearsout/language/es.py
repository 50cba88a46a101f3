"""Spanish."""

from bearsout.language.es_facts import FACTS
from bearsout.language.table import Discourse, Language, Sentences, Signs, Words, families, phrases, terms

WORDS = Words(
    snowball="spanish",
    stop=terms(
        """
        el la los las lo un una unos unas y e o u pero si que como de del a al en por para con sin bajo
        sobre entre hasta
        desde tras durante contra según
        yo me mi mis mí nosotros nos nuestro nuestra nuestros nuestras tú te ti tu tus usted ustedes su sus
        él ella ellos ellas
        le les se esto eso aquello este esta estos estas ese esa esos esas aquel aquella
        es son fue fueron era eran ser siendo sido está están estaba estar hay había haber ha han he hemos
        tiene tienen tenía
        tener tengo tenemos será serán sería puede pueden podría puedo podemos debe deben
        qué cuál cuáles quién quiénes cuándo dónde cómo porqué cuyo cuya cuando donde quien
        no ni ya también muy solo sólo más menos algún alguna algunos algunas todo toda todos todas cada
        otro otra otros otras
        mismo misma tal así entonces aquí allí
        hola gracias favor
        """
    ),
    families=families(
        """
        pagar pago pagos pagamos | proteger protege protejo proteccion protegido protegi | imprimir impresion imprimo |
        desactivar desactivo desactivacion desactive | activar activo activacion | eliminar eliminacion elimino |
        devolver devolucion devoluciones devuelvo devuelve | entregar entrega entregas | enviar envio envios |
        reservar reserva reservas | comprar compra compras | vender venta ventas | solicitar solicitud |
        inscribir inscripcion inscrito | renovar renovacion renuevo renueva | cancelar cancelacion |
        contratar contrato contratacion | perder pierdo pierde perdida | poder puedo puede pueden |
        cerrar cierro cierra cierre | abrir abro abierto apertura | probar pruebo prueba | volver vuelvo vuelve vuelto |
        pedir pido pide pedido | elegir elijo elige eleccion | insertar insercion inserto |
        corregir correccion corrijo |
        convertir conversion convierto | mostrar muestro muestra | contar cuento recuento | cambiar cambio cambios |
        instalar instalacion | actualizar actualizacion | modificar modificacion modificaciones | guardar guardo |
        numerar numeracion numero numeros
        """
    ),
    apart=terms("libre libres"),
    frame=terms(
        """
        cuánto cuánta cuántos cuántas cuanto cuanta cuantos cuantas tiempo tarda tardan tardar lleva llevan
        llevar necesito
        necesita necesitan hago hace hacer hacen quiero quiere querría gustaría saber decir diga posible
        sucede pasa significa ver veo ve miro mirar encuentro encontrar sirve sirven servir vez
        manera forma va voy ir queda
        """
    ),
    accented_endings=(
        ("cion", "ción"),
        ("sion", "sión"),
        ("logia", "logía"),
        ("logias", "logías"),
        ("encia", "encia"),
        ("atico", "ático"),
        ("atica", "ática"),
        ("atil", "átil"),
        ("erica", "érica"),
        ("onica", "ónica"),
        ("onico", "ónico"),
    ),
)

SENTENCES = Sentences(
    never_end=terms(
        """
        sr. sra. sres. sras. srta. srtas. srto. dr. dra. dres. dras. drs. prof. profa. profs. profas. lic. lics.
        licda. lcdo. lcda. ldo. lda. ing. ings. arq. arqs. abog. econ. psic. enf. mtro. mtra. mro. bach. téc.
        cnel. gral. tte. tcnel. sgto. sgt. alte. cmdt. cmte. pbro. mons. rvdo. rvda. excmo. excma. ilmo. ilma.
        hno. hna. sto. sta. vda. ntra. ntro. dña. d. dª. Cap. Col. Gob. Pdte. Pdta. Min. Sen. Dip. Dir. av.
        avda. avd. avs. c. cl. ctra. carr. pza. plza. plz. pl. pº. p.º urb. edif. calz. blvd. bvar. bv. gta.
        rda. trav. cno. mpio. Prov. Dto. Pque. Pje. Psje. Mza. p.ej. ej. v.gr. p.e. v.g. vs. cf. cfr. i.e. e.g.
        p.d. n.b. p.s. art. arts. núm. núms. nro. nros. pág. págs. pags. párr. párrs. pp. figs. vol. vols. cap.
        caps. ee. atn. att. atte. fracc. srª. drª. mª.
        """
    ),
    end_before_capital=terms(
        """
        etc. etcétera. s.a. s.l. s.l.u. s.a.u. s.r.l. s.c. s.a.s. s.a.c. s.a.a. s.c.a. s.l.l. e.i.r.l. s.a.b.
        s.n.c. ltda. lda. cía. cia. cías. c.v. r.l. ud. uds. vd. vds. a.m. p.m. hs. hrs. hr. h. m. seg. kg. kgs.
        kms. gr. grs. lts. lt. mts. und. unid. unids. pzas. q.e.p.d. q.d.e.p. e.p.d. íd. ibíd. ibid. s.s.
        a.i. i.v.a. d.n.i. n.i.f. c.i.f. r.f.c. c.u.i.t. r.u.t. izq. izqda. dcha.
        """
    ),
    end_before_opener=terms(
        """
        ee.uu. ee.uu.aa. cc.aa. ff.aa. rr.hh. dd.hh. jj.oo. ss.mm. ff.cc. rr.pp. cc.oo. u.e. o.n.u. d.f. bs.as.
        bs. a.c. d.c. hnos. hnas. asoc. admón. admon. univ. inst. secr. prov. gob. pdte. dir. coord. jr. col.
        edo. al. ed. eds. trad. comp. dist. distr. ayto. aytos. minist. depto. dpto. dptos. st. mt. esq. fund.
        cd.
        """
    ),
    before_number=terms(
        """
        n. nº. n°. No. Nos. pag. p. fig. tel. tels. teléf. telf. telfs. tfno. tfnos. tfn. tlf. tlfs. cel. fax.
        apdo. aptdo. apto. ext. int. of. ofic. aprox. inc. ap. lit. num. sec. secc. ver. vers. máx. mín. max.
        min. prom. ref. exp. reg. res. disp. tít. tit. r.d. l.o. km. cra. cr. kra. cll. cdra. mz. blq. bl. esc.
        pta. pto. cód. cod. c.p. cp. cta. ss. sig. sigs. t. s. temp. alt. long. lat. vel. cant. tab. cuad.
        ilustr. ene. feb. febr. mar. abr. may. jun. jul. ago. agto. set. sept. sep. oct. nov. dic. lun. mart.
        mié. miér. jue. vie. sáb. dom. líq. br. tam. núm. mzo. setiem.
        """
    ),
    openers=terms(
        """
        el la los las lo un una unos unas este esta estos estas ese esa esos esas aquel aquella esto eso yo tú él
        ella ellos ellas nosotros usted ustedes se me le les nos su sus mi mis nuestro nuestra nuestros nuestras qué
        quién quiénes cuál cuáles cuándo cuánto cuántos cuánta cuántas dónde cómo que quien cuando donde como es son
        fue era hay está están tiene tienen puede pueden debe deben y o pero sino si no ni aunque porque pues así
        además también sin con en por para de del al a desde hasta entre sobre tras durante según después antes
        luego entonces cada todo todos todas algunos ningún ninguna solo sólo
        """
    ),
    never_open=terms("gmt utc cet cest"),
    numbered=terms(
        """
        paso pasos página páginas punto puntos sección capítulo capítulos versión nivel fase parte tabla figura
        número opción artículo apartado anexo grado tipo zona línea sala planta piso regla cláusula plan grupo
        vitamina hepatitis bloque puerta
        """
    ),
)

DISCOURSE = Discourse(
    caveat_openers=phrases(
        """
        sin embargo | no obstante | pero | excepto | salvo | la excepción | hay una excepción | a menos que |
        esto no se aplica | eso no se aplica | esto no vale | esta regla no | solo | sólo | únicamente |
        de lo contrario | en ese caso | en este caso | en su lugar | tenga en cuenta
        """
    ),
    pronoun_openers=phrases(
        """
        él | ella | ellos | ellas | esto | eso | este | esta | estos | estas | ese | esa | esos | esas |
        en ese caso | en este caso | ambos | ambas | su | sus | después de eso | entonces | para ello | aquí |
        allí
        """
    ),
    negations=terms("no nunca jamás ni ningún ninguna ninguno nada sin tampoco"),
    note_kinds=phrases(
        """
        nota | notas | consejo | consejos | sugerencia | aviso | avisos | advertencia | atención | precaución |
        cuidado | importante | peligro | información | observación | ver también | véase también | más información |
        recuerde |
        error | truco | pista | nota importante | sabías que |
        para saber más | ojo | info | recordatorio
        """
    ),
)

SIGNS = Signs(
    common=terms(
        """
        abierto abre abren abrir acepta aceptan aceptar actualizar agua ahora año años antes aparece aplicación
        apagar archivo archivos ayuda ayudar banco baño barato barrio bien bloquear borrar botón buscar caja calle
        cambia cambiar cambio cancelar cantidad capital casa celda celdas centro cerrar cierra ciudad clave cliente
        clientes cobra cobran cobro coche código comida compra comprar compré conectar configurar conocer consigo
        contacto contraseña contrato copia copiar correo costo coste crear crédito cuenta cuentas cuesta cuestan
        cuota cupón dejar derecho desactivar descargar descuento desde después devolución devoluciones devolver día
        días dinero dirección documento documentos domicilio domingo dos efectivo ejemplo eliminar email empleado
        empresa encender encontrar encuentro encuentra enero entrada entregan entrega enviar envía envían envío
        envíos error escribir escuela espacio español estado estudiante euros evitar factura falta fecha fechas fin
        final formato foto garantía gasto gastos gente gratis grande guardar guía guías tallas habitación hijo hijos
        hoja hojas hora horario horas horizontal hoy idioma imagen importe imprimir imprime impresora incluye
        iniciar insertar instalar invierno jefe jueves julio junio joven lado lejos letra letras ley límite línea
        líneas llama llamar llave llega llegan llegar lugar lunes llegó mandar mañana mano máximo mayor mejor
        mensaje menor mes mesa meses miércoles mínimo modo mujer mundo necesario negro nivel noche nombre nota notas
        nueva nuevo número números nunca obtener oferta oficina ordenador otoño padre padres página páginas pagado
        pagan pagar pago pagos país países palabra palabras papel paquete paso pasos pedido pedidos pedir perdí
        perdido permiso persona personas piso plazo pone poner población precio precios pregunta preguntas primer
        primera primero problema producto productos programa proteger pueblo puerta queja quitar recibir recibo
        reclamación reclamar recogida recoger reembolsan reembolso reembolsos regalo registro reserva respuesta
        restaurar reunión ropa roto sábado salida saldo salud secreto seguro seguridad semana semanas servicio
        servicios siempre siglo siguiente sitio sueldo suma suscripción tabla talla tamaño tarde tarifa tarjeta
        tarjetas teléfono temporada texto tienda tiendas tipo trabaja trabajo tres tren usar uso usuario vacaciones
        valor vale vender venta ver verano versión vez veces viaje viajes viernes vida vivo vuelo vuelos vuelta
        último guerra rey gobierno mayoría historia llamado cuál parte términos término río apertura métodos método
        política teoría crisis quién quiero rota computacional recursos propiedad francia españa permite permiten
        profesional atiende sucursal item ítem segundo envíe haga pulse elija abra navegación segura
        """
    ),
    endings=terms(
        """
        sión siones dad dades miento mientos mente ando iendo ado ada ados adas ido ida idos idas ar er ir aje ería
        oso osa ero era ista ismo ble bles dor dora encia ancia illo illa ito ita és go ron eron aron aba aban ía
        ían ez eza ue ieron ción ciones tura
        """
    ),
    pieces=terms(
        """
        ll rr ie ue ción         """
    ),
    letters=terms("ñ ¿ ¡"),
)

LANGUAGE = Language("es", "Spanish", WORDS, SENTENCES, DISCOURSE, facts=FACTS, signs=SIGNS)
