import { countries } from '@telar/contract/casa/countries'
import { getTableColumns } from 'drizzle-orm'
import { countriesTable } from '../../db/schema/casa/countries.ts'
import { implement } from '../../kit/call.ts'
import { searchRows } from '../../kit/rows/search.ts'

const columns = getTableColumns(countriesTable)

export default implement(countries, {
  search: ({ db, body, idioma }) =>
    searchRows(db, { table: countriesTable, columns, searchIn: ['iso2', 'nombre'], orderBy: 'nombre' }, body, idioma),
  getAll: ({ db }) => db.select().from(countriesTable).orderBy(countriesTable.iso2),
})
