import { PENDIENTE } from '@telar/domain/ventas/pedido'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { olvidarPapeles } from '../../casa/papeles/papeles.ts'
import { conCorreo, type DatosDeCliente, historiaDe, NADIE } from '../../clientes/clientes/datos.ts'
import type { Db } from '../../db/connection.ts'
import { texts } from '../../db/rows.ts'
import { auditoriaTable } from '../../db/schema/casa/auditoria.ts'
import { pedidoHechosTable, pedidoLineasTable, pedidosTable } from '../../db/schema/ventas/pedidos.ts'
import { conflict } from '../../kit/errors.ts'
import { PEDIDO_EN_PAPEL } from './dicho.ts'

/** The columns of an order that speak of people. */
const PERSONAL = ['direccion_envio', 'notas', 'referencia_cliente']

async function leer(db: Db, clienteId: number) {
  const pedidos = await db
    .select()
    .from(pedidosTable)
    .where(eq(pedidosTable.clienteId, clienteId))
    .orderBy(asc(pedidosTable.id))
  const ids = pedidos.map(({ id }) => id)
  const lineas =
    ids.length === 0 ? [] : await db.select().from(pedidoLineasTable).where(inArray(pedidoLineasTable.pedidoId, ids))
  return pedidos.map((pedido) => ({ ...pedido, lineas: lineas.filter(({ pedidoId }) => pedidoId === pedido.id) }))
}

async function impedir(db: Db, clienteId: number): Promise<void> {
  const suyosAbiertos = and(eq(pedidosTable.clienteId, clienteId), eq(pedidosTable.estado, PENDIENTE))
  const n = await db.$count(pedidosTable, suyosAbiertos)
  if (n > 0) throw conflict('cliente.pedidos-abiertos', { n })
}

/** Nobody's name, on the orders and in their history; what was ordered, and for how much, stays in both. */
async function borrar(db: Db, clienteId: number, correos: string[]) {
  const pedidos = await db
    .update(pedidosTable)
    .set({ direccionEnvio: sql`direccion_envio || ${JSON.stringify(NADIE)}::jsonb`, notas: '', referenciaCliente: '' })
    .where(eq(pedidosTable.clienteId, clienteId))
    .returning({ id: pedidosTable.id })
  if (correos.length > 0)
    await db.update(pedidoHechosTable).set({ quien: null }).where(conCorreo(pedidoHechosTable.quien, correos))
  await olvidarPapeles(
    db,
    PEDIDO_EN_PAPEL,
    pedidos.map(({ id }) => id),
  )
  const sin = (columna: unknown) => sql`${columna} - ${texts(PERSONAL)}`
  const suya = historiaDe(
    'pedidos',
    pedidos.map(({ id }) => id),
  )
  await db
    .update(auditoriaTable)
    .set({ antes: sin(auditoriaTable.antes), despues: sin(auditoriaTable.despues) })
    .where(suya)
  return {}
}

/** Orders stay, because the accounts need them, with the postcode they went to. */
export const pedidosDeCliente: DatosDeCliente = { nombre: 'pedidos', leer, impedir, borrar }
