import { ubicaciones } from '@telar/contract/almacen/ubicaciones'
import { enZpl } from '@telar/domain/casa/etiquetas'
import { imprimirEtiquetas } from '../../casa/etiquetas/imprimir.ts'
import { ubicacionesTable } from '../../db/schema/almacen/ubicaciones.ts'
import { implement } from '../../kit/call.ts'
import { FieldsError } from '../../kit/errors.ts'
import { crud, exportRows } from '../../kit/rows/crud.ts'
import { searchRows } from '../../kit/rows/search.ts'
import { asignar, colocar } from './colocar.ts'
import { celdasDeUbicacion, etiquetasDeUbicaciones, lista, ubicacionesDeModelo, verUbicacion } from './queries.ts'
import { crearUbicacion, generarUbicaciones, guardada, ordenarUbicaciones } from './ubicaciones.ts'

const { get, create } = ubicaciones
/** Of a row of the table: what usually lies on the shelf is counted elsewhere. */
const enTabla = { get: { response: get.response.omit({ celdas: true, prendas: true }) }, create }

const filas = crud(enTabla, {
  table: ubicacionesTable,
  entity: 'Ubicación',
  searchIn: ['codigo'],
  label: 'codigo',
  orderBy: 'orden',
  check: async (_db, entrada) => guardada(entrada),
})

/** What is taken is said of the code, by which people know a shelf. */
async function diciendoDelCodigo<T>(escribir: Promise<T>): Promise<T> {
  try {
    return await escribir
  } catch (error) {
    if (error instanceof FieldsError && 'clave' in error.fields) throw new FieldsError({ codigo: ['field.taken'] })
    throw error
  }
}

export default implement(ubicaciones, {
  search: ({ db, body, idioma }) => searchRows(db, lista, body, idioma),
  export: ({ body, idioma, house }) => exportRows(house, lista, 'ubicaciones', body, idioma),
  get: ({ db, params: { id } }) => verUbicacion(db, id),
  create: ({ db, body }) => crearUbicacion(db, body),
  update: (call) => diciendoDelCodigo(filas.update(call)),
  cambiar: (call) => diciendoDelCodigo(filas.cambiar(call)),
  remove: filas.remove,
  ordenar: ({ db, body: { ids } }) => ordenarUbicaciones(db, ids),
  generar: ({ db, body }) => generarUbicaciones(db, body),
  celdas: ({ db, params: { id } }) => celdasDeUbicacion(db, id),
  deModelo: ({ db, params: { id } }) => ubicacionesDeModelo(db, id),
  asignar: ({ db, body: { celdas } }) => asignar(db, celdas),
  colocar: ({ db, params: { id }, body }) => colocar(db, id, body),
  etiquetas: async ({ db, body: { ids, hoja }, idioma }) => ({
    name: 'estantes.pdf',
    content: await imprimirEtiquetas(await etiquetasDeUbicaciones(db, ids), {
      ...{ idioma, medidas: hoja, desde: hoja.desde },
    }),
  }),
  zpl: async ({ db, body: { ids, rollo } }) => ({
    name: 'estantes.zpl',
    content: Buffer.from(enZpl(await etiquetasDeUbicaciones(db, ids), rollo)),
  }),
})
