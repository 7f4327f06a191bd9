import { Id } from '@telar/contract/kit/crud'
import type { Idioma } from '@telar/domain/idioma'
import { ReglaError } from '@telar/domain/regla'
import { impide } from '@telar/domain/ventas/carrito'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { paisesDeLaUnion } from '../../casa/countries/union.ts'
import type { Db } from '../../db/connection.ts'
import { preparedRow } from '../../db/rows.ts'
import { ReglasError } from '../../kit/errors.ts'
import type { House } from '../../kit/house.ts'
import { avisosDePedido } from '../pedidos/avisar.ts'
import { crearPedidoAlFinal } from '../pedidos/crear-pedido.ts'
import { decir, versionDe } from './presentar.ts'
import { type Leido, leerCart } from './queries.ts'

/** A cart that is sent again within this time is the same order, even from a caller that gives no key. */
const MISMO_ENVIO_MINUTOS = 10

interface Envio {
  userId: string
  aceptaPrecios: boolean
  /** What was reviewed; without it whatever the cart holds is sent. */
  version: string | null
  quien: string
  idioma: Idioma
  house: Pick<House, 'config' | 'kept'>
  hoy: string
}

const Enviado = z.object({ pedidoId: Id.nullable(), reciente: z.boolean().nullable() })

async function bloquear(db: Db, userId: string): Promise<{ recienEnviado: number | null }> {
  const row = await preparedRow(
    db,
    'cart_bloquear',
    Enviado,
    sql`select pedido_id as "pedidoId", enviado_en > now() - make_interval(mins => ${MISMO_ENVIO_MINUTOS}::int) as reciente
      from carts where user_id = ${userId} for update`,
  )
  return { recienEnviado: row?.reciente ? row.pedidoId : null }
}

const lineasDe = ({ filas }: Leido) =>
  filas.map(({ modeloId, colorId, precio, porque, celdas, ventana }) => ({
    ...{ modeloId, colorId, precio, porque, dto: 0, ventana },
    tallasCantidades: celdas.map(({ talla, cantidad }) => ({ talla, cantidad })),
  }))

/** The cart becomes an order and is empty, or nothing happens; both in the one transaction of the call. */
export async function enviarCart(
  db: Db,
  { userId, aceptaPrecios, version, quien, idioma, house, hoy }: Envio,
): Promise<number> {
  const { recienEnviado } = await bloquear(db, userId)
  const leido = await leerCart(db, userId, { hoy, ue: await paisesDeLaUnion(house, db) })
  if (leido.filas.length === 0 && recienEnviado !== null) {
    if (version !== null) throw new ReglaError('cart.ya-enviado')
    return recienEnviado
  }
  if (version !== null && version !== versionDe(leido)) throw new ReglaError('cart.cambiado')
  const graves = leido.problemas.filter((problema) => impide(problema, aceptaPrecios))
  const { marco, direccion, venta } = leido
  if (graves.length > 0 || !marco.cliente || !direccion)
    throw new ReglasError(graves.map((problema) => decir(problema, idioma)))
  const lineas = lineasDe(leido)
  const tipo = marco.tipo ?? 'servicio'
  const { id } = await crearPedidoAlFinal(db, {
    clienteId: marco.cliente.id,
    userId,
    comercialId: marco.cliente.comercialId,
    fecha: hoy,
    tipo,
    fechaEntregaDesde: tipo === 'programacion' ? leido.desde : null,
    fechaEntregaHasta: tipo === 'programacion' ? leido.hasta : null,
    origen: 'web',
    direccionEnvio: direccion,
    dtoComercial: marco.cliente.dtoComercial,
    dtoProntoPago: marco.cliente.dtoProntoPago,
    notas: marco.notas ?? '',
    referenciaCliente: marco.referenciaCliente ?? '',
    lineas,
    venta,
    quien,
    cartDe: userId,
    avisos: avisosDePedido(house, {
      ...{ email: marco.email ?? quien, cliente: marco.cliente, casa: marco.casa },
      ...{ tipo, lineas, base: venta.base },
    }),
  })
  return id
}
