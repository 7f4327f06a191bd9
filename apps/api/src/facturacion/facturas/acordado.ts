import { rebaja } from '@telar/domain/facturacion/acordado'
import { CAMBIAR_PORTES, DAR_DESCUENTO, derechosQuePide } from '@telar/domain/ventas/decidir'
import { inArray } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { pedidoLineasTable, pedidosTable } from '../../db/schema/ventas/pedidos.ts'
import type { Caller } from '../../kit/caller.ts'
import type { Cliente } from '../../ventas/condiciones.ts'
import { exigirDerechos } from '../../ventas/decidir.ts'
import { algoFacturado } from './de-pedido.ts'
import { lineasDe } from './guardar.ts'
import { type Fechada, type Preparada, prepararFactura } from './preparar.ts'
import type { Factura } from './referencias.ts'

/** What is typed in, what it makes, and for whom. */
interface Propuesta {
  entrada: Fechada
  preparada: Preparada
  cliente: Cliente
}

/** The orders that are invoiced, the lines of theirs that are, and the carriage that nobody has charged yet. */
async function pedido(db: Db, { fila, lineas }: Preparada) {
  const ids = fila.pedidoIds ?? []
  const deLineas = lineas.flatMap(({ pedidoLineaId }) => pedidoLineaId ?? [])
  const pedidos = await db.select().from(pedidosTable).where(inArray(pedidosTable.id, ids))
  let portes = 0
  for (const { id, portes: suyos } of pedidos) if (!(await algoFacturado(db, id))) portes += suyos
  return {
    pedidos,
    portes,
    lineas: await db.select().from(pedidoLineasTable).where(inArray(pedidoLineasTable.id, deLineas)),
  }
}

/**
 * An invoice gives no more than was agreed (the customer's conditions, the orders it invoices, the draft as it was, the
 * rates), unless whoever types it in may decide that.
 */
export async function exigirLoAcordado(
  db: Db,
  user: Caller,
  { entrada, preparada, cliente }: Propuesta,
  borrador?: Factura,
): Promise<void> {
  if (user.permissions.has(DAR_DESCUENTO) && user.permissions.has(CAMBIAR_PORTES)) return
  const pedida = await pedido(db, preparada)
  const guardadas = borrador ? await lineasDe(db, borrador.id) : []
  const acordadas = [...pedida.lineas, ...guardadas]
  const cabeceras = [...pedida.pedidos, ...(borrador?.clienteId === cliente.id ? [borrador] : [])]
  const mayor = (clave: 'dtoComercial' | 'dtoProntoPago') => Math.max(0, ...cabeceras.map((una) => una[clave]))
  const { dtoComercial = 0, dtoProntoPago = 0, portes = 0 } = preparada.fila
  const antes = {
    ...{ dtoComercial: mayor('dtoComercial'), dtoProntoPago: mayor('dtoProntoPago') },
    ...{ portes: borrador?.portes ?? null, lineas: acordadas },
  }
  const ahora = { dtoComercial, dtoProntoPago, portes, lineas: preparada.lineas }
  exigirDerechos(user, derechosQuePide(ahora, { cliente, tarifa: pedida.portes, antes }))
  const deTarifa = entrada.lineas.map((linea) => (linea.modeloId === null ? linea : { ...linea, precio: null }))
  const { lineas: tarifa } = await prepararFactura(db, { ...entrada, lineas: deTarifa }, cliente)
  const dePedido = pedida.lineas.map((linea) => ({ ...linea, cantidad: 1 }))
  if (rebaja(preparada.lineas, { tarifa, acordadas: [...dePedido, ...guardadas] }))
    exigirDerechos(user, [DAR_DESCUENTO])
}
