import { Id } from '@telar/contract/kit/crud'
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
const Contada = z.object({ modeloId: Id, colorId: Id, talla: z.string(), hay: z.int() })
/** How many movements of a cell are read back. */
const PASOS_ATRAS = 500

/** What is done by hand with a cell since its books were read, and what is said of it. */
interface AMano {
  causas: readonly Causa[]
  codigo: 'recuento.contada' | 'movimiento.apuntado'
}
const CONTADA: AMano = { causas: ['recuento'], codigo: 'recuento.contada' }

/**
 * What somebody else has counted since its books were read is not put right twice: on the way back from what they say now
 * to what they said then there is a count. Garments that came or left meanwhile are none.
 */
export async function exigirSinContar(
  db: Db,
  lugar: EnCasa,
  leidas: readonly Celda[],
  { causas, codigo }: AMano = CONTADA,
): Promise<void> {
  if (leidas.length === 0) return
  const [contada] = await rows(
    db,
    Contada,
    sql`
    select x.modelo_id as "modeloId", x.color_id as "colorId", x.talla, x.hay from (
      select distinct on (p.n) p.*, ${EnLibros[lugar]} as hay, h.contada
      from ${celdasEnSql(leidas)} join modelo_variantes v
          on v.modelo_id = p.modelo_id and v.color_id = p.color_id and v.talla = p.talla
        cross join lateral (
          select m.id, bool_or(m.causa = any (${texts(causas)})) over atras as contada,
            ${EnLibros[lugar]} - sum(case when m.a = ${lugar} then m.cantidad else -m.cantidad end) over atras as antes
          from movimientos m
          where m.modelo_id = p.modelo_id and m.color_id = p.color_id and m.talla = p.talla and ${lugar} in (m.de, m.a)
          window atras as (order by m.id desc) order by m.id desc limit ${PASOS_ATRAS}) h
      where ${EnLibros[lugar]} <> p.cantidad and h.antes = p.cantidad
      order by p.n, h.id desc) x
    where x.contada order by x.n limit 1`,
  )
  if (contada) throw conflict(codigo, { que: await nombrarColor(db, contada, contada.talla), n: contada.hay })
}

/** Who would lose garments that are tied to them if so many were missing. Nothing is written. */
export const quienesPierden = (
  db: Db,
  house: Pick<House, 'soltarEnCasa'>,
  lugar: EnCasa,
  celdas: readonly Celda[],
): Promise<Soltada[]> => soltarLoQueFalta(db, house, lugar, queFaltan(celdas), 'mirar')
