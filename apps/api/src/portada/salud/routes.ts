import { salud } from '@telar/contract/portada/salud'
import { salud as saludDe } from '@telar/domain/portada/salud'
import { implement } from '../../kit/call.ts'
import { reunirHechos } from './hechos.ts'

export default implement(salud, {
  ver: async (call) => saludDe(await reunirHechos(call)),
})
