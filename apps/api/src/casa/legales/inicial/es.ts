import type { PaginaLegal } from '@telar/domain/casa/legales'

export const es: Record<PaginaLegal, string> = {
  privacidad: `Esta página dice qué datos suyos tratamos, para qué, durante cuánto tiempo y qué puede usted hacer con ellos. Vendemos solo a comercios: casi todo lo que guardamos son datos de su negocio y de las personas que lo representan.

## Quién responde de sus datos
- Responsable: {razonSocial}
- NIF: {nif}
- Domicilio: {domicilio}
- Correo: {email}
- Teléfono: {telefono}

## Qué datos tratamos y para qué
- Solicitud de alta: nombre o razón social, NIF, dirección, correo, teléfono y la licencia de venta que nos adjunta. Los usamos para comprobar que es un comercio y abrirle la cuenta.
- Cuenta de cliente: los datos de sus facturas, sus direcciones de entrega, la persona de contacto y su contraseña, que guardamos cifrada de modo que nadie puede leerla.
- Pedidos, albaranes, facturas y cobros: lo que nos compra, lo que le servimos y lo que paga.
- Mensajes: lo que nos escribe en la página de contacto, por correo, por teléfono o al asistente de la web. Los usamos para contestarle.
- Accesos: la fecha, la dirección IP y el navegador de cada entrada en su cuenta, para protegerla de quien no debe entrar.

No compramos datos a nadie, no elaboramos perfiles y no tomamos decisiones automáticas sobre usted. Tampoco le apuntamos a ninguna lista de publicidad.

## Con qué derecho los tratamos
- La solicitud de alta y los mensajes: su consentimiento, que nos da al marcar la casilla del formulario y puede retirar cuando quiera.
- La cuenta, los pedidos y las entregas: el contrato de compraventa que tiene con nosotros o que nos pide preparar.
- Las facturas y su envío a la Agencia Tributaria: la ley nos obliga.
- La seguridad de la web y el cobro de lo que se nos debe: nuestro interés legítimo.

## Cuánto tiempo los guardamos
- Solicitudes que no acaban en una cuenta: un año.
- Mensajes: mientras dure la conversación y un año más; los del asistente, un mes.
- Cuenta de cliente: mientras sea cliente.
- Pedidos, facturas y cobros: seis años, como manda el Código de Comercio, o más si hay una reclamación abierta.
- Accesos: un año.

## Quién más los ve
No vendemos ni cedemos datos. Los ven, solo en lo que necesitan, la Agencia Tributaria, el banco que cobra los recibos, el transportista que lleva la mercancía, nuestra asesoría y las empresas que nos dan el alojamiento y el correo, que trabajan por encargo nuestro y bajo contrato. No los enviamos fuera del Espacio Económico Europeo.

## Sus derechos
Puede pedirnos ver sus datos, corregirlos, borrarlos, llevárselos, limitar lo que hacemos con ellos u oponerse, y retirar el consentimiento que nos haya dado. Desde «Mi cuenta» corrige sus datos y descarga un archivo con todo lo que guardamos. Para lo demás, escriba a {email}: contestamos en un mes como mucho.

Si cree que no lo hacemos bien, puede reclamar ante la Agencia Española de Protección de Datos, https://www.aepd.es.

## Cambios
Si cambiamos este texto, lo publicamos aquí con otro número de versión y otra fecha. Con su solicitud guardamos qué versión aceptó y cuándo.`,

  avisoLegal: `Este aviso cumple el artículo 10 de la Ley 34/2002, de servicios de la sociedad de la información y de comercio electrónico.

## Titular de esta web
- Titular: {razonSocial}
- Nombre comercial: {marca}
- NIF: {nif}
- Domicilio: {domicilio}
- Inscripción: {registroMercantil}
- Correo: {email}
- Teléfono: {telefono}

## A quién se dirige
Esta web muestra las colecciones de {marca}, moda de mujer que diseñamos y cosemos, y permite comprarla al por mayor. Solo vendemos a empresas y profesionales del comercio: quien pide un alta declara que lo es y lo acredita con su licencia. No vendemos a consumidores, y no se aplica la normativa que los protege.

## Precios y pedidos
Los precios se muestran a clientes registrados, en euros y sin impuestos; el IVA y, si corresponde, el recargo de equivalencia se suman en el pedido y en la factura. Un pedido enviado es una oferta de compra: hay contrato cuando lo confirmamos. Los portes, el pedido mínimo y los plazos que valen son los que se ven antes de enviarlo. Las fotografías son fieles, pero el color puede variar según la pantalla y el lote de tinte.

## Entregas y devoluciones
La mercancía viaja a nuestro riesgo hasta que se le entrega. Las faltas y los defectos se comunican en los siete días siguientes a la recepción; pasado ese plazo, los vicios ocultos se reclaman como dice el Código de Comercio.

## Su cuenta
La contraseña es suya y no debe darla a nadie. Lo que se pide con su cuenta se entiende pedido por usted. Podemos cerrar una cuenta que se use con fraude o que deje de pertenecer a un comercio.

## Propiedad intelectual
Los diseños, patrones, fotografías, textos y marcas de esta web son de {razonSocial} o de quienes nos los han licenciado. Los clientes pueden usar las fotografías para vender las prendas que nos han comprado; cualquier otro uso necesita permiso por escrito.

## Responsabilidad
Cuidamos que la web funcione y que lo que dice sea cierto, y corregimos los errores cuando los conocemos. No respondemos de las interrupciones ajenas a nosotros ni de lo que digan las webs a las que enlazamos. Las respuestas del asistente son orientativas: lo que obliga es lo que dicen el pedido confirmado y la factura.

## Ley y tribunales
Se aplica la ley española. Para lo que no podamos arreglar hablando, las partes se someten a los juzgados del domicilio del titular.

Los datos personales se tratan como dice nuestra política de privacidad, en /privacidad, y las cookies como dice /cookies.`,

  cookies: `Una cookie es un dato pequeño que una web guarda en su navegador. Esta web usa solo las que necesita para funcionar: por eso no le pedimos permiso con un aviso. No hay cookies de publicidad ni de análisis, ni nuestras ni de otros.

## Cookies
- .AspNetCore.Culture: el idioma que ha elegido. Un año.
- telar-lazo: une su sesión a este navegador, para que nadie pueda usarla desde otro. Hasta que cierra la sesión o caduca.
- telar-device: recuerda que su cuenta ya ha entrado desde este navegador, para no bloquearle si otro prueba contraseñas. Un año.

Las dos últimas llevan detrás un código y solo se ponen al entrar en una cuenta.

## Lo que guarda el navegador
- authToken y refreshToken: su sesión, hasta que la cierra o caduca.
- i18nextLng e i18nextCuenta: el idioma que ha elegido o, si no, el de su cuenta.
- conversationId: el hilo de su conversación con el asistente, hasta que la borra.
- Lo que ha escrito en su pedido y aún no ha llegado al servidor, por si se queda sin conexión.

## De otras webs
El mapa interactivo de la página de contacto viene de OpenStreetMap y solo se carga si usted lo pide. Al pedirlo, su navegador les dice su dirección IP.

## Cómo borrarlas
Desde los ajustes de su navegador puede ver y borrar todo esto, o impedir que se guarde. Sin ello podrá ver el catálogo, pero no entrar en su cuenta.

Qué hacemos con sus datos está en /privacidad. Si tiene dudas, escriba a {email}.`,
}
