import { impuestos } from '@telar/contract/facturacion/impuestos'
import { hoy } from '@telar/domain/fecha'
import { implement } from '../../kit/call.ts'
import { comprobarPeriodo } from '../alcance.ts'
import { ficheroDeModelo } from './fichero.ts'
import { calcularImpuestos } from './impuestos.ts'
import { presentar, retirar, verPresentaciones } from './presentar.ts'

export default implement(impuestos, {
  impuestos: ({ db, body }) => {
    comprobarPeriodo(body)
    return calcularImpuestos(db, body.desde, body.hasta)
  },
  ficheroDeModelo: ({ db, body }) => ficheroDeModelo(db, body),
  presentaciones: ({ db, params: { ejercicio } }) => verPresentaciones(db, ejercicio),
  presentar: ({ db, body, user, reloj }) => presentar(db, body, { quien: user.email, hoy: hoy(reloj) }),
  retirarPresentacion: async ({ db, params: { id }, body: { motivo }, user }) => {
    await retirar(db, id, motivo, user.email)
    return id
  },
})
