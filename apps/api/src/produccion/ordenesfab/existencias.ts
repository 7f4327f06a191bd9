import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Celda, celdasEnSql } from '../../almacen/celdas.ts'
import { apuntar } from '../../almacen/libro.ts'
import { bloquearCeldas, exigirLibre } from '../../almacen/reservas.ts'
import type { Db } from '../../db/connection.ts'
import { firstRow, run } from '../../db/rows.ts'
import { alLlegar, soltarLasUltimas } from '../../ventas/asignaciones/de-orden.ts'
import type { Orden } from './ordenes.ts'

/** What came of a cell, or less than was thought. */
export interface Llegada {
  colorId: number
  talla: string
  recibida: number
  segunda: number
}

const celdas = (orden: Orden, llegadas: readonly Llegada[], de: (llegada: Llegada) => number): Celda[] =>
  llegadas
    .map((llegada) => ({
      ...{ modeloId: orden.modeloId, colorId: llegada.colorId, talla: llegada.talla },
      cantidad: de(llegada),
    }))
    .filter(({ cantidad }) => cantidad > 0)

/** Garments come in: good ones to the stock and to who awaits them, those with a fault to their own place. */
export async function entrarEnCasa(db: Db, orden: Orden, llegadas: readonly Llegada[]): Promise<void> {
  const buenas = celdas(orden, llegadas, ({ recibida }) => recibida)
  const segundas = celdas(orden, llegadas, ({ segunda }) => segunda)
  if (buenas.length + segundas.length === 0) return
  // a variant that was taken away meanwhile is there again
  await run(
    db,
    sql`
    insert into modelo_variantes (modelo_id, color_id, talla)
    select distinct modelo_id, color_id, talla from ${celdasEnSql([...buenas, ...segundas])} on conflict (modelo_id, color_id, talla) do nothing`,
  )
  await apuntar(
    db,
    'recepcion',
    [
      ...buenas.map((celda) => ({ ...celda, de: 'fabrica' as const, a: 'almacen' as const })),
      ...segundas.map((celda) => ({ ...celda, de: 'fabrica' as const, a: 'segunda' as const })),
    ],
    { ordenId: orden.id },
  )
  await alLlegar(db, orden, buenas)
}

const Libre = z.object({ libre: z.int() })

/** Garments that never came leave the books; who had been given them awaits them again, the last in turn first. */
export async function salirDeCasa(db: Db, orden: Orden, llegadas: readonly Llegada[], motivo: string): Promise<void> {
  const buenas = celdas(orden, llegadas, ({ recibida }) => recibida)
  const segundas = celdas(orden, llegadas, ({ segunda }) => segunda)
  await bloquearCeldas(db, [...buenas, ...segundas])
  for (const celda of buenas) {
    const { modeloId, colorId, talla, cantidad } = celda
    const hay = await firstRow(
      db,
      Libre,
      sql`select libre from modelo_variantes where modelo_id = ${modeloId} and color_id = ${colorId} and talla = ${talla}`,
    )
    await soltarLasUltimas(db, celda, cantidad - (hay?.libre ?? 0))
  }
  await exigirLibre(db, buenas)
  await exigirLibre(db, segundas, 'segunda')
  await apuntar(
    db,
    'correccion',
    [
      ...buenas.map((celda) => ({ ...celda, de: 'almacen' as const, a: 'fabrica' as const })),
      ...segundas.map((celda) => ({ ...celda, de: 'segunda' as const, a: 'fabrica' as const })),
    ],
    { ordenId: orden.id, motivo },
  )
}
