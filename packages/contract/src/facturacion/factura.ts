import { FORMAS_DE_PAGO } from '@telar/domain/clientes/cliente'
import { MOTIVOS_DE_REGIMEN, REGIMENES } from '@telar/domain/clientes/regimen'
import { MEDIOS_DE_COBRO } from '@telar/domain/facturacion/cobro'
import {
  ESTADOS_DE_FACTURA,
  MODOS_DE_RECTIFICAR,
  SITUACIONES_DE_FACTURA,
  TIPOS_DE_FACTURA,
} from '@telar/domain/facturacion/factura'
import { MERCANCIAS } from '@telar/domain/facturacion/mercancia'
import { IDIOMAS } from '@telar/domain/idioma'
import { z } from 'zod'
import { Direccion } from '../casa/direccion.ts'
import { Imagen } from '../casa/imagen.ts'
import { Dir3 } from '../clientes/dir3.ts'
import { Fecha, Id, Momento, Registro, Textos } from '../kit/crud.ts'

const FormaPago = z.enum(FORMAS_DE_PAGO)
const TallaCantidad = z.object({ talla: z.string(), cantidad: z.int() })
const Numerada = z.object({ id: Id, numeroCompleto: z.string().nullable(), fecha: Fecha })

/** What an invoice amounts to: discounts, then base and taxes rate by rate. */
export const FacturaImportes = z.object({
  bruto: z.number(),
  dtoComercial: z.number(),
  dtoProntoPago: z.number(),
  portes: z.number(),
  tramos: z.array(
    z.object({ iva: z.number(), re: z.number(), base: z.number(), cuotaIva: z.number(), cuotaRe: z.number() }),
  ),
  base: z.number(),
  cuotaIva: z.number(),
  cuotaRe: z.number(),
  total: z.number(),
})

const Regimen = z.object({
  regimenIva: z.literal(REGIMENES),
  regimenMotivo: z.enum(MOTIVOS_DE_REGIMEN),
  /** What the sentence of the reason needs, such as the day on which the recargo was declared. */
  regimenParams: z.record(z.string(), z.string()),
})

/** A line as the editor holds it, with what the catalogue says of its model. */
export const LineaNueva = z.object({
  modeloId: Id.nullable(),
  numero: z.string().nullable(),
  nombre: z.string().nullable(),
  colorId: Id.nullable(),
  color: Textos.nullable(),
  hex: z.string().nullable(),
  imagen: Imagen.nullable(),
  tallas: z.array(z.string()),
  pedidoLineaId: Id.nullable(),
  anticipoId: Id.nullable(),
  descripcion: z.string(),
  tallasCantidades: z.array(TallaCantidad),
  cantidad: z.int(),
  precio: z.number(),
  /** With its tax in it, where it was said so. */
  pvp: z.number().nullable(),
  dto: z.number(),
  iva: z.number(),
  re: z.number(),
  importe: z.number(),
  comision: z.number().nullable(),
})
export type LineaNueva = z.output<typeof LineaNueva>
export const FacturaLinea = LineaNueva.extend({ id: Id })
export type FacturaLinea = z.output<typeof FacturaLinea>

export const Cobro = Registro.extend({
  fecha: Fecha,
  medio: z.enum(MEDIOS_DE_COBRO),
  importe: z.number(),
  referencia: z.string(),
  impagado: z.boolean(),
  fechaImpagado: Fecha.nullable(),
  contraparteId: Id.nullable(),
  motivo: z.string(),
})

const ClienteCopia = z.object({
  codigo: z.string(),
  razonSocial: z.string(),
  nombreComercial: z.string(),
  nif: z.string(),
  nifIva: z.string().nullable(),
  email: z.string().nullable(),
  telefono: z.string().nullable(),
  direccion: Direccion,
  idioma: z.enum(IDIOMAS),
  iban: z.string().nullable(),
  mandatoSepa: z.object({ referencia: z.string(), fecha: z.string() }).nullable(),
  /** Of a public buyer; the oldest invoices do not say. */
  dir3: Dir3.nullish(),
  recargoEquivalencia: z.boolean(),
  viesFecha: Fecha.nullable(),
  viesResultado: z.string().nullable(),
})
const EmisorCopia = z.object({
  marca: z.string(),
  razonSocial: z.string(),
  nif: z.string(),
  direccion: z.string(),
  codigoPostal: z.string(),
  ciudad: z.string(),
  provincia: z.string(),
  pais: z.string(),
  telefono: z.string(),
  email: z.string(),
  registroMercantil: z.string(),
  iban: z.string(),
})

/** An invoice as its customer sees it. */
export const FacturaWeb = Registro.extend(Regimen.shape).extend({
  serie: z.string(),
  ejercicio: z.int(),
  numero: z.int().nullable(),
  numeroCompleto: z.string().nullable(),
  estado: z.enum(ESTADOS_DE_FACTURA),
  tipo: z.enum(TIPOS_DE_FACTURA),
  tipoRectificativa: z.enum(MODOS_DE_RECTIFICAR).nullable(),
  rectifica: z.array(Numerada),
  motivoRectificacion: z.string(),
  anticipo: z.boolean(),
  fecha: Fecha,
  fechaOperacion: Fecha.nullable(),
  emitidaEn: Momento.nullable(),
  cliente: z.string(),
  clienteCopia: ClienteCopia.nullable(),
  emisorCopia: EmisorCopia.nullable(),
  direccionEnvio: Direccion,
  formaPago: FormaPago,
  /** Each due date with what of it is still open. */
  vencimientos: z.array(z.object({ fecha: Fecha, importe: z.number(), pendiente: z.number() })),
  vence: Fecha.nullable(),
  prendas: z.int(),
  importes: FacturaImportes,
  dtoComercial: z.number(),
  dtoProntoPago: z.number(),
  base: z.number(),
  cuotaIva: z.number(),
  cuotaRe: z.number(),
  total: z.number(),
  cobrado: z.number(),
  pendiente: z.number(),
  referenciaCliente: z.string(),
  notas: z.string(),
  lineas: z.array(FacturaLinea.omit({ comision: true })),
  cobros: z.array(Cobro),
  pedidos: z.array(z.object({ id: Id, numero: z.string() })),
})
export type FacturaWeb = z.output<typeof FacturaWeb>

/** The same as the staff sees it. */
export const Factura = FacturaWeb.extend({
  clienteId: Id,
  regimenForzado: z.literal(REGIMENES).nullable(),
  regimenRazon: z.string(),
  pruebaTransporte: z.string(),
  mercancia: z.enum(MERCANCIAS),
  reabrePedido: z.boolean(),
  soloServido: z.boolean(),
  comercialId: Id.nullable(),
  comision: z.number().nullable(),
  comisionTotal: z.number(),
  comisionLiquidada: z.number(),
  portes: z.number(),
  diasPago: z.array(z.int()),
  diasFijos: z.array(z.int()),
  mesesSinPago: z.array(z.int()),
  contabilizada: z.boolean(),
  fechaPase: Fecha.nullable(),
  paseId: Id.nullable(),
  anuladaEn: Momento.nullable(),
  motivoAnulacion: z.string(),
  /** Why it was issued to a customer who was blocked or over their limit. */
  autorizacion: z.string(),
  lineas: z.array(FacturaLinea),
  /** The issued invoices that correct this one. */
  rectificadaPor: z.array(Numerada),
  /** The drafts that would correct it. */
  enCorreccion: z.array(Id),
})
export type Factura = z.output<typeof Factura>

/** An invoice that nobody has saved yet. */
export const FacturaBorrador = Factura.pick({
  clienteId: true,
  cliente: true,
  tipo: true,
  anticipo: true,
  fecha: true,
  fechaOperacion: true,
  direccionEnvio: true,
  regimenIva: true,
  regimenMotivo: true,
  regimenParams: true,
  comercialId: true,
  comision: true,
  dtoComercial: true,
  dtoProntoPago: true,
  portes: true,
  formaPago: true,
  diasPago: true,
  diasFijos: true,
  mesesSinPago: true,
  referenciaCliente: true,
  notas: true,
  prendas: true,
  importes: true,
  pedidos: true,
  soloServido: true,
}).extend({
  vencimientos: z.array(z.object({ fecha: Fecha, importe: z.number() })),
  lineas: z.array(LineaNueva),
  /** The drafts there are of the same lines of orders. */
  borradores: z.array(Id),
})
export type FacturaBorrador = z.output<typeof FacturaBorrador>

export const FacturaFila = Registro.extend({
  numero: z.int().nullable(),
  numeroCompleto: z.string().nullable(),
  serie: z.string(),
  ejercicio: z.int(),
  estado: z.enum(ESTADOS_DE_FACTURA),
  /** How it stands today, as the list shows it. */
  situacion: z.enum(SITUACIONES_DE_FACTURA),
  tipo: z.enum(TIPOS_DE_FACTURA),
  /** It invoices a deposit, which later ones deduct. */
  anticipo: z.boolean(),
  fecha: Fecha,
  clienteId: Id,
  cliente: z.string(),
  comercialId: Id.nullable(),
  regimenIva: z.literal(REGIMENES),
  formaPago: FormaPago,
  prendas: z.int(),
  base: z.number(),
  cuotaIva: z.number(),
  cuotaRe: z.number(),
  total: z.number(),
  cobrado: z.number(),
  pendiente: z.number(),
  vence: Fecha.nullable(),
  referenciaCliente: z.string(),
  contabilizada: z.boolean(),
  fechaPase: Fecha.nullable(),
  paseId: Id.nullable(),
})
export const FacturaWebFila = FacturaFila.omit({
  situacion: true,
  anticipo: true,
  clienteId: true,
  cliente: true,
  comercialId: true,
  contabilizada: true,
  fechaPase: true,
  paseId: true,
})
