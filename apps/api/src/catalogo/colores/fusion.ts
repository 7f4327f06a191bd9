import type { FusionPrevia } from '@telar/contract/catalogo/colores'
import { comprobarFusion } from '@telar/domain/catalogo/fusion'
import type { Idioma } from '@telar/domain/idioma'
import { ReglaError } from '@telar/domain/regla'
import { inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { coloresTable, modeloFotosTable } from '../../db/schema/catalogo/modelos.ts'
import { nombreDeTabla } from '../../i18n/mensaje.ts'
import { nextVersion } from '../../kit/rows/version.ts'

export interface Fusion {
  destinoId: number
  origenIds: number[]
}

/** A table whose rows have a colour, and what becomes of them when colours are merged. Each area hands in its own. */
export interface ConColor {
  tabla: string
  /** How many rows change, and how many of them are added to another. */
  contar: (db: Db, fusion: Fusion) => Promise<{ filas: number; sumadas: number }>
  fusionar: (db: Db, fusion: Fusion) => Promise<void>
}

declare module '../../kit/house.ts' {
  interface House {
    /** Every table that a merge of colours re-points. */
    conColor: readonly ConColor[]
  }
}

async function bloquear(db: Db, { destinoId, origenIds }: Fusion): Promise<void> {
  comprobarFusion(destinoId, origenIds)
  const todos = [...new Set([destinoId, ...origenIds])]
  const hallados = await db
    .select({ id: coloresTable.id })
    .from(coloresTable)
    .where(inArray(coloresTable.id, todos))
    .orderBy(coloresTable.id)
    .for('update')
  if (hallados.length !== todos.length) throw new ReglaError('color.inexistente')
}

/** Rows that keep their own figures and only change their colour. */
export const queCambianDeColor = (tabla: string, table: PgTable, colorId: PgColumn): ConColor => ({
  tabla,
  contar: async (db, { origenIds }) => ({ filas: await db.$count(table, inArray(colorId, origenIds)), sumadas: 0 }),
  fusionar: async (db, { destinoId, origenIds }) => {
    await db.update(table).set({ colorId: destinoId }).where(inArray(colorId, origenIds))
  },
})

/** What a merge would touch, table by table. */
export async function previsualizarFusion(
  db: Db,
  tablas: readonly ConColor[],
  fusion: Fusion,
  idioma: Idioma,
): Promise<z.input<typeof FusionPrevia>> {
  comprobarFusion(fusion.destinoId, fusion.origenIds)
  const afectados: z.input<typeof FusionPrevia>['afectados'] = []
  for (const { tabla, contar } of tablas)
    afectados.push({ tabla, nombre: nombreDeTabla(idioma, tabla), ...(await contar(db, fusion)) })
  return { afectados }
}

/** The catalogue's own: photos. */
export const coloresDelCatalogo: readonly ConColor[] = [
  {
    ...queCambianDeColor('modelo_fotos', modeloFotosTable, modeloFotosTable.colorId),
    fusionar: async (db, { destinoId, origenIds }) => {
      await db
        .update(modeloFotosTable)
        .set({ colorId: destinoId, ...nextVersion(modeloFotosTable) })
        .where(inArray(modeloFotosTable.colorId, origenIds))
    },
  },
]

/** Several colours become one: every reference is re-pointed, colliding quantities are added, the others disappear. */
export async function fusionarColores(db: Db, tablas: readonly ConColor[], fusion: Fusion): Promise<number> {
  const { destinoId, origenIds } = fusion
  await bloquear(db, fusion)
  for (const { fusionar } of tablas) await fusionar(db, fusion)
  await db.delete(coloresTable).where(inArray(coloresTable.id, origenIds))
  return destinoId
}
