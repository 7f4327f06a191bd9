import { Fecha, Id } from '@telar/contract/kit/crud'
import { seAvisaDe } from '@telar/domain/ventas/liberacion'
import { PENDIENTE } from '@telar/domain/ventas/pedido'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { anunciar } from '../../casa/avisos/anunciar.ts'
import type { Db } from '../../db/connection.ts'
import { firstRow, ints, rows, run } from '../../db/rows.ts'
import { bloquearAtaduras, soltar } from '../asignaciones/ataduras.ts'
import type { AnuncioDeLiberacion } from './aviso.ts'

const Temporada = z.object({ id: Id, codigo: z.string(), fecha: Fecha })
type Temporada = z.output<typeof Temporada>

/** The next season of which this is to be done; one that another process is at is left to it. */
const tomar = (db: Db, cuales: SQL) =>
  firstRow(
    db,
    Temporada,
    sql`
    select id, codigo, coalesce(fecha_liberacion, liberada_para)::text as fecha from temporadas
    where ${cuales} order by id limit 1 for no key update skip locked`,
  )

/** The open lines of a season's orders. `l` is the line, `p` its order; what was ordered on the day or later is not of it. */
const deLaTemporada = ({ id, fecha }: Temporada) => sql`
  p.estado = ${PENDIENTE} and p.tipo = 'programacion' and p.fecha < ${fecha}
  and l.modelo_id in (select id from modelos where temporada_id = ${id})`

/** Of the garments that went, each order keeps how many were its. */
const anotarLiberadas = (db: Db, pedidoIds: readonly number[], prendas: readonly number[]) =>
  run(
    db,
    sql`
    insert into pedido_hechos (pedido_id, situacion, liberadas)
    select p.id, p.situacion, q.n from pedidos p join unnest(${ints(pedidoIds)}, ${ints(prendas)}) q(id, n) on q.id = p.id
    order by p.id`,
  )

/** Everything that is tied to a season's orders becomes free: what lies in the house and what is to come. */
async function soltarTemporada(db: Db, temporada: Temporada, hoy: string): Promise<void> {
  const suyas = deLaTemporada(temporada)
  await run(
    db,
    sql`
    select p.id from pedidos p where exists (select from pedido_lineas l where l.pedido_id = p.id and ${suyas})
    order by p.id for no key update of p`,
  )
  const atadas = await bloquearAtaduras(db, suyas)
  await soltar(
    db,
    atadas.map(({ id, cantidad }) => ({ id, quita: cantidad })),
  )
  await run(
    db,
    sql`update pedido_lineas l set liberada_en = ${hoy} from pedidos p
      where p.id = l.pedido_id and l.liberada_en is null and ${suyas}`,
  )
  const porPedido = [...Map.groupBy(atadas, ({ pedidoId }) => pedidoId)]
  await anotarLiberadas(
    db,
    porPedido.map(([id]) => id),
    porPedido.map(([, sueltas]) => sueltas.reduce((n, { cantidad }) => n + cantidad, 0)),
  )
}

/** Releases the garments of one season whose day has come; says whether there was one. */
export const liberarUna = (db: Db, hoy: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const temporada = await tomar(
      tx,
      sql`fecha_liberacion <= ${hoy} and liberada_para is distinct from fecha_liberacion`,
    )
    if (!temporada) return false
    await soltarTemporada(tx, temporada, hoy)
    await run(tx, sql`update temporadas set liberada_para = fecha_liberacion where id = ${temporada.id}`)
    return true
  })

/** A season that was released and now has a later day, or none: its lines await garments again. */
export const esperarUna = (db: Db, hoy: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const temporada = await tomar(
      tx,
      sql`liberada_para is not null and (fecha_liberacion is null or fecha_liberacion > ${hoy})`,
    )
    if (!temporada) return false
    await run(
      tx,
      sql`update pedido_lineas set liberada_en = null
        where liberada_en is not null and modelo_id in (select id from modelos where temporada_id = ${temporada.id})`,
    )
    await run(tx, sql`update temporadas set liberada_para = null where id = ${temporada.id}`)
    return true
  })

const PorLiberar = Temporada.extend({ prendas: z.int(), pedidos: z.int() })
export type PorLiberar = z.output<typeof PorLiberar>

/** The seasons whose day is near and that have something to release: how many garments, of how many orders. */
export function porLiberar(db: Db, hoy: string): Promise<PorLiberar[]> {
  const { desde, hasta } = seAvisaDe(hoy)
  return rows(
    db,
    PorLiberar,
    sql`
    select s.id, s.codigo, s.fecha_liberacion::text as fecha, sum(a.cantidad)::int as prendas,
      count(distinct p.id)::int as pedidos
    from temporadas s join modelos m on m.temporada_id = s.id join pedido_lineas l on l.modelo_id = m.id
      join pedidos p on p.id = l.pedido_id join asignaciones a on a.pedido_linea_id = l.id
    where s.fecha_liberacion between ${desde} and ${hasta} and p.fecha < s.fecha_liberacion
    group by s.id order by s.fecha_liberacion, s.id`,
  )
}

/**
 * Tells of one season whose day is near; says whether there was one. The word goes out with the note that it did:
 * never without it, and never twice.
 */
export const avisarUna = (db: Db, hoy: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const cercanas = await porLiberar(tx, hoy)
    if (cercanas.length === 0) return false
    const temporada = await tomar(
      tx,
      sql`id = any (${ints(cercanas.map(({ id }) => id))}) and avisada_para is distinct from fecha_liberacion`,
    )
    const cercana = cercanas.find(({ id, fecha }) => id === temporada?.id && fecha === temporada.fecha)
    if (!cercana) return false
    await run(tx, sql`update temporadas set avisada_para = fecha_liberacion where id = ${cercana.id}`)
    await anunciar<AnuncioDeLiberacion>(tx, { tipo: 'liberacion', ...cercana })
    return true
  })
