import { audit } from '@telar/contract/casa/audit'
import { getTableColumns } from 'drizzle-orm'
import { auditoriaTable } from '../../db/schema/casa/auditoria.ts'
import { implement } from '../../kit/call.ts'
import { exportRows } from '../../kit/rows/crud.ts'
import { searchRows } from '../../kit/rows/search.ts'
import type { Source } from '../../kit/rows/source.ts'

const columns = getTableColumns(auditoriaTable)
/** What is in a row of the list; what a record held is looked at one by one. */
const { antes: _, despues: __, ...enLista } = columns
const fuente: Source = {
  table: auditoriaTable,
  columns,
  searchIn: ['usuario', 'tabla', 'registro'],
  orderBy: 'id desc',
}
type Fila = typeof auditoriaTable.$inferSelect
type Campos = Record<string, unknown>

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The trigger writes the database's column names; the contract speaks of fields. */
const campos = (fila: Campos | null): Campos | null =>
  fila && Object.fromEntries(Object.entries(fila).map(([columna, valor]) => [camel(columna), valor]))

export default implement(audit, {
  search: async ({ db, body, idioma }) => {
    const page = await searchRows<Fila>(db, fuente, body, idioma)
    return { ...page, data: page.data.map((f) => ({ ...f, antes: campos(f.antes), despues: campos(f.despues) })) }
  },

  export: ({ body, idioma, house }) => exportRows(house, { ...fuente, columns: enLista }, 'cambios', body, idioma),
})
