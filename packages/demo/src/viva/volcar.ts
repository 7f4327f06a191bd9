import type { Db } from '@telar/api/db/connection'
import { run } from '@telar/api/db/rows'
import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

const TANDA = 4000

const columna = (campo: string) => campo.replace(/[A-Z]/g, (letra) => `_${letra.toLowerCase()}`)

/** Columns that say when something was done. */
const MOMENTOS = new Set(['creado_en', 'modificado_en', 'cuando', 'emitida_en', 'enviada_en', 'avisado_en'])

/** What would have been done later today was done just now. */
const hecho = (nombre: string) =>
  MOMENTOS.has(nombre) ? sql`least(${sql.identifier(nombre)}, now())` : sql.identifier(nombre)

/** Many rows at a stroke, all of the same columns, with the ids that they bring. */
export async function volcar<T extends PgTable>(
  db: Db,
  tabla: T,
  filas: readonly (T['$inferInsert'] & { id?: number })[],
): Promise<void> {
  const [primera] = filas
  if (!primera) return
  const nombre = sql.identifier(getTableName(tabla))
  const nombres = Object.keys(primera).map(columna)
  const columnas = sql.join(
    nombres.map((uno) => sql.identifier(uno)),
    sql`, `,
  )
  const valores = sql.join(nombres.map(hecho), sql`, `)
  for (let i = 0; i < filas.length; i += TANDA) {
    const tanda = filas
      .slice(i, i + TANDA)
      .map((fila) => Object.fromEntries(Object.entries(fila).map(([campo, valor]) => [columna(campo), valor])))
    await run(
      db,
      sql`insert into ${nombre} (${columnas}) overriding system value
        select ${valores} from jsonb_populate_recordset(null::${nombre}, ${JSON.stringify(tanda)}::jsonb)`,
    )
  }
  if ('id' in primera)
    await run(
      db,
      sql`select setval(pg_get_serial_sequence(${getTableName(tabla)}, 'id'), (select max(id) from ${nombre}))`,
    )
}

/** The id after the last one that a table has given. */
export async function siguienteId(db: Db, tabla: PgTable): Promise<number> {
  const { rows } = await db.execute(
    sql`select coalesce(max(id), 0)::int + 1 as id from ${sql.identifier(getTableName(tabla))}`,
  )
  return Number(rows[0]?.id)
}
