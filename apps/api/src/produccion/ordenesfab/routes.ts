import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { hoy } from '@telar/domain/fecha'
import { implement } from '../../kit/call.ts'
import { exportRows } from '../../kit/rows/crud.ts'
import { groupRows, sumsOf } from '../../kit/rows/groups.ts'
import { searchRows } from '../../kit/rows/search.ts'
import { borrarOrdenes, cambiarOrden } from './commands.ts'
import { corregirCuentas, devolverConsumo } from './corregir.ts'
import { cortar, previsualizarCorte } from './cortar.ts'
import { cerrarOrden, cerrarParte, moverOrdenes } from './mover.ts'
import { bloquearOrden, celdasConPrendas, crearOrden, leerOrden } from './ordenes.ts'
import { enPapel } from './papel.ts'
import { telasPorCortar } from './por-cortar.ts'
import { crearDesdePedidos, porFabricar } from './por-fabricar.ts'
import { compararCoste, filas, verOrden } from './queries.ts'
import { recibirPrendas } from './recibir.ts'
import { guardarRuta, verRuta } from './ruta.ts'

export default implement(ordenesfab, {
  search: ({ db, body, idioma, reloj }) => searchRows(db, filas(hoy(reloj)), body, idioma),
  agrupar: ({ db, body, idioma, reloj }) =>
    groupRows(db, { source: filas(hoy(reloj)), sums: sumsOf(ordenesfab.agrupar) }, body, idioma),
  export: ({ body, idioma, house, reloj }) => exportRows(house, filas(hoy(reloj)), 'ordenes', body, idioma),
  remove: ({ db, body: { ids } }) => borrarOrdenes(db, ids),
  get: ({ db, params: { id }, reloj }) => verOrden(db, id, hoy(reloj)),
  create: ({ db, body: { lineas, ...datos }, user, reloj }) =>
    crearOrden(db, datos, celdasConPrendas(lineas), { quien: user.email, hoy: hoy(reloj) }),
  update: ({ db, params: { id }, body, user }) => cambiarOrden(db, id, body, user.email),
  porFabricar: ({ db, params: { id } }) => porFabricar(db, id),
  desdePedidos: ({ db, body, user, reloj }) => crearDesdePedidos(db, body, { quien: user.email, hoy: hoy(reloj) }),
  estado: ({ db, body: { ids, estado, nota, vistas }, user }) =>
    moverOrdenes(db, ids, estado, { quien: user.email, nota }, vistas),
  cortar: async ({ db, params: { id }, body, user, idioma, reloj }) => {
    const cortado = await cortar(db, await bloquearOrden(db, id, body.version), body, {
      ...{ quien: user.email, idioma, hoy: hoy(reloj) },
    })
    return { orden: await verOrden(db, id, hoy(reloj)), ...cortado }
  },
  problemasDeCorte: async ({ db, params: { id }, body, idioma }) =>
    previsualizarCorte(db, await leerOrden(db, id), body, idioma),
  porCortar: async ({ db, params: { id }, body }) => telasPorCortar(db, await leerOrden(db, id), body),
  devolver: async ({ db, params: { id }, body: { consumoId }, user, reloj }) => {
    await devolverConsumo(db, await bloquearOrden(db, id), consumoId, user.email)
    return verOrden(db, id, hoy(reloj))
  },
  recibir: async ({ db, params: { id }, body, user, reloj }) => {
    await recibirPrendas(db, await bloquearOrden(db, id, body.version), body, { quien: user.email, hoy: hoy(reloj) })
    return verOrden(db, id, hoy(reloj))
  },
  corregir: async ({ db, params: { id }, body, user, reloj }) => {
    await corregirCuentas(db, await bloquearOrden(db, id), body, { quien: user.email, hoy: hoy(reloj) })
    return verOrden(db, id, hoy(reloj))
  },
  cerrarParte: async ({ db, params: { id }, body: { lineas, motivo }, user, reloj }) => {
    const hecho = { quien: user.email, nota: motivo }
    await cerrarParte(db, await bloquearOrden(db, id), celdasConPrendas(lineas), hecho)
    return verOrden(db, id, hoy(reloj))
  },
  cerrar: async ({ db, params: { id }, body: { nota }, user, reloj }) => {
    await cerrarOrden(db, await bloquearOrden(db, id), { quien: user.email, nota }, hoy(reloj))
    return verOrden(db, id, hoy(reloj))
  },
  ruta: ({ db, params: { id } }) => verRuta(db, id),
  guardarRuta: async ({ db, params: { id }, body }) => {
    await guardarRuta(db, id, body)
    return verRuta(db, id)
  },
  coste: ({ db, params: { id } }) => compararCoste(db, id),
  pdf: async ({ db, params: { id }, idioma }) => enPapel(db, await leerOrden(db, id), idioma),
})
