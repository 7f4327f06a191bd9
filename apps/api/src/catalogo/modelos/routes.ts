import { modelos } from '@telar/contract/catalogo/modelos'
import { modelosTable } from '../../db/schema/catalogo/modelos.ts'
import { implement, steps } from '../../kit/call.ts'
import { exportRows, removeRows } from '../../kit/rows/crud.ts'
import { groupRows, sumsOf } from '../../kit/rows/groups.ts'
import { searchRows } from '../../kit/rows/search.ts'
import { asignarColeccion, cambiarModelo, cambiarVarios, crearModelo, publicarModelos } from './commands.ts'
import { importar, leerHoja, previsualizar } from './importar.ts'
import { filas, filasPorId, modeloEntero, sugerencias } from './queries.ts'

export default implement(modelos, {
  search: ({ db, body, idioma }) => searchRows(db, filas, body, idioma),
  export: ({ body, idioma, house }) => exportRows(house, filas, 'modelos', body, idioma),
  agrupar: ({ db, body, idioma }) => groupRows(db, { source: filas, sums: sumsOf(modelos.agrupar) }, body, idioma),
  get: ({ db, params: { id } }) => modeloEntero(db, id),
  create: ({ db, body }) => crearModelo(db, body),
  update: async ({ db, params: { id }, body }) => {
    await cambiarModelo(db, id, body)
    return String(id)
  },
  cambiar: ({ db, body: { filas }, idioma }) => cambiarVarios(db, filas, idioma),
  remove: ({ db, body: { ids }, idioma }) =>
    removeRows(db, { table: modelosTable, entity: 'Modelo', label: modelosTable.numero }, ids, idioma),
  searchAutocomplete: ({ db, body: { keyword, pageSize } }) => sugerencias(db, keyword ?? '', pageSize),
  listByIds: ({ db, body: { ids } }) => filasPorId(db, ids),
  publicar: ({ db, body: { ids, publicado } }) => publicarModelos(db, ids, publicado),
  asignarColeccion: ({ db, body: { ids, coleccionId, dentro } }) => asignarColeccion(db, ids, coleccionId, dentro),
  importPreview: async ({ db, body, idioma }) => previsualizar(db, await leerHoja(body.data), idioma),
  import: steps({
    before: ({ body }) => leerHoja(body.data),
    write: ({ db, idioma }, hoja) => importar(db, hoja, idioma),
  }),
})
