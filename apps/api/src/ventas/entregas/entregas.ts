import { Id } from '@telar/contract/kit/crud'
import type { EnCasa } from '@telar/domain/almacen/movimiento'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { apuntar } from '../../almacen/libro.ts'
import type { Db } from '../../db/connection.ts'
import { ints, preparedRow, run } from '../../db/rows.ts'
import { congelarEntrega } from './dicho.ts'

export interface Salida {
  lineaId: number
  modeloId: number
  colorId: number
  talla: string
  cantidad: number
}

interface Nota {
  pedidoId: number
  clienteId: number
  fecha: string
  quien: string
  nota: string
  /** The boxes that it leaves in: the note says them. */
  cajaIds: readonly number[]
}

const Escrita = z.object({ id: Id })

/** Writes the delivery note of what leaves. */
export async function anotarEntrega(db: Db, nota: Nota, salidas: readonly Salida[]): Promise<number> {
  const { pedidoId, clienteId, fecha, quien } = nota
  const filas = salidas.map(({ lineaId, modeloId, colorId, talla, cantidad }) => ({
    ...{ linea: lineaId, modelo: modeloId, color: colorId, talla, n: cantidad },
  }))
  const escrita = await preparedRow(
    db,
    'entrega_crear',
    Escrita,
    sql`
    with l as (
      select linea, modelo, color, talla, sum(n)::int as n
      from jsonb_to_recordset(${JSON.stringify(filas)}::jsonb) as l(linea int, modelo int, color int, talla text, n int)
      where n > 0 group by 1, 2, 3, 4),
    e as (
      insert into entregas (pedido_id, cliente_id, fecha, quien, nota, prendas)
      select ${pedidoId}::int, ${clienteId}::int, ${fecha}::date, ${quien}, ${nota.nota}, sum(n)::int from l returning id),
    lineas as (
      insert into entrega_lineas (entrega_id, pedido_linea_id, modelo_id, color_id, talla, cantidad)
      select e.id, l.* from e, l order by linea, talla)
    select id from e`,
  )
  const entregaId = escrita?.id as number
  if (nota.cajaIds.length > 0)
    await run(db, sql`update cajas set entrega_id = ${entregaId} where id = any (${ints(nota.cajaIds)})`)
  await congelarEntrega(db, entregaId)
  return entregaId
}

/** Books what a delivery note names out of the house. */
export const sacarConEntrega = (
  db: Db,
  { id: pedidoId, lugar: de }: { id: number; lugar: EnCasa },
  entregaId: number,
  salidas: readonly Salida[],
) =>
  apuntar(
    db,
    'entrega',
    salidas.map((una) => ({ ...una, de, a: 'cliente' as const })),
    { pedidoId, entregaId },
  )
