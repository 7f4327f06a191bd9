import { necesidades } from '@telar/contract/produccion/necesidades'
import { implement } from '../../kit/call.ts'
import { necesidadesEnHoja } from './hoja.ts'
import { necesidadesDe } from './necesidades.ts'

export default implement(necesidades, {
  necesidades: ({ db, body }) => necesidadesDe(db, body),
  exportNecesidades: ({ body, idioma, house }) => necesidadesEnHoja(house, body, idioma),
})
