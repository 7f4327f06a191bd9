import type { Cliente } from '@telar/contract/clientes/clientes'
import type { Pedido, pedidos } from '@telar/contract/ventas/pedidos'
import { totales } from '@telar/domain/ventas/totales'
import type { z } from 'zod'
import { type Field, fieldIn } from '../../../declare/values.ts'
import { formOf } from '../../../record/form/form-of.ts'
import type { Draft } from '../../../record/form/form-values.ts'
import { CALIDAD, ORIGEN, TIPO } from '../pedido-labels.ts'
import { escritas, type LineaEscrita } from './lineas.ts'

const CAMPOS: readonly Field[] = [
  { name: 'tipo', control: 'select', options: TIPO },
  { name: 'lugar', control: 'select', options: CALIDAD },
  { name: 'origen', control: 'select', options: { showroom: ORIGEN.showroom, comercial: ORIGEN.comercial } },
  { name: 'fechaEntregaDesde', control: 'date' },
  { name: 'fechaEntregaHasta', control: 'date' },
  { name: 'dtoComercial', control: 'number' },
  { name: 'dtoProntoPago', control: 'number' },
  { name: 'portes', control: 'money' },
  { name: 'referenciaCliente', control: 'text', width: 'short' },
  { name: 'notas', control: 'area' },
]

export const campo = fieldIn(CAMPOS)

/** The fields that say themselves what is wrong with them. */
export const CON_ERROR = [...CAMPOS.map(({ name }) => name), 'clienteId', 'lineas']

/** What the form of an order holds. */
export type ValoresDePedido = Omit<Draft<z.input<typeof pedidos.create.body>>, 'id' | 'lineas'> & {
  lineas: LineaEscrita[]
}

export const pedidoForm = formOf<ValoresDePedido>()

/** A stored order as the form holds it, or an empty one. */
export function valoresDe(pedido: Pedido | undefined, clienteId: number | null): ValoresDePedido {
  if (!pedido)
    return {
      clienteId,
      tipo: 'servicio',
      lugar: 'almacen',
      origen: 'showroom',
      fechaEntregaDesde: '',
      fechaEntregaHasta: '',
      direccionEnvio: null,
      dtoComercial: null,
      dtoProntoPago: null,
      portes: null,
      notas: '',
      referenciaCliente: '',
      lineas: [],
    }
  const { tipo, lugar, origen, direccionEnvio, dtoComercial, dtoProntoPago, portes, notas, referenciaCliente } = pedido
  return {
    ...{ clienteId, tipo, lugar, origen, direccionEnvio, dtoComercial, dtoProntoPago },
    ...{ portes, notas, referenciaCliente },
    fechaEntregaDesde: pedido.fechaEntregaDesde ?? '',
    fechaEntregaHasta: pedido.fechaEntregaHasta ?? '',
    lineas: escritas(pedido.lineas),
  }
}

/** A new order like an earlier one: the same goods and conditions, at today's prices and without its dates and words. */
export const comoEste = (pedido: Pedido): ValoresDePedido => ({
  ...valoresDe(pedido, pedido.clienteId),
  ...{
    origen: 'showroom',
    fechaEntregaDesde: '',
    fechaEntregaHasta: '',
    portes: null,
    notas: '',
    referenciaCliente: '',
  },
})

export type Precio = (linea: Pick<LineaEscrita, 'modeloId' | 'colorId'>) => number

const numberOr = (value: unknown, usual: number) => (typeof value === 'number' ? value : usual)

/** What is written comes to, before taxes; without discounts of its own, with the customer's. */
export function sumar(values: ValoresDePedido, precio: Precio, cliente: Cliente | undefined) {
  const sold = values.lineas.map((linea) => ({
    precio: precio(linea),
    dto: linea.dto,
    cantidad: linea.tallasCantidades.reduce((n, { cantidad }) => n + cantidad, 0),
    iva: 0,
    re: 0,
  }))
  return totales(sold, {
    dtoComercial: numberOr(values.dtoComercial, cliente?.dtoComercial ?? 0),
    dtoProntoPago: numberOr(values.dtoProntoPago, cliente?.dtoProntoPago ?? 0),
    portes: numberOr(values.portes, 0),
  })
}
