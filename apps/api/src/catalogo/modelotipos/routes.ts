import { modelotipos } from '@telar/contract/catalogo/modelotipos'
import { asc } from 'drizzle-orm'
import { modeloTiposTable } from '../../db/schema/catalogo/modelos.ts'
import { implement } from '../../kit/call.ts'
import { crud } from '../../kit/rows/crud.ts'
import { tiposWeb } from './queries.ts'

export default implement(modelotipos, {
  ...crud(modelotipos, {
    table: modeloTiposTable,
    entity: 'ModeloTipo',
    searchIn: ['nombre'],
    label: 'nombre',
    orderBy: 'orden',
  }),
  getAll: ({ db }) => db.select().from(modeloTiposTable).orderBy(asc(modeloTiposTable.orden), asc(modeloTiposTable.id)),
  getAllWeb: ({ db }) => tiposWeb(db),
})
