import type { Modelo } from '@telar/contract/catalogo/modelos'
import { precioDeSegunda } from '@telar/domain/catalogo/precio'
import { asc, desc, eq, getTableColumns, getViewSelectedFields, inArray, or, sql } from 'drizzle-orm'
import { imagenColumns } from '../../casa/imagenes/queries.ts'
import type { Db } from '../../db/connection.ts'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import { imagenesTable } from '../../db/schema/casa/imagenes.ts'
import {
  modeloFotosTable as f,
  modelosTable as m,
  modelosLista,
  modeloVariantesTable as v,
} from '../../db/schema/catalogo/modelos.ts'
import { modeloColeccionesTable as mc } from '../../db/schema/catalogo/web.ts'
import { notFound } from '../../kit/errors.ts'
import type { Source } from '../../kit/rows/source.ts'

const filaColumns = getViewSelectedFields(modelosLista)
export const filas: Source = {
  table: modelosLista,
  columns: filaColumns,
  searchIn: ['numero', 'nombre'],
  orderBy: 'numero',
  dear: filaColumns.id,
  few: true,
}

/** A model with its collections, variants and photos. */
export async function modeloEntero(db: Db, id: number): Promise<Modelo> {
  const [modelo] = await db.select(getTableColumns(m)).from(m).where(eq(m.id, id))
  if (!modelo) throw notFound('Modelo', id)
  const colecciones = await db
    .select({ id: mc.coleccionId })
    .from(mc)
    .where(eq(mc.modeloId, id))
    .orderBy(asc(mc.coleccionId))
  const variantes = await db
    .select(getTableColumns(v))
    .from(v)
    .where(eq(v.modeloId, id))
    .orderBy(asc(v.colorId), asc(v.id))
  const fotos = await db
    .select({ id: f.id, colorId: f.colorId, alt: f.alt, imagen: imagenColumns })
    .from(f)
    .innerJoin(imagenesTable, eq(imagenesTable.id, f.imagenId))
    .where(eq(f.modeloId, id))
    .orderBy(asc(f.orden), asc(f.id))
  const [ajustes] = await db.select({ porCiento: appSettingsTable.segundaPorCiento }).from(appSettingsTable)
  const segundaA = precioDeSegunda(modelo, ajustes?.porCiento ?? 0)
  return { ...modelo, segundaA, colecciones, variantes, fotos }
}

/** A few models while somebody types: those whose number begins so come first, of the newest season. */
export function sugerencias(db: Db, keyword: string, limit: number) {
  const { id, numero, nombre, temporada, precioMayor } = modelosLista
  const pattern = sql`patron(${keyword}::text)`
  const begins = sql`norm(${numero}) like ${pattern} || '%'`
  return db
    .select({ id, numero, nombre, temporada, precioMayor })
    .from(modelosLista)
    .where(keyword === '' ? undefined : or(begins, sql`norm(${nombre}) like '%' || ${pattern} || '%'`))
    .orderBy(sql`(${begins}) desc`, desc(modelosLista.temporadaId), asc(numero))
    .limit(limit)
}

/** Rows of the list by their ids, in the order asked for; unknown ones are left out. */
export async function filasPorId(db: Db, ids: number[]) {
  const rows = await db.select(filaColumns).from(modelosLista).where(inArray(modelosLista.id, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
