import { sistema } from '@telar/contract/casa/sistema'
import { implement } from '../../kit/call.ts'
import { guardado, leerMuestra, servicios } from './queries.ts'

export default implement(sistema, {
  sistema: async ({ db, house: { config } }) => ({
    servicios: servicios(config),
    muestra: await leerMuestra(db),
    guardado: await guardado(db, config),
  }),
})
