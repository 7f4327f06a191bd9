import { libros } from '@telar/contract/facturacion/libros'
import { deSusClientes } from '../../clientes/alcance.ts'
import { libroExpedidasLista } from '../../db/schema/facturacion/libros.ts'
import { implement } from '../../kit/call.ts'
import { exportRows } from '../../kit/rows/crud.ts'
import { searchRows } from '../../kit/rows/search.ts'
import { comprobarPeriodo } from '../alcance.ts'
import { libroRegistro } from './libros.ts'
import { fuenteExpedidas } from './queries.ts'

export default implement(libros, {
  searchExpedidas: ({ db, body, user, idioma }) =>
    searchRows(db, fuenteExpedidas, body, idioma, deSusClientes(user, libroExpedidasLista.clienteId)),
  exportExpedidas: ({ body, user, idioma, house }) =>
    exportRows(house, fuenteExpedidas, 'expedidas', body, idioma, deSusClientes(user, libroExpedidasLista.clienteId)),
  libroRegistro: ({ db, body: { desde, hasta } }) => {
    comprobarPeriodo({ desde, hasta })
    return libroRegistro(db, desde, hasta)
  },
})
