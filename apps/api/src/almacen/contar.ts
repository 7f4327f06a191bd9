import type { EnCasa } from '@telar/domain/almacen/movimiento'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connection.ts'
import { rows, run } from '../db/rows.ts'
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

/** Who would lose garments that are tied to them if so many were missing. Nothing is written. */
export const quienesPierden = (
  db: Db,
  house: Pick<House, 'soltarEnCasa'>,
  lugar: EnCasa,
  celdas: readonly Celda[],
): Promise<Soltada[]> => soltarLoQueFalta(db, house, lugar, queFaltan(celdas), 'mirar')
