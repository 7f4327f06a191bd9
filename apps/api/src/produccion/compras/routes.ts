import { compras } from '@telar/contract/produccion/compras'
import { hoy } from '@telar/domain/fecha'
import { comprasTable } from '../../db/schema/produccion/compras.ts'
import { implement } from '../../kit/call.ts'
import { changeRows } from '../../kit/rows/change-rows.ts'
import { exportRows } from '../../kit/rows/crud.ts'
import { groupRows, sumsOf } from '../../kit/rows/groups.ts'
import { searchRows } from '../../kit/rows/search.ts'
import { cerrarCompra, confirmarCompra, enviarCompra, reabrirCompra } from './commands.ts'
import { borrarCompras, COMPRA, cambiarCompra, crearCompra, esperarCompra } from './compras.ts'
import { condiciones, guardarCondicion } from './condiciones.ts'
import { anularDevolucion, devolverAProveedor } from './devolver.ts'
import { compraEnPapel, devolucionEnPapel } from './papel.ts'
import { crearDesdeFaltas, proponer } from './pedir.ts'
import { devoluciones, filas, piezasDeProveedor, porLlegar, verCompra } from './queries.ts'
import { deshacerEntrega, recibirCompra } from './recibir.ts'

export default implement(compras, {
  search: ({ db, body, idioma, reloj }) => searchRows(db, filas(hoy(reloj)), body, idioma),
  export: ({ body, idioma, house, reloj }) => exportRows(house, filas(hoy(reloj)), 'compras', body, idioma),
  agrupar: ({ db, body, idioma, reloj }) =>
    groupRows(db, { source: filas(hoy(reloj)), sums: sumsOf(compras.agrupar) }, body, idioma),
  get: ({ db, params: { id }, reloj }) => verCompra(db, id, hoy(reloj)),
  create: async ({ db, body, user, reloj }) => (await crearCompra(db, body, { quien: user.email, hoy: hoy(reloj) })).id,
  update: ({ db, params: { id }, body, reloj }) => cambiarCompra(db, id, body, hoy(reloj)),
  cambiar: ({ db, body: { filas }, idioma, reloj }) =>
    changeRows(db, { ...COMPRA, label: comprasTable.numero, idioma }, filas, (id, { fechaPrevista }) =>
      esperarCompra(db, id, fechaPrevista, hoy(reloj)),
    ),
  remove: ({ db, body: { ids } }) => borrarCompras(db, ids),
  propuesta: ({ db, body: { lineas }, reloj }) => proponer(db, lineas, hoy(reloj)),
  desdeFaltas: ({ db, body, user, reloj }) => crearDesdeFaltas(db, body, { quien: user.email, hoy: hoy(reloj) }),
  enviar: async ({ db, params: { id }, body, reloj }) => {
    await enviarCompra(db, id, body)
    return verCompra(db, id, hoy(reloj))
  },
  confirmar: async ({ db, params: { id }, body, reloj }) => {
    await confirmarCompra(db, id, body, hoy(reloj))
    return verCompra(db, id, hoy(reloj))
  },
  cerrar: async ({ db, params: { id }, body, reloj }) => {
    await cerrarCompra(db, id, body)
    return verCompra(db, id, hoy(reloj))
  },
  reabrir: async ({ db, params: { id }, body: { version }, reloj }) => {
    await reabrirCompra(db, id, version)
    return verCompra(db, id, hoy(reloj))
  },
  porLlegar: ({ db, params: { id } }) => porLlegar(db, id),
  deshacerEntrega: async ({ db, params: { id } }) => ({ entradaIds: await deshacerEntrega(db, id) }),
  recibir: async ({ db, body, user, reloj }) => ({
    entradaIds: await recibirCompra(db, body, { quien: user.email, hoy: hoy(reloj) }),
  }),
  pdf: ({ db, params: { id } }) => compraEnPapel(db, id),
  condiciones: ({ db, body }) => condiciones(db, body),
  guardarCondicion: ({ db, body, reloj }) => guardarCondicion(db, body, hoy(reloj)),
  searchDevoluciones: ({ db, body, idioma }) => searchRows(db, devoluciones, body, idioma),
  exportDevoluciones: ({ body, idioma, house }) => exportRows(house, devoluciones, 'devoluciones', body, idioma),
  piezasDe: ({ db, params: { id } }) => piezasDeProveedor(db, id),
  devolver: ({ db, body, user, reloj }) => devolverAProveedor(db, body, { quien: user.email, hoy: hoy(reloj) }),
  anularDevolucion: ({ db, params: { id }, body: { version }, user }) => anularDevolucion(db, id, version, user.email),
  pdfDeDevolucion: ({ db, params: { id } }) => devolucionEnPapel(db, id),
})
