"""Spanish: how people ask."""

from bearsout.language.asking import Asking, groups
from bearsout.language.facts import table
from bearsout.language.table import phrases, terms

ASKING = Asking(
    due=table(
        """
        duration: cuanto tiempo | cuanto tarda | cuanto tardan | cuanto dura | cuanto duran | cuantos dias |
            cuantas semanas | cuantos meses | cuantos anos | cuantas horas | cuantos minutos | que plazo |
            en cuanto tiempo | cuanto falta
        money: cuanto cuesta | cuanto cuestan | cuanto vale | cuanto valen | que precio | precio de |
            cuanto pago | cuanto hay que pagar | cuantos euros | cuantos pesos | cuantos dolares
        sum: precio | precios | tarifa | coste | costo
        amount: cuanto | cuanta | maximo | maxima | minimo | minima | que tamano | que edad
        limit: limite | hay un limite | tope
        number: cuantos | cuantas
        percent: que porcentaje | tasa de interes | tipo de interes
        time: a que hora | que horario | horario de | horarios
        when: cuando | hasta cuando | que dia | que fecha | desde cuando
        phone: que telefono | numero de telefono | a que numero | telefono de
        email: que correo | direccion de correo | que email | correo electronico de
        address: direccion de | que direccion | direccion postal
        steps: como | de que manera | de que forma | que hago | que debo hacer | que tengo que hacer | pasos para |
            que hay que hacer
        reason: por que
        person: quien | quienes
        place: donde | adonde
        """
    ),
    given_by=table(
        """
        duration: de por vida | toda la vida | sin limite | no caduca | no caducan | inmediatamente | de inmediato |
            el mismo dia | en el acto | indefinidamente
        money: gratis | gratuito | gratuita | sin coste | sin costo | sin cargo | incluido | incluida | nada
        amount limit number: sin limite | no hay limite | ilimitado | ilimitada | ningun limite
        limit: hasta | como maximo
        number: un solo | una sola | solo uno | solo una | solo un | uno por | una por | ninguno | ninguna
        time: todo el dia | las 24 horas
        address: calle | avenida | plaza | paseo | codigo postal
        """
    ),
    everyday=groups(
        """
        reembolso / devolucion del dinero / devolver el dinero / reintegro | devolver / retornar | comprar / adquirir |
        pedir / solicitar / requerir | roto / danado / estropeado / defectuoso / averiado / no funciona | llegar /
        recibir | recibir / entregar | envio / entrega / reparto | paquete / encomienda | costar / precio / coste /
        costo / valer | precio > tarifa / importe | barato / rebajado / descuento / rebaja / oferta | cancelar / anular
        / dar de baja | renunciar / dimitir / dejar el trabajo | quitar / eliminar / borrar / suprimir / desactivar /
        retirar / vaciar / sacar / anular | poner / insertar / anadir / agregar / colocar / activar | cupon / vale /
        codigo de descuento | tarjeta regalo / tarjeta de regalo | garantia / cobertura | caducar / vencer / expirar /
        validez | cambiar / modificar / editar / actualizar | cambio / canje | contrasena / clave / password | cuenta /
        perfil | registrarse / inscribirse / darse de alta | iniciar sesion / entrar / acceder | llamar / telefono /
        telefonear | correo / email / e-mail / mail | hablar con / contactar / comunicarse | limite / maximo / tope |
        minimo / al menos | vacaciones / dias libres | descanso > vacaciones | enfermo / enfermedad | baja medica >
        enfermo / enfermedad | menor > hijo / hija / nino / nina / bebe | padre / paternidad | madre / maternidad |
        conyuge > esposa / esposo / marido / mujer | pareja > esposa / esposo / marido | conyuge / pareja |
        fallecimiento / muerte / murio / fallecio | fallecimiento > funeral | medico / doctor | dinero / efectivo |
        dinero / pago | sueldo / salario / nomina | factura / recibo | comprobante / justificante | ayuda / soporte /
        asistencia | empezar / iniciar / comenzar / arrancar / abrir | terminar / acabar / finalizar / cerrar | olvidar
        / olvidado / no recuerdo / perder | aprobar / autorizar / aprobacion | permitir / autorizar / dejar / admitir |
        prohibir / no permitir / no se permite | tienda / comercio | local > tienda / comercio | sucursal > tienda |
        coche / carro / auto | vehiculo > coche / carro / auto | movil / celular | telefono > movil / celular |
        ordenador / computadora | equipo > ordenador / computadora / portatil | ordenador > portatil | computadora >
        portatil | congelar / inmovilizar / fijar / bloquear | renglon / linea / salto de linea | fila / linea | mostrar
        / visualizar | dentro / interior | guardar / almacenar / salvar | modificaciones / cambios / correcciones | otra
        persona / otros / otro usuario | atajo / combinacion de teclas / tecla / teclas | escribir / introducir /
        teclear / ingresar | version / edicion | parametro / opcion / argumento | copia de respaldo / copia de seguridad
        / respaldo | elegir / seleccionar / escoger / marcar | hoja / pagina | foto / fotografia | imagen > foto /
        grafico / fotografia | archivo / fichero / documento | carpeta / directorio | pantalla / monitor | trabajo /
        empleo / puesto | jefe / responsable / supervisor | companero / colega | empleado / trabajador / personal |
        segura / seguro / seguridad | mayuscula / mayusculas | frase / oracion / enunciado | ventana / cuadro de dialogo
        / dialogo | en vez de / en lugar de | ancho / anchura | alto / altura | equipaje > maleta / bolso | billete /
        boleto | billete / pasaje | boleto / pasaje | entrada / boleto | entrada / billete | reservar / reserva /
        apartar | aplazar / posponer / reprogramar | retraso / tarde / demora | multa / penalizacion / recargo |
        deposito / fianza / senal | prestamo / prestar | alumno / estudiante | profesor / docente | curso / clase |
        examen / prueba | nota / calificacion | medicina / medicamento | medicamento > pastilla / comprimido | pastilla
        / comprimido | cita > consulta / visita | vacuna / vacunacion | accesible > silla de ruedas / discapacidad |
        ascensor / elevador | bano / aseo / servicio | aparcar / estacionar / aparcamiento / estacionamiento | mascota >
        perro / gato | animal > perro / gato / mascota | basura / residuos | impuesto > iva | impuesto / aduana |
        extranjero / otro pais | internacional > extranjero / otro pais | documento de identidad / dni / identificacion
        | documento de identidad > pasaporte | identificacion > pasaporte | gratis / gratuito / sin coste / sin costo |
        rapido / urgente / expres | piso / apartamento / departamento | alquiler / arriendo / renta | deshacer /
        revertir / restaurar / recuperar | impresora / imprimir
        """
    ),
    orders=phrases(
        """
        imprima | imprimeme | corrija | corrigeme | cancele | cancelame | envie | enviame | envieme | mande | mandame |
        cambie | cambiame | borre | borrame | elimine | eliminame | creame | pon | ponga | ponme | haz | haga | hazme |
        reserve | reservame | llame | llamame | apruebe | apruebame | pague | pagame | reembolse | reembolsame |
        traduzca | traduceme | escriba | escribeme | anada | agregue | desactive | renueve | devuelveme | dame | deme |
        abra | abreme | actualice | registre
        """
    ),
    orders_with=terms(
        """
        imprime corrige cancela envia manda cambia borra elimina crea cree reserva llama aprueba paga reembolsa traduce
        escribe anade agrega activa active desactiva renueva devuelve abre cierra cierre actualiza registra anula
        cancelar anular enviar mandar cambiar borrar eliminar crear reservar aprobar pagar reembolsar devolver traducir
        activar desactivar renovar actualizar registrar imprimir corregir modificar comprar cerrar abrir
        """
    ),
    orders_own=dict.fromkeys(
        terms(
            """
            imprime corrige cancela envia manda cambia borra elimina crea reserva llama aprueba reembolsa traduce
            escribe anade agrega activa desactiva renueva devuelve actualiza registra anula
            """
        ),
        terms("mi mis nuestra nuestro dos tres cuatro cinco seis siete ocho nueve diez"),
    ),
    order_objects=terms(
        """
        un una unos unas el la los las este esta estos estas ese esa mi mis nuestro nuestra su sus al dos tres cuatro
        cinco seis siete ocho nueve diez
        """
    ),
    numbered=terms(
        """
        pedido pedidos reserva factura solicitud pago envio paquete suscripcion cuenta cita reclamacion caso entrega
        articulo cliente transaccion reembolso billete numero n no o
        """
    ),
    order_marks=phrases(
        """
        por favor | para mi | este documento | este archivo | este fichero | este texto | este pedido | este correo |
        esta hoja | esta factura | esta cita | esta reserva | esta cuenta | esta solicitud | esta carta
        """
    ),
    courtesies=phrases(
        """
        por favor | quiero | quisiera | queria | necesito | deseo | me gustaria | quiero que me | podrias por favor |
        puedes por favor
        """
    ),
    pointers=phrases(
        """
        en esta pagina | esta pagina explica | esta pagina describe | en este articulo | esta seccion describe |
        vea | vease | vea tambien | ver | ver tambien | consulte | para mas informacion | mas informacion |
        para obtener mas informacion | lea | temas relacionados | haga clic aqui | pulse aqui | volver a
        """
    ),
    deed_endings=("ar", "er", "ir", "arme", "arse"),
    wishes=terms("quiero quisiera necesito deseo"),
    old=terms("antiguo antigua antiguos antiguas anterior anteriores archivado archivada derogado derogada"),
    replaced=phrases(
        """
        sustituida | sustituido | reemplazada | reemplazado | derogada | derogado | archivada | archivado | obsoleta |
        obsoleto | caducada | caducado | ya no es valida | ya no es valido
        """
    ),
    replaced_in=phrases(
        """
        ha sido sustituida | ha sido sustituido | ha sido reemplazada | ha sido reemplazado | fue sustituida |
        fue sustituido | fue reemplazada | fue reemplazado | ha sido derogada | ha sido derogado |
        ya no es valida | ya no es valido | ya no esta en vigor
        """
    ),
    instructions=terms(
        """
        vaya pulse elija seleccione haga abra dirijase escriba introduzca marque desmarque cambie active desactive
        oprima presione arrastre situe coloque ingrese acceda guarde copie pegue use utilice deje pase confirme
        suprima borre cierre rellene envie solicite llame contacte siga ejecute inserte ve haz pulsa elige selecciona
        abre escribe marca entra accede
        """
    ),
    degree=terms("cuan"),
)
