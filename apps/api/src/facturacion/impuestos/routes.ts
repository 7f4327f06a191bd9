import { impuestos } from '@telar/contract/facturacion/impuestos'
import { implement } from '../../kit/call.ts'
import { comprobarPeriodo } from '../alcance.ts'
import { ficheroDeModelo } from './fichero.ts'
import { calcularImpuestos } from './impuestos.ts'

export default implement(impuestos, {
  impuestos: ({ db, body }) => {
    comprobarPeriodo(body)
    return calcularImpuestos(db, body.desde, body.hasta)
  },
  ficheroDeModelo: ({ db, body }) => ficheroDeModelo(db, body),
})
