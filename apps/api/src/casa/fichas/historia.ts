import type { Idioma } from '@telar/domain/idioma'
import { and, count, desc, eq, getTableColumns, inArray } from 'drizzle-orm'
import { type AnyPgColumn, getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/connection.ts'
import { auditoriaTable as t } from '../../db/schema/casa/auditoria.ts'
import { camel, enPalabras, NOMBRES, tablaDe } from './filas.ts'
import { contarJuntos } from './juntos.ts'
import type { Ficha } from './queries.ts'

const MAS = 50
type Campos = Record<string, unknown>
/** A field that holds another row's id, and where that row's name is. */
interface Referencia {
  campo: string
  id: AnyPgColumn
  nombre: AnyPgColumn
}

function referenciasDe(tabla: PgTable): Referencia[] {
  const propias = Object.entries(getTableColumns(tabla))
  return getTableConfig(tabla).foreignKeys.flatMap((clave) => {
    const { columns, foreignColumns, foreignTable } = clave.reference()
    const [columna, id] = [columns[0], foreignColumns[0]]
    const campo = propias.find(([, una]) => una === columna)?.[0]
    const ajenas: Record<string, AnyPgColumn> = getTableColumns(foreignTable)
    const nombre = NOMBRES.map((uno) => ajenas[uno]).find((una) => una !== undefined)
    return columns.length === 1 && campo && id && nombre ? [{ campo, id, nombre }] : []
  })
}

/** What the ids in these rows are called. */
async function nombresDe(db: Db, { campo, id, nombre }: Referencia, filas: Campos[], idioma: Idioma) {
  const ids = [...new Set(filas.map((fila) => fila[campo]).filter((uno) => uno !== null && uno !== undefined))]
  if (ids.length === 0) return new Map<unknown, string>()
  const hallados = await db.select({ id, nombre }).from(id.table).where(inArray(id, ids))
  return new Map(hallados.map((uno) => [uno.id as unknown, enPalabras(uno.nombre, idioma)]))
}

/** A list of ids is called after what they are of: `grupoIds`. */
async function nombrarListas(db: Db, tabla: PgTable, filas: Campos[], idioma: Idioma): Promise<void> {
  for (const campo of Object.keys(getTableColumns(tabla)).filter((uno) => uno.endsWith('Ids'))) {
    const ajena = await tablaDe(campo.replace(/Ids$/, 's').toLowerCase())
    if (!ajena) continue
    const columnas: Record<string, AnyPgColumn> = getTableColumns(ajena)
    const [id, nombre] = [columnas.id, NOMBRES.map((uno) => columnas[uno]).find((una) => una !== undefined)]
    if (!id || !nombre) continue
    const sueltas = filas.flatMap((fila) => [fila[campo]].flat().map((uno) => ({ [campo]: uno })))
    const nombres = await nombresDe(db, { campo, id, nombre }, sueltas, idioma)
    for (const fila of filas)
      if (Array.isArray(fila[campo])) fila[campo] = fila[campo].map((uno) => nombres.get(uno) ?? String(uno))
  }
}

/**
 * What has happened to a record. It tells of nothing that the record itself does not show to who asks, and names what
 * the record refers to.
 */
export async function historiaDe(
  db: Db,
  ficha: Ficha,
  visto: Campos,
  { idioma, juntos }: { idioma: Idioma; juntos: ReadonlySet<string> },
) {
  const tabla = await tablaDe(ficha.recurso)
  if (!tabla) return { cambios: [], total: 0 }
  const suya = and(eq(t.tabla, getTableConfig(tabla).name), eq(t.registro, ficha.id))
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(t).where(suya)
  const filas = await db.select().from(t).where(suya).orderBy(desc(t.cuando), desc(t.id)).limit(MAS)
  const visible = (fila: Campos | null): Campos | null =>
    fila &&
    Object.fromEntries(
      Object.entries(fila)
        .map(([columna, valor]) => [camel(columna), valor] as const)
        .filter(([campo]) => campo in visto),
    )
  const otros = await contarJuntos(db, getTableConfig(tabla).name, filas, juntos)
  const cambios = filas.map((fila) => ({
    ...fila,
    antes: visible(fila.antes),
    despues: visible(fila.despues),
    juntos: otros.get(fila.peticion ?? '') ?? 1,
  }))
  const todas = cambios.flatMap(({ antes, despues }) => [antes, despues]).filter((fila) => fila !== null)
  for (const referencia of referenciasDe(tabla)) {
    const nombres = await nombresDe(db, referencia, todas, idioma)
    for (const fila of todas) {
      const nombre = nombres.get(fila[referencia.campo])
      if (nombre !== undefined) fila[referencia.campo] = nombre
    }
  }
  await nombrarListas(db, tabla, todas, idioma)
  return { cambios, total }
}
