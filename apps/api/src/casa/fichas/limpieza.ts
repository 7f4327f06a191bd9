import { and, eq, type SQL, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/connection.ts'
import { adjuntosTable as a, notasTable as n, seguimientosTable as s } from '../../db/schema/casa/fichas.ts'
import type { Files } from '../../gateways/files.ts'
import { borrarFicheros } from './commands.ts'
import { tablaDe } from './filas.ts'

type Tabla = typeof a | typeof n | typeof s

/** Of what is beside records of that kind, what has lost its record. */
async function deNadie(t: Tabla, recurso: string): Promise<SQL | undefined> {
  const tabla = await tablaDe(recurso)
  if (!tabla) return undefined
  const nombre = sql.identifier(getTableConfig(tabla).name)
  return and(eq(t.recurso, recurso), sql`not exists (select from ${nombre} r where r.id::text = ${t.registro})`)
}

/** Notes, files and contacts go with their record. */
export const limpiezaDeFichas = (files: Files) => async (db: Db) => {
  for (const t of [n, s, a] as const) {
    const recursos = await db.selectDistinct({ recurso: t.recurso }).from(t as typeof n)
    for (const { recurso } of recursos) {
      const sueltas = await deNadie(t, recurso)
      if (!sueltas) continue
      if (t === a)
        await borrarFicheros(
          files,
          (await db.delete(a).where(sueltas).returning()).map((una) => una.fichero),
        )
      else await db.delete(t).where(sueltas)
    }
  }
}
