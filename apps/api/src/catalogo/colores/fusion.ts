import type { FusionPrevia } from '@telar/contract/catalogo/colores'
import { comprobarFusion } from '@telar/domain/catalogo/fusion'
import type { Idioma } from '@telar/domain/idioma'
import { ReglaError } from '@telar/domain/regla'
import { inArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { firstRow } from '../../db/rows.ts'
import { coloresTable, modeloFotosTable, modeloVariantesTable } from '../../db/schema/catalogo/modelos.ts'
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

const v = modeloVariantesTable

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

const Cuenta = z.object({ filas: z.int(), quedan: z.int() })

/** Of the variants that change colour, those whose model and size exist in the target (or twice among the merged) are added up. */
async function contarVariantes(db: Db, { destinoId, origenIds }: Fusion): Promise<{ filas: number; sumadas: number }> {
  const cuenta = await firstRow(
    db,
    Cuenta,
    sql`
    select count(*)::int as filas,
      count(distinct (modelo_id, talla)) filter (where not exists (
        select from modelo_variantes d where d.modelo_id = o.modelo_id and d.talla = o.talla and d.color_id = ${destinoId}
      ))::int as quedan
    from modelo_variantes o where ${inArray(sql`o.color_id`, origenIds)}`,
  )
  const { filas = 0, quedan = 0 } = cuenta ?? {}
  return { filas, sumadas: filas - quedan }
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

/** Variants move to the target; where it has the model and size already, stock and reservations are added to it. */
async function fusionarVariantes(db: Db, { destinoId, origenIds }: Fusion): Promise<void> {
  const origen = await db.delete(v).where(inArray(v.colorId, origenIds)).returning()
  if (origen.length === 0) return
  const sumadas = new Map<string, typeof v.$inferInsert>()
  for (const { modeloId, talla, ean, stock, reservado, disponibleWeb } of origen) {
    const clave = `${modeloId} ${talla}`
    const suma = sumadas.get(clave)
    sumadas.set(clave, {
      modeloId,
      colorId: destinoId,
      talla,
      ean: suma?.ean ?? ean,
      stock: (suma?.stock ?? 0) + stock,
      reservado: (suma?.reservado ?? 0) + reservado,
      disponibleWeb: (suma?.disponibleWeb ?? false) || disponibleWeb,
    })
  }
  await db
    .insert(v)
    .values([...sumadas.values()])
    .onConflictDoUpdate({
      target: [v.modeloId, v.colorId, v.talla],
      set: {
        stock: sql`${v.stock} + excluded.stock`,
        reservado: sql`${v.reservado} + excluded.reservado`,
        disponibleWeb: sql`${v.disponibleWeb} or excluded.disponible_web`,
        ...nextVersion(v),
      },
    })
}

/** The catalogue's own: variants and photos. */
export const coloresDelCatalogo: readonly ConColor[] = [
  { tabla: 'modelo_variantes', contar: contarVariantes, fusionar: fusionarVariantes },
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
