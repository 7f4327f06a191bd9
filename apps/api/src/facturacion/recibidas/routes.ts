import { recibidas } from '@telar/contract/facturacion/recibidas'
import { hoy } from '@telar/domain/fecha'
import { implement } from '../../kit/call.ts'
import { exportRows } from '../../kit/rows/crud.ts'
import { groupRows, sumsOf } from '../../kit/rows/groups.ts'
import { searchRows } from '../../kit/rows/search.ts'
import { borrarRecibidas, cambiarRecibida, crearRecibida, pagar, quitarPago } from './commands.ts'
import {
  deCompra,
  deLiquidacion,
  fuenteLibro,
  fuenteProveedores,
  fuenteRecibidas,
  liquidacionesSinFactura,
  sinFactura,
  sumarRecibidas,
  verRecibida,
} from './queries.ts'

export default implement(recibidas, {
  search: ({ db, body, idioma }) => searchRows(db, fuenteRecibidas, body, idioma),
  export: ({ body, idioma, house }) => exportRows(house, fuenteRecibidas, 'recibidas', body, idioma),
  agrupar: ({ db, body, idioma }) =>
    groupRows(db, { source: fuenteRecibidas, sums: sumsOf(recibidas.agrupar) }, body, idioma),
  get: ({ db, params: { id } }) => verRecibida(db, id),
  create: ({ db, body, reloj }) => crearRecibida(db, body, hoy(reloj)),
  update: async ({ db, params: { id }, body, reloj }) => {
    await cambiarRecibida(db, id, body, hoy(reloj))
    return id
  },
  remove: ({ db, body: { ids }, idioma }) => borrarRecibidas(db, ids, idioma),
  sumaTotales: ({ db, body, idioma }) => sumarRecibidas(db, body, idioma),
  sinFactura: ({ db, params: { id } }) => sinFactura(db, id),
  deCompra: ({ db, params: { id } }) => deCompra(db, id),
  liquidacionesSinFactura: ({ db, params: { id } }) => liquidacionesSinFactura(db, id),
  deLiquidacion: ({ db, params: { id } }) => deLiquidacion(db, id),
  searchProveedores: ({ db, body, idioma }) => searchRows(db, fuenteProveedores, body, idioma),
  searchLibro: ({ db, body, idioma }) => searchRows(db, fuenteLibro, body, idioma),
  exportLibro: ({ body, idioma, house }) => exportRows(house, fuenteLibro, 'libro-recibidas', body, idioma),
  pagar: async ({ db, params: { id }, body: { pendiente, ...pago }, reloj }) => {
    await pagar(db, id, pago, { hoy: hoy(reloj), visto: pendiente })
    return verRecibida(db, id)
  },
  borrarPago: async ({ db, params: { id, pagoId } }) => {
    await quitarPago(db, id, pagoId)
    return verRecibida(db, id)
  },
})
