import type { EnCasa } from '@telar/domain/almacen/movimiento'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connection.ts'
import { rows, run } from '../db/rows.ts'
import type { House } from '../kit/house.ts'
import type { Soltada } from './ataduras.ts'
import { type Celda, celdasEnSql } from './celdas.ts'
import type { Apunte } from './libro.ts'
import { exigirLibre } from './reservas.ts'

const Hallada = z.object({ n: z.int(), libre: z.int() })

/** How many are free of each cell, in the order they were given; the variants are locked, and one that was not there is made. */
async function libres(db: Db, celdas: readonly Celda[]): Promise<number[]> {
  await run(
    db,
    sql`
    insert into modelo_variantes (modelo_id, color_id, talla)
    select distinct p.modelo_id, p.color_id, p.talla from ${celdasEnSql(celdas)}
      join modelos m on m.id = p.modelo_id and m.tallas ? p.talla
    where p.cantidad > 0 on conflict do nothing`,
  )
  const halladas = await rows(
    db,
    Hallada,
    sql`
    select p.n::int as n, v.libre from modelo_variantes v join ${celdasEnSql(celdas)}
      on p.modelo_id = v.modelo_id and p.color_id = v.color_id and p.talla = v.talla
    order by v.id for update of v`,
  )
  return celdas.map((_, i) => halladas.find(({ n }) => n === i + 1)?.libre ?? 0)
}

/**
 * Differences of a place as bookings. Where there are fewer than were promised, the ties of the last in turn are let go; what
 * is kept for orders from stock stays theirs, and is refused.
 */
export async function diferencias(
  db: Db,
  house: Pick<House, 'soltarEnCasa'>,
  lugar: EnCasa,
  celdas: readonly Celda[],
): Promise<{ apuntes: Apunte[]; sueltas: Soltada[] }> {
  const sueltas: Soltada[] = []
  const faltan = celdas.filter(({ cantidad }) => cantidad < 0).map((celda) => ({ ...celda, cantidad: -celda.cantidad }))
  const sobran = celdas.filter(({ cantidad }) => cantidad > 0)
  if (lugar === 'almacen') {
    const hay = await libres(db, faltan)
    for (const [i, celda] of faltan.entries())
      sueltas.push(...(await house.soltarEnCasa(db, celda, celda.cantidad - (hay[i] ?? 0))))
  }
  await libres(db, sobran)
  await exigirLibre(db, faltan, lugar)
  return {
    sueltas,
    apuntes: [
      ...faltan.map((celda) => ({ ...celda, de: lugar, a: 'merma' as const })),
      ...sobran.map((celda) => ({ ...celda, de: 'merma' as const, a: lugar })),
    ],
  }
}
