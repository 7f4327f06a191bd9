import { calendario } from '@telar/contract/produccion/calendario'
import { hoy } from '@telar/domain/fecha'
import { implement } from '../../kit/call.ts'
import { moverEntrega, ordenesDe, promesasMovidas } from './calendario.ts'

export default implement(calendario, {
  calendario: ({ db, body, reloj }) => ordenesDe(db, body, hoy(reloj)),
  promesasMovidas: ({ db, params: { id }, body: { fechaEntrega } }) => promesasMovidas(db, id, fechaEntrega),
  moverEntrega: ({ db, params: { id }, body: { fechaEntrega, version } }) =>
    moverEntrega(db, id, fechaEntrega, version),
})
