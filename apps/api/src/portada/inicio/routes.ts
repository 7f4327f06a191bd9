import { inicio } from '@telar/contract/portada/inicio'
import { implement } from '../../kit/call.ts'
import { inicioDe } from './inicio.ts'

export default implement(inicio, {
  inicio: inicioDe,
})
