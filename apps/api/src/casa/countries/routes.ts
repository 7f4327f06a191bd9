import { countries } from '@telar/contract/casa/countries'
import { getTableColumns } from 'drizzle-orm'
import { countriesTable } from '../../db/schema/casa/countries.ts'
import { implement } from '../../kit/call.ts'
import { exportRows } from '../../kit/rows/crud.ts'
import { searchRows } from '../../kit/rows/search.ts'
import type { Source } from '../../kit/rows/source.ts'

const columns = getTableColumns(countriesTable)

const fuente: Source = { table: countriesTable, columns, searchIn: ['iso2', 'nombre'], orderBy: 'nombre' }

export default implement(countries, {
  search: ({ db, body, idioma }) => searchRows(db, fuente, body, idioma),
  export: ({ body, idioma, house }) => exportRows(house, fuente, 'paises', body, idioma),
  getAll: ({ db }) => db.select().from(countriesTable).orderBy(countriesTable.iso2),
})
