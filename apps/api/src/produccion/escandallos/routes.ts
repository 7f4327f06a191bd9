import { escandallos } from '@telar/contract/produccion/escandallos'
import { implement } from '../../kit/call.ts'
import { costeReal } from '../ordenesfab/coste-real.ts'
import { calcular, guardarEscandallo, leerEscandallo, leerHoja, versionesDe } from './escandallos.ts'
import { fuentesDe } from './fuentes.ts'
import { ajustesDeProduccion } from './hojas.ts'

export default implement(escandallos, {
  escandalloSources: ({ db, params: { id } }) => fuentesDe(db, id),
  escandalloFromOrdenFab: ({ db, params: { id } }) => costeReal(db, id),
  escandalloAjustes: ({ db }) => ajustesDeProduccion(db),
  escandalloTotal: ({ db, body }) => calcular(db, body),
  getEscandallo: ({ db, params: { id }, query: { revision } }) => leerEscandallo(db, id, revision),
  getHoja: ({ db, params: { id } }) => leerHoja(db, id),
  saveEscandallo: ({ db, params: { id }, body, user }) => guardarEscandallo(db, id, body, user.email),
  escandallos: ({ db, params: { id } }) => versionesDe(db, id),
})
