import { colores } from '@telar/contract/catalogo/colores'
import { coloresTable } from '../../db/schema/catalogo/modelos.ts'
import { implement } from '../../kit/call.ts'
import { crud } from '../../kit/rows/crud.ts'
import { fusionarColores, previsualizarFusion } from './fusion.ts'

export default implement(colores, {
  ...crud(colores, {
    table: coloresTable,
    entity: 'Color',
    searchIn: ['codigo', 'nombre', 'hex'],
    label: 'nombre',
    orderBy: 'codigo',
  }),
  mergePreview: ({ db, body, idioma, house }) => previsualizarFusion(db, house.conColor, body, idioma),
  merge: ({ db, body, house }) => fusionarColores(db, house.conColor, body),
})
