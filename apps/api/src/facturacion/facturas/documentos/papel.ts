import { ibanEscrito } from '@telar/domain/casa/cuenta'
import { EXPORTACION, INTRACOMUNITARIA, RECARGO, type Regimen } from '@telar/domain/clientes/regimen'
import { aEuros, sumarEuros } from '@telar/domain/dinero'
import { esSimplificada, type TipoDeFactura } from '@telar/domain/facturacion/factura'
import { direccionDeCotejo, fechaLiteral, importeLiteral } from '@telar/domain/facturacion/verifactu/verifactu'
import { enIdioma, type Idioma } from '@telar/domain/idioma'
import { principio } from '@telar/domain/texto'
import { importeDeLinea, totales } from '@telar/domain/ventas/totales'
import { lugarDeLaCasa, lugarEscrito } from '../../../casa/papeles/lugar.ts'
import type { ClaveMensaje } from '../../../i18n/es.ts'
import { fechaEscrita, importeEscrito, mensaje, numeroEscrito, precioEscrito } from '../../../i18n/mensaje.ts'
import { qrDe, qrSvg } from '../../../kit/formats/qr.ts'
import type { FilaDeFactura, HojaDeFactura } from '../hoja.ts'
import type { LineaDeDocumento } from './dicho.ts'
import type { Documento } from './leer-documento.ts'

const disimulado = (cuenta: string) => `•••• ${cuenta.replace(/\s/g, '').slice(-4)}`

const giro = (idioma: Idioma, cuenta: string, mandato: string | undefined) =>
  mandato
    ? mensaje(idioma, 'papel.giro-mandato', { cuenta: disimulado(cuenta), mandato })
    : mensaje(idioma, 'papel.giro', { cuenta: disimulado(cuenta) })

/** Whether an invoice asks for money: what gives some back has nothing to pay by a day, nor an account to pay to. */
export const sePide = ({ total }: { total: number }): boolean => total >= 0

/** A sale in the showroom is paid when it is made. */
const pagadaAlMomento = (tipo: TipoDeFactura) => tipo === 'F2' || tipo === 'F3'

/** The house's number as other states of the Union know it. */
const nifIva = (nif: string) => `ES${nif.replace(/^ES/i, '')}`

const MENCIONES: Partial<Record<Regimen, ClaveMensaje>> = {
  [RECARGO]: 'papel.mencion-recargo',
  [INTRACOMUNITARIA]: 'papel.mencion-intracomunitaria',
  [EXPORTACION]: 'papel.mencion-exportacion',
}

/** A colour, and that its garments have a fault. */
const deColor = ({ segunda = false }: LineaDeDocumento, color: string, idioma: Idioma) =>
  segunda ? mensaje(idioma, 'papel.segunda', { color }) : color

/** What a row says of the invoice it is in. */
interface Filas {
  idioma: Idioma
  /** Where rates differ, each line says its own. */
  conTipo: boolean
  /** With this line. */
  suma: number
}

const deCuantas = (tallas: LineaDeDocumento['tallasCantidades']) => tallas.filter(({ cantidad }) => cantidad !== 0)

/** The sizes that lines of one model have, as the model has them. */
function tallasDe(lineas: readonly LineaDeDocumento[]): string[] {
  const orden = lineas[0]?.tallas ?? []
  const suyas = new Set(lineas.flatMap((una) => deCuantas(una.tallasCantidades).map(({ talla }) => talla)))
  return [...suyas].sort((a, b) => orden.indexOf(a) - orden.indexOf(b))
}

function fila(linea: LineaDeDocumento, { idioma, conTipo, suma }: Filas): FilaDeFactura {
  const { color, descripcion, numero, tallasCantidades, cantidad, precio, dto, importe } = linea
  return {
    concepto: numero && color ? deColor(linea, enIdioma(color, idioma), idioma) : descripcion,
    tallas: deCuantas(tallasCantidades).map((una): [string, string] => [
      una.talla,
      numeroEscrito(idioma, una.cantidad),
    ]),
    cantidad: numeroEscrito(idioma, cantidad),
    precio: precioEscrito(idioma, precio),
    dto: dto === 0 ? '' : mensaje(idioma, 'papel.dto', { n: numeroEscrito(idioma, dto) }),
    importe: importeEscrito(idioma, importe),
    suma: importeEscrito(idioma, suma),
    tipo: conTipo ? mensaje(idioma, 'papel.tipo-de-linea', { n: numeroEscrito(idioma, linea.iva) }) : '',
  }
}

/**
 * Whether the lines say what is paid for them, as a simplified invoice does (RD 1619/2012, 7): the total is then their sum.
 * The oldest do not know it.
 */
const conSuIva = ({ factura: { tipo, dtoComercial, dtoProntoPago, portes }, lineas }: Documento): boolean =>
  esSimplificada(tipo) &&
  [dtoComercial, dtoProntoPago, portes].every((n) => n === 0) &&
  lineas.every(({ pvp }) => (pvp ?? null) !== null)

/** A line at what is paid for it. */
function pagada(linea: LineaDeDocumento): LineaDeDocumento {
  const precio = linea.pvp ?? linea.precio
  return { ...linea, precio, importe: aEuros(importeDeLinea({ ...linea, precio })) }
}

/** Lines of the same model one under the other, below its name; a free line is a block of its own. */
function bloquesDe(lineas: readonly LineaDeDocumento[], idioma: Idioma): HojaDeFactura['bloques'] {
  const conTipo = new Set(lineas.map(({ iva }) => iva)).size > 1
  const bloques: { modeloId: number | null; lineas: LineaDeDocumento[]; filas: FilaDeFactura[] }[] = []
  let suma = 0
  for (const linea of lineas) {
    suma = sumarEuros([suma, linea.importe])
    const una = fila(linea, { idioma, conTipo, suma })
    const { modeloId } = linea
    const ultimo = bloques.at(-1)
    if (ultimo && ultimo.modeloId === modeloId) {
      ultimo.lineas.push(linea)
      ultimo.filas.push(una)
    } else bloques.push({ modeloId, lineas: [linea], filas: [una] })
  }
  return bloques.map(({ lineas: suyas, filas }) => {
    const [{ numero, nombre } = { numero: null, nombre: null }] = suyas
    return { titulo: numero ? `${numero} · ${nombre}` : '', tallas: tallasDe(suyas), filas }
  })
}

function totalesDe(documento: Documento, idioma: Idioma): Pick<HojaDeFactura, 'totales' | 'tramos' | 'total'> {
  const { factura, lineas } = documento
  const { dtoComercial, dtoProntoPago, portes, base, cuotaIva, cuotaRe, total } = factura
  const importes = totales(lineas, { dtoComercial, dtoProntoPago, portes })
  const dinero = (euros: number) => importeEscrito(idioma, euros)
  const tanto = (n: number) => `${numeroEscrito(idioma, n)} %`
  const netas = sumarEuros(lineas.filter(({ neta }) => neta).map(({ importe }) => importe))
  const descontable = sumarEuros([importes.bruto, -netas])
  // Where the discounts leave deposits alone, the percentage alone would not tell what it is of.
  const rebaja = (clave: ClaveMensaje, n: number, de: number): string => {
    const rotulo = mensaje(idioma, clave, { n: numeroEscrito(idioma, n) })
    return netas === 0 ? rotulo : mensaje(idioma, 'papel.dto-de', { rotulo, importe: dinero(de) })
  }
  const filas = [
    { rotulo: rebaja('papel.dto-comercial', dtoComercial, descontable), valor: -importes.dtoComercial },
    {
      rotulo: rebaja('papel.dto-pronto-pago', dtoProntoPago, sumarEuros([descontable, -importes.dtoComercial])),
      valor: -importes.dtoProntoPago,
    },
    { rotulo: mensaje(idioma, 'papel.portes'), valor: portes },
  ].filter(({ valor }) => valor !== 0)
  const fija = (clave: ClaveMensaje, valor: number) => ({
    ...{ rotulo: mensaje(idioma, clave), valor: dinero(valor), fuerte: clave === 'papel.base-imponible' },
  })
  const conRecargo = cuotaRe !== 0 || factura.tramos.some(({ re }) => re !== 0)
  const claves: ClaveMensaje[] = ['papel.base-imponible', 'papel.tipo-iva', 'papel.cuota-iva']
  const incluido = conSuIva(documento)
  const desglose = [
    ...(filas.length > 0 ? [fija('papel.bruto', importes.bruto)] : []),
    ...filas.map(({ rotulo, valor }) => ({ rotulo, valor: dinero(valor), fuerte: false })),
    fija('papel.base-imponible', base),
    ...(cuotaIva === 0 && !conRecargo ? [] : [fija('papel.cuota-iva', cuotaIva)]),
    ...(conRecargo ? [fija('papel.recargo', cuotaRe)] : []),
  ]
  return {
    totales: incluido ? [] : desglose,
    tramos: {
      cabeceras: [...claves, ...(conRecargo ? (['papel.tipo-re', 'papel.cuota-re'] as const) : [])].map((clave) =>
        mensaje(idioma, clave),
      ),
      filas: factura.tramos.map((tramo) => [
        dinero(tramo.base),
        tanto(tramo.iva),
        dinero(tramo.cuotaIva),
        ...(conRecargo ? [tanto(tramo.re), dinero(tramo.cuotaRe)] : []),
      ]),
    },
    total: { rotulo: mensaje(idioma, incluido ? 'papel.total-con-iva' : 'papel.total'), valor: dinero(total) },
  }
}

/** Where anybody can check it with the agency: not a draft, nor what was issued while nothing was sent. */
export function cotejoDe({ factura, cotejo, emisor }: Pick<Documento, 'factura' | 'cotejo' | 'emisor'>): string | null {
  if (!factura.numeroCompleto || cotejo === null) return null
  const id = { nif: emisor.nif, numSerie: factura.numeroCompleto, fecha: fechaLiteral(factura.fecha) }
  return direccionDeCotejo(cotejo, id, importeLiteral(factura.total))
}

function qr(documento: Documento, idioma: Idioma): HojaDeFactura['qr'] {
  const direccion = cotejoDe(documento)
  if (direccion === null) return null
  const encima = mensaje(idioma, 'papel.qr')
  return { encima, debajo: 'VERI*FACTU', svg: qrSvg(qrDe(direccion)), direccion }
}

const TITULOS: Partial<Record<TipoDeFactura, ClaveMensaje>> = {
  F2: 'papel.simplificada',
  ...{ R1: 'papel.rectificativa', R2: 'papel.rectificativa', R3: 'papel.rectificativa', R4: 'papel.rectificativa' },
  R5: 'papel.simplificada-rectificativa',
}
const ordinaria = (anticipo: boolean): ClaveMensaje => (anticipo ? 'papel.factura-anticipo' : 'papel.factura')

function titulo({ factura: { numeroCompleto, tipo, anticipo } }: Documento, idioma: Idioma): string {
  if (numeroCompleto === null) return mensaje(idioma, 'papel.factura-borrador')
  return mensaje(idioma, TITULOS[tipo] ?? ordinaria(anticipo), { numero: numeroCompleto })
}

/** What an invoice that says another anew corrects of it. */
function correccionDe(
  { tipo, tipoRectificativa, base, cuotaIva, cuotaRe, total }: Documento['factura'],
  rectifica: Documento['rectifica'],
  idioma: Idioma,
): [ClaveMensaje, string][] {
  if (tipo === 'F3' || tipoRectificativa !== 'S') return []
  const menos = (ahora: number, antes: readonly (number | undefined)[]) =>
    importeEscrito(idioma, sumarEuros([ahora, ...antes.map((uno) => -(uno ?? 0))]))
  const diferencia = {
    base: menos(
      base,
      rectifica.map((una) => una.base),
    ),
    cuotas: menos(
      sumarEuros([cuotaIva, cuotaRe]),
      rectifica.map((una) => una.cuotas),
    ),
    total: menos(
      total,
      rectifica.map((una) => una.total),
    ),
  }
  return [
    ['papel.rectificado', importeEscrito(idioma, sumarEuros(rectifica.map((una) => una.total ?? 0)))],
    ['papel.rectificacion', mensaje(idioma, 'papel.rectificacion-de', diferencia)],
  ]
}

function datosDe({ factura, rectifica, pedidos, lineas }: Documento, idioma: Idioma): HojaDeFactura['datos'] {
  const { tipo, fecha, fechaOperacion, formaPago, referenciaCliente, motivoRectificacion } = factura
  const dia = (uno: string) => fechaEscrita(idioma, uno)
  const prendas = lineas.reduce((n, { modeloId, cantidad }) => n + (modeloId === null ? 0 : cantidad), 0)
  const datos: [ClaveMensaje, string][] = [
    ['papel.fecha', dia(fecha)],
    ['papel.fecha-operacion', fechaOperacion && fechaOperacion !== fecha ? dia(fechaOperacion) : ''],
    [
      tipo === 'F3' ? 'papel.sustituye' : 'papel.rectifica',
      rectifica.map(({ numero, fecha: cuando }) => `${numero} (${dia(cuando)})`).join(', '),
    ],
    ['papel.motivo', motivoRectificacion],
    ...correccionDe(factura, rectifica, idioma),
    ['papel.pedidos', pedidos.map(({ numero }) => numero).join(', ')],
    ['papel.referencia', referenciaCliente],
    ['papel.forma-pago', sePide(factura) ? mensaje(idioma, `forma-pago.${formaPago}`) : ''],
    ['papel.prendas', prendas === 0 ? '' : numeroEscrito(idioma, prendas)],
  ]
  return datos.flatMap(([clave, valor]) => (valor === '' ? [] : [[mensaje(idioma, clave), valor] as [string, string]]))
}

function bancoDe({ factura, emisor, cliente }: Documento, idioma: Idioma): string {
  if (!sePide(factura)) return ''
  if (factura.formaPago === 'transferencia' && emisor.iban) return ibanEscrito(emisor.iban)
  return factura.formaPago === 'giro' && cliente.iban ? giro(idioma, cliente.iban, cliente.mandatoSepa?.referencia) : ''
}

function notasDe({ factura: { notas, pruebaTransporte } }: Documento, idioma: Idioma): HojaDeFactura['notas'] {
  const lista: [ClaveMensaje, string][] = [
    ['papel.transporte', pruebaTransporte],
    ['papel.notas', notas],
  ]
  return lista.flatMap(([clave, valor]) => (valor === '' ? [] : [[mensaje(idioma, clave), valor] as [string, string]]))
}

/** What fits at the head of a page beside the number. */
const LARGO_EN_CABEZA = 60

const enUnaLinea = (nombre: string) =>
  nombre.length > LARGO_EN_CABEZA ? `${principio(nombre, LARGO_EN_CABEZA).trimEnd()}…` : nombre

const MARCAS: Partial<Record<Documento['factura']['estado'], ClaveMensaje>> = {
  borrador: 'papel.marca-borrador',
  anulada: 'papel.marca-anulada',
}

/** Who it is for and where it went; a sale in the showroom went nowhere. */
function partesDe({ factura, cliente }: Documento, idioma: Idioma): HojaDeFactura['partes'] {
  const nif = factura.regimenIva === INTRACOMUNITARIA && cliente.nifIva ? cliente.nifIva : cliente.nif
  const comprador = {
    rotulo: mensaje(idioma, 'papel.cliente'),
    nombre: cliente.razonSocial,
    lineas: [mensaje(idioma, 'papel.nif', { nif }), ...lugarEscrito(idioma, cliente.direccion)],
  }
  if (factura.tipo === 'F3') return [comprador]
  const entrega = {
    rotulo: mensaje(idioma, 'papel.entrega'),
    nombre: factura.direccionEnvio.nombre || cliente.nombreComercial || cliente.razonSocial,
    lineas: lugarEscrito(idioma, { ...factura.direccionEnvio, nombre: '' }),
  }
  return [comprador, entrega]
}

const ciudadDe = ({ ciudad, provincia }: Documento['emisor']) =>
  provincia && provincia !== ciudad ? `${ciudad} (${provincia})` : ciudad

/** An invoice in words and figures, in its customer's language. */
export function hojaDeFactura(documento: Documento): HojaDeFactura {
  const { factura, emisor, cliente, idioma } = documento
  const di = (clave: ClaveMensaje) => mensaje(idioma, clave)
  const dinero = (euros: number) => importeEscrito(idioma, euros)
  const mencion = MENCIONES[factura.regimenIva]
  const marca = MARCAS[factura.estado]
  const cabeceras: ClaveMensaje[] = [
    'papel.concepto',
    'papel.cantidad',
    'papel.precio',
    'papel.descuento',
    'papel.importe',
  ]
  return {
    idioma,
    dia: factura.fecha,
    titulo: titulo(documento, idioma),
    marca: emisor.marca,
    casa: [
      emisor.razonSocial,
      mensaje(idioma, 'papel.nif', { nif: factura.regimenIva === INTRACOMUNITARIA ? nifIva(emisor.nif) : emisor.nif }),
      ...lugarDeLaCasa(
        idioma,
        { ...emisor, ciudad: ciudadDe(emisor) },
        ...(esSimplificada(factura.tipo) ? [] : [cliente.direccion.pais, factura.direccionEnvio.pais]),
      ),
      [emisor.telefono, emisor.email].filter(Boolean).join(' · '),
    ].filter((parte) => parte.trim() !== ''),
    destinatario: esSimplificada(factura.tipo) ? '' : enUnaLinea(cliente.razonSocial),
    qr: qr(documento, idioma),
    marcaDeAgua: marca ? di(marca) : '',
    datos: datosDe(documento, idioma),
    partes: esSimplificada(factura.tipo) ? [] : partesDe(documento, idioma),
    cabeceras: cabeceras.map(di),
    bloques: bloquesDe(conSuIva(documento) ? documento.lineas.map(pagada) : documento.lineas, idioma),
    ...totalesDe(documento, idioma),
    vencimientos:
      sePide(factura) && !pagadaAlMomento(factura.tipo)
        ? factura.vencimientos.map(({ fecha, importe }) => [fechaEscrita(idioma, fecha), dinero(importe)])
        : [],
    banco: bancoDe(documento, idioma),
    notas: notasDe(documento, idioma),
    mencion: mencion ? di(mencion) : '',
    pie: emisor.registroMercantil || emisor.razonSocial,
    rotulos: {
      vencimientos: di('papel.vencimientos'),
      banco: di('papel.banco'),
      pagina: di('papel.pagina'),
      sigue: di('papel.suma-y-sigue'),
      anterior: di('papel.suma-anterior'),
    },
  }
}
