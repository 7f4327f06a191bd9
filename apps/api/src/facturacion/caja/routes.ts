import { caja } from '@telar/contract/facturacion/caja'
import { implement } from '../../kit/call.ts'
import { abrirCaja, borrarMovimiento, cajaDiaria, cerrarCaja, moverCaja } from './caja.ts'

export default implement(caja, {
  cajaDiaria: ({ db, body: { fecha } }) => cajaDiaria(db, fecha),
  moverCaja: ({ db, body, user }) => moverCaja(db, body, user.email),
  borrarMovimiento: ({ db, params: { id } }) => borrarMovimiento(db, id),
  cerrarCaja: ({ db, body, user }) => cerrarCaja(db, body, user.email),
  abrirCaja: ({ db, body: { fecha } }) => abrirCaja(db, fecha),
})
