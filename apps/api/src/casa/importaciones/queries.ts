import type { Importacion, ImportacionEntera } from '@telar/contract/casa/importaciones'
import { asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { importacionFilasTable as f, importacionesTable as t } from '../../db/schema/casa/importaciones.ts'
import { notFound } from '../../kit/errors.ts'
import { callada } from './marcha.ts'

const ULTIMAS = 50
/** More than these nobody reads: those that are wrong come first. */
const FILAS_A_LA_VISTA = 500

const { vivaEn: _, deshace: __, ...columnas } = getTableColumns(t)

const cuenta = (que: string) =>
  sql<number>`(select count(*)::int from importacion_filas x where x.importacion_id = ${t.id} and ${sql.raw(que)})`

const parada = sql<boolean>`${t.estado} in ('probando', 'escribiendo', 'revisando', 'deshaciendo')
    and (${t.terminadaEn} is not null or ${callada})`

const DE_CADA_UNA = {
  ...columnas,
  parada,
  crear: cuenta("x.accion = 'crear'"),
  cambiar: cuenta("x.accion = 'cambiar'"),
  iguales: cuenta("x.accion = 'igual'"),
  conErrores: cuenta('jsonb_array_length(x.errores) > 0'),
  reversible: sql<boolean>`(${t.estado} in ('escribiendo', 'hecha', 'fallida') or ${t.estado} in ('revisando', 'deshaciendo') and ${parada})
    and ${cuenta("x.escrita and x.accion <> 'igual'")} > 0`,
}

/** What was brought in, the newest first. */
export const verImportaciones = (db: Db): Promise<Importacion[]> =>
  db.select(DE_CADA_UNA).from(t).orderBy(desc(t.id)).limit(ULTIMAS)

/** One with what becomes of its rows. */
export async function verImportacion(db: Db, id: number): Promise<ImportacionEntera> {
  const [importacion] = await db.select(DE_CADA_UNA).from(t).where(eq(t.id, id))
  if (!importacion) throw notFound('Importación', id)
  const filas = await db
    .select({ fila: f.fila, etiqueta: f.etiqueta, accion: f.accion, errores: f.errores })
    .from(f)
    .where(eq(f.importacionId, id))
    .orderBy(sql`jsonb_array_length(${f.errores}) = 0`, asc(f.orden))
    .limit(FILAS_A_LA_VISTA)
  return { ...importacion, filas }
}
