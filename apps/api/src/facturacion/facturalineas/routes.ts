import { facturalineas } from '@telar/contract/facturacion/facturalineas'
import { deSusClientes } from '../../clientes/alcance.ts'
import { facturaLineasLista } from '../../db/schema/facturacion/facturas.ts'
import { implement } from '../../kit/call.ts'
import { exportRows } from '../../kit/rows/crud.ts'
import { searchRows } from '../../kit/rows/search.ts'
import { DE_LINEAS, fuenteLineas } from './queries.ts'
import { sumarLineas } from './sumas.ts'

export default implement(facturalineas, {
  searchLineas: ({ db, body, user, idioma, house }) => {
    const suyas = deSusClientes(user, facturaLineasLista.clienteId)
    return searchRows(db, fuenteLineas, body, idioma, suyas, house.kept.over(DE_LINEAS))
  },
  exportLineas: ({ body, user, idioma, house }) =>
    exportRows(house, fuenteLineas, 'lineas', body, idioma, deSusClientes(user, facturaLineasLista.clienteId)),
  sumaTotalesLineas: ({ db, body, user, idioma }) =>
    sumarLineas(db, body, idioma, deSusClientes(user, facturaLineasLista.clienteId)),
})
