import { Id, Textos } from '@telar/contract/kit/crud'
import type { Causa, EnCasa } from '@telar/domain/almacen/movimiento'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { nombrarColor } from '../catalogo/nombrar.ts'
import type { Db } from '../db/connection.ts'
import { rows, run, texts } from '../db/rows.ts'
import { conflict } from '../kit/errors.ts'
import type { House } from '../kit/house.ts'
import type { Soltada } from './ataduras.ts'
import { type Celda, celdasEnSql } from './celdas.ts'
import type { Apunte } from './libro.ts'
import { bloquearCeldas, exigirLibre } from './reservas.ts'

const Hallada = z.object({ n: z.int(), libre: z.int() })

type Modo = 'hacer' | 'mirar'

/** A variant that garments come to and that was not there is made. */
const hacerSitio = (db: Db, celdas: readonly Celda[]) =>
  run(
    db,
    sql`
    insert into modelo_variantes (modelo_id, color_id, talla)
    select distinct p.modelo_id, p.color_id, p.talla from ${celdasEnSql(celdas)}
      join modelos m on m.id = p.modelo_id and m.tallas ? p.talla
    on conflict (modelo_id, color_id, talla) do nothing`,
  )

/** How many are free of each cell, in the order they were given. */
async function libres(db: Db, celdas: readonly Celda[], modo: Modo): Promise<number[]> {
  const halladas = await rows(
    db,
    Hallada,
    sql`
    select p.n::int as n, v.libre from modelo_variantes v join ${celdasEnSql(celdas)}
      on p.modelo_id = v.modelo_id and p.color_id = v.color_id and p.talla = v.talla
    order by v.id ${modo === 'hacer' ? sql`for update of v` : sql``}`,
  )
  return celdas.map((_, i) => halladas.find(({ n }) => n === i + 1)?.libre ?? 0)
}

/**
 * Differences of a place as bookings. Where there are fewer than were promised, the ties of the last in turn are let go; what
 * is kept for orders from stock stays theirs, and is refused.
 */
export async function diferencias(
  db: Db,
  house: Pick<House, 'bloquearDuenos' | 'soltarEnCasa'>,
  lugar: EnCasa,
  celdas: readonly Celda[],
): Promise<Apunte[]> {
  const faltan = queFaltan(celdas)
  const sobran = celdas.filter(({ cantidad }) => cantidad > 0)
  if (lugar === 'almacen' && faltan.length > 0) await house.bloquearDuenos(db, faltan)
  await bloquearCeldas(db, celdas)
  await soltarLoQueFalta(db, house, lugar, faltan, 'hacer')
  if (sobran.length > 0) await hacerSitio(db, sobran)
  await exigirLibre(db, faltan, lugar)
  return [
    ...faltan.map((celda) => ({ ...celda, de: lugar, a: 'merma' as const })),
    ...sobran.map((celda) => ({ ...celda, de: 'merma' as const, a: lugar })),
  ]
}

const queFaltan = (celdas: readonly Celda[]): Celda[] =>
  celdas.filter(({ cantidad }) => cantidad < 0).map((celda) => ({ ...celda, cantidad: -celda.cantidad }))

async function soltarLoQueFalta(
  db: Db,
  house: Pick<House, 'soltarEnCasa'>,
  lugar: EnCasa,
  faltan: readonly Celda[],
  modo: Modo,
): Promise<Soltada[]> {
  if (lugar !== 'almacen' || faltan.length === 0) return []
  const hay = await libres(db, faltan, modo)
  const sueltas: Soltada[] = []
  for (const [i, celda] of faltan.entries())
    sueltas.push(...(await house.soltarEnCasa(db, celda, celda.cantidad - (hay[i] ?? 0), modo)))
  return sueltas
}

const EnLibros: Record<EnCasa, SQL> = { almacen: sql`v.stock`, segunda: sql`v.segunda`, outlet: sql`v.outlet` }
const Movida = z.object({
  ...{ modeloId: Id, modelo: z.string(), colorId: Id, color: Textos, talla: z.string() },
  ...{ habia: z.int(), hay: z.int(), contada: z.boolean() },
})
/** How many movements of a cell are read back. */
const PASOS_ATRAS = 500

/**
 * The cells of which the books say something else than when they were read, in the order given, and whether that is because
 * of what was done by hand: on the way back from what they say now to what they said then it is met.
 */
export const movidasDesde = (db: Db, lugar: EnCasa, leidas: readonly Celda[], aMano: readonly Causa[]) =>
  leidas.length === 0
    ? []
    : rows(
        db,
        Movida,
        sql`
    select p.modelo_id as "modeloId", mo.numero as modelo, p.color_id as "colorId", co.nombre as color, p.talla,
      p.cantidad::int as habia, ${EnLibros[lugar]} as hay, coalesce(h.contada, false) as contada
    from ${celdasEnSql(leidas)} join modelo_variantes v
        on v.modelo_id = p.modelo_id and v.color_id = p.color_id and v.talla = p.talla
      join modelos mo on mo.id = p.modelo_id
      join colores co on co.id = p.color_id
      left join lateral (
        select pasos.contada from (
          select m.id, bool_or(m.causa = any (${texts(aMano)})) over atras as contada,
            ${EnLibros[lugar]} - sum(case when m.a = ${lugar} then m.cantidad else -m.cantidad end) over atras as antes
          from movimientos m
          where m.modelo_id = p.modelo_id and m.color_id = p.color_id and m.talla = p.talla and ${lugar} in (m.de, m.a)
          window atras as (order by m.id desc) order by m.id desc limit ${PASOS_ATRAS}) pasos
        where pasos.antes = p.cantidad order by pasos.id desc limit 1) h on true
    where ${EnLibros[lugar]} <> p.cantidad
    order by p.n`,
      )

/** What is done by hand with a cell since its books were read, and what is said of it. */
interface AMano {
  causas: readonly Causa[]
  codigo: 'recuento.contada' | 'movimiento.apuntado'
}
const CONTADA: AMano = { causas: ['recuento'], codigo: 'recuento.contada' }

/**
 * What somebody else has counted since its books were read is not put right twice. Garments that came or left meanwhile are
 * no reason to refuse.
 */
export async function exigirSinContar(
  db: Db,
  lugar: EnCasa,
  leidas: readonly Celda[],
  { causas, codigo }: AMano = CONTADA,
): Promise<void> {
  const contada = (await movidasDesde(db, lugar, leidas, causas)).find((una) => una.contada)
  if (contada) throw conflict(codigo, { que: await nombrarColor(db, contada, contada.talla), n: contada.hay })
}

/** Who would lose garments that are tied to them if so many were missing. Nothing is written. */
export const quienesPierden = (
  db: Db,
  house: Pick<House, 'soltarEnCasa'>,
  lugar: EnCasa,
  celdas: readonly Celda[],
): Promise<Soltada[]> => soltarLoQueFalta(db, house, lugar, queFaltan(celdas), 'mirar')
