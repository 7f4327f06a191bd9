import type { Cliente } from '@telar/contract/clientes/clientes'
import type { FacturaInput } from '@telar/contract/facturacion/entrada'
import type { Factura, FacturaBorrador } from '@telar/contract/facturacion/factura'
import type { z } from 'zod'
import { hoy } from '../../../../kit/hoy.ts'
import { FORMA_DE_PAGO } from '../../../clientes/formas-de-pago.ts'
import { DE_COMERCIALES } from '../../../clientes/lookups.ts'
import { type Field, fieldIn } from '../../../declare/values.ts'
import { formOf } from '../../../record/form/form-of.ts'
import type { Draft } from '../../../record/form/form-values.ts'
import { MERCANCIA } from '../factura-labels.ts'
import { escrita, ivaEnviado, type LineaEscrita, type Tipos } from './lineas.ts'

const CAMPOS: readonly Field[] = [
  { name: 'fecha', control: 'date' },
  { name: 'fechaOperacion', control: 'date' },
  { name: 'formaPago', control: 'select', options: FORMA_DE_PAGO },
  { name: 'dtoComercial', control: 'number' },
  { name: 'dtoProntoPago', control: 'number' },
  { name: 'portes', control: 'money' },
  { name: 'comercialId', control: 'lookup', from: DE_COMERCIALES },
  { name: 'comision', control: 'number' },
  { name: 'referenciaCliente', control: 'text', width: 'short' },
  { name: 'pruebaTransporte', control: 'text' },
  { name: 'mercancia', control: 'select', options: MERCANCIA, width: 'medium' },
  { name: 'anticipo', control: 'checkbox' },
  { name: 'reabrePedido', control: 'checkbox' },
  { name: 'motivoRectificacion', control: 'text', width: 'wide' },
  { name: 'notas', control: 'area' },
]

export const campo = fieldIn(CAMPOS)

/** The fields that say themselves what is wrong with them. */
export const CON_ERROR = [...CAMPOS.map(({ name }) => name), 'clienteId', 'diasPago', 'diasFijos', 'mesesSinPago']

/** What the form of an invoice holds. */
export type ValoresDeFactura = Omit<Draft<z.input<typeof FacturaInput>>, 'cobros' | 'lineas'> & {
  lineas: LineaEscrita[]
}

export const facturaForm = formOf<ValoresDeFactura>()

export const nuevaClave = (): string => crypto.randomUUID()

/** An invoice that begins: empty, for a customer. */
export const enBlanco = (clienteId: number | null): ValoresDeFactura => ({
  ...{ clienteId, tipo: 'F1', tipoRectificativa: null, rectifica: [], motivoRectificacion: '', anticipo: false },
  ...{ fecha: hoy(), fechaOperacion: '', direccionEnvio: null, comercialId: null, comision: null },
  ...{ dtoComercial: null, dtoProntoPago: null, portes: 0, formaPago: '', diasPago: [], diasFijos: [] },
  ...{ mesesSinPago: [], reabrePedido: false, soloServido: false },
  ...{ referenciaCliente: '', notas: '', pruebaTransporte: '', mercancia: 'nada', lineas: [] },
})

/** An unsaved invoice that the server made of an order. */
export const deBorrador = (borrador: Omit<FacturaBorrador, 'borradores'>): ValoresDeFactura => {
  const { clienteId, tipo, anticipo, fecha, direccionEnvio, comercialId, comision, dtoComercial } = borrador
  const { dtoProntoPago, portes, formaPago, diasPago, diasFijos, mesesSinPago, referenciaCliente, notas, soloServido } =
    borrador
  return {
    ...enBlanco(clienteId),
    ...{ tipo, anticipo, fecha, direccionEnvio, comercialId, comision, dtoComercial, dtoProntoPago, portes, formaPago },
    ...{ diasPago, diasFijos, mesesSinPago, referenciaCliente, notas, soloServido },
    fechaOperacion: borrador.fechaOperacion ?? '',
    lineas: borrador.lineas.map((linea) => escrita(linea, nuevaClave())),
  }
}

/** A stored draft as the form holds it. */
export const deFactura = (factura: Factura): ValoresDeFactura => ({
  ...deBorrador(factura),
  tipoRectificativa: factura.tipoRectificativa,
  rectifica: factura.rectifica.map(({ id }) => id),
  motivoRectificacion: factura.motivoRectificacion,
  pruebaTransporte: factura.pruebaTransporte,
  mercancia: factura.mercancia,
  reabrePedido: factura.reabrePedido,
})

/** What a customer's record says of their invoices. */
export const condicionesDe = (cliente: Cliente): Partial<ValoresDeFactura> => {
  const { dtoComercial, dtoProntoPago, formaPago, diasPago, diasFijos, mesesSinPago, comercialId } = cliente
  const terminos = { formaPago, diasPago, diasFijos, mesesSinPago }
  return { dtoComercial, dtoProntoPago, ...terminos, comercialId, direccionEnvio: null }
}

/** Discounts and days: a deposit is of the amount that was agreed, and paid at once. */
export const terminosDe = (cliente: Cliente, anticipo: boolean): Partial<ValoresDeFactura> => {
  const { dtoComercial, dtoProntoPago, diasPago, diasFijos, mesesSinPago } = cliente
  return anticipo
    ? { dtoComercial: 0, dtoProntoPago: 0, diasPago: [0], diasFijos: [], mesesSinPago: [] }
    : { dtoComercial, dtoProntoPago, diasPago, diasFijos, mesesSinPago }
}

/** Lines as they are sent. */
export const enviadas = (lineas: readonly LineaEscrita[], tipos: Tipos) =>
  lineas.map(({ modeloId, colorId, pedidoLineaId, anticipoId, descripcion, tallasCantidades, cantidad, ...linea }) => ({
    ...{ modeloId, colorId, pedidoLineaId, anticipoId, descripcion, tallasCantidades, cantidad },
    ...{
      precio: linea.precio,
      pvp: linea.pvp,
      dto: linea.dto,
      comision: linea.comision,
      iva: ivaEnviado({ anticipoId, iva: linea.iva }, tipos),
    },
  }))

const numberOr = (value: unknown, usual: number) => (typeof value === 'number' ? value : usual)

/** The discounts and the carriage that are written, or the customer's. */
export const cabeceraDe = (values: ValoresDeFactura, cliente: Cliente | undefined) => ({
  dtoComercial: numberOr(values.dtoComercial, values.anticipo === true ? 0 : (cliente?.dtoComercial ?? 0)),
  dtoProntoPago: numberOr(values.dtoProntoPago, values.anticipo === true ? 0 : (cliente?.dtoProntoPago ?? 0)),
  portes: numberOr(values.portes, 0),
})
