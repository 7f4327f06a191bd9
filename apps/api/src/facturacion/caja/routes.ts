import { caja } from '@telar/contract/facturacion/caja'
import { hoy } from '@telar/domain/fecha'
import { implement } from '../../kit/call.ts'
import { abrirCaja, borrarMovimiento, cajaDiaria, cerrarCaja, moverCaja } from './caja.ts'

export default implement(caja, {
  cajaDiaria: ({ db, body: { fecha } }) => cajaDiaria(db, fecha),
  moverCaja: ({ db, body, user, reloj }) => moverCaja(db, body, { quien: user.email, hoy: hoy(reloj) }),
  borrarMovimiento: ({ db, params: { id } }) => borrarMovimiento(db, id),
  cerrarCaja: ({ db, body, user, reloj }) => cerrarCaja(db, body, { quien: user.email, hoy: hoy(reloj) }),
  abrirCaja: ({ db, body: { fecha } }) => abrirCaja(db, fecha),
})
