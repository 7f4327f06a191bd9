import { materias } from '@telar/contract/produccion/materias'
import { hoy } from '@telar/domain/fecha'
import { materiasTable } from '../../db/schema/produccion/materias.ts'
import { implement } from '../../kit/call.ts'
import { exportRows, removeRows } from '../../kit/rows/crud.ts'
import { groupRows, sumsOf } from '../../kit/rows/groups.ts'
import { searchRows } from '../../kit/rows/search.ts'
import { pedirMateria } from '../compras/pedir.ts'
import { margenesBajos } from '../escandallos/alarma.ts'
import { borrarEntradas, cambiarMateria, cambiarVarias, crearMateria, duplicarMateria } from './commands.ts'
import { corregirEntrada, corregirPieza } from './correcciones.ts'
import { cerrarEntrada, recibirUna } from './entradas.ts'
import { etiquetasDe } from './etiquetas.ts'
import {
  entradas,
  filas,
  historiaDePrecios,
  leerLista,
  piezas,
  piezasEnStock,
  preciosPorProveedor,
  usadoEn,
  verEntrada,
  verMateria,
  verPieza,
} from './queries.ts'

export default implement(materias, {
  search: ({ db, body, idioma }) => searchRows(db, filas, body, idioma),
  export: ({ body, idioma, house }) => exportRows(house, filas, 'materias', body, idioma),
  agrupar: ({ db, body, idioma }) => groupRows(db, { source: filas, sums: sumsOf(materias.agrupar) }, body, idioma),
  get: ({ db, params: { id } }) => verMateria(db, id),
  create: ({ db, body, reloj }) => crearMateria(db, body, hoy(reloj)),
  update: ({ db, params: { id }, body, reloj }) => cambiarMateria(db, id, body, hoy(reloj)),
  cambiar: ({ db, body: { filas }, reloj, idioma }) => cambiarVarias(db, filas, hoy(reloj), idioma),
  remove: ({ db, body: { ids }, idioma }) =>
    removeRows(db, { table: materiasTable, entity: 'Materia', label: materiasTable.nombre }, ids, idioma),
  searchEntradas: ({ db, body, idioma }) => searchRows(db, entradas, body, idioma),
  searchPiezas: ({ db, body, idioma }) => searchRows(db, piezas, body, idioma),
  exportEntradas: ({ body, idioma, house }) => exportRows(house, entradas, 'entradas', body, idioma),
  exportPiezas: ({ body, idioma, house }) => exportRows(house, piezas, 'piezas', body, idioma),
  piezasEnStock: ({ db, params: { id } }) => piezasEnStock(db, id),
  duplicate: ({ db, body, reloj }) => duplicarMateria(db, body, hoy(reloj)),
  usadoEn: ({ db, params: { id } }) => usadoEn(db, id),
  precios: ({ db, params: { id } }) => historiaDePrecios(db, id),
  preciosPorProveedor: ({ db, params: { id } }) => preciosPorProveedor(db, id),
  packingList: ({ db, body: { texto }, idioma }) => leerLista(db, texto, idioma),
  pedir: ({ db, body, user, reloj }) => pedirMateria(db, body, { quien: user.email, hoy: hoy(reloj) }),
  recibir: async ({ db, body, reloj, user }) => {
    const { precio, ...recibida } = await recibirUna(db, body, hoy(reloj), user.email)
    const margenes = precio > recibida.precioAntes ? await margenesBajos(db, body.materiaId, precio) : []
    return { ...recibida, margenes }
  },
  getEntrada: ({ db, params: { id } }) => verEntrada(db, id),
  updateEntrada: ({ db, params: { id }, body }) => corregirEntrada(db, id, body),
  cerrarEntrada: ({ db, params: { id }, body }) => cerrarEntrada(db, id, body),
  deleteEntradas: ({ db, body: { ids } }) => borrarEntradas(db, ids),
  etiquetas: ({ db, params: { id }, idioma, house }) => etiquetasDe(db, id, idioma, house.config.publicUrl),
  getPieza: ({ db, params: { id } }) => verPieza(db, id),
  updatePieza: ({ db, params: { id }, body, user }) => corregirPieza(db, id, body, user.email),
  alarmaMargen: async ({ db, params: { id } }) => margenesBajos(db, id, (await verMateria(db, id)).precio),
})
