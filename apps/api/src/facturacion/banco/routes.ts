import { banco } from '@telar/contract/facturacion/banco'
import { hoy } from '@telar/domain/fecha'
import { implement, steps } from '../../kit/call.ts'
import { exportRows } from '../../kit/rows/crud.ts'
import { searchRows } from '../../kit/rows/search.ts'
import { suyas } from '../alcance.ts'
import { casarRemesa, casarTransferencia, confirmar, descartar, deshacer, verMovimiento } from './casar.ts'
import { importar } from './importar.ts'
import { leerExtractos } from './leer.ts'
import { propuestasDe } from './propuestas.ts'
import { fuenteExtractos, fuenteMovimientos } from './queries.ts'

export default implement(banco, {
  search: ({ db, body, idioma }) => searchRows(db, fuenteMovimientos, body, idioma),
  export: ({ body, idioma, house }) => exportRows(house, fuenteMovimientos, 'banco', body, idioma),
  get: ({ db, params: { id }, user }) => verMovimiento(db, id, suyas(user)),
  searchExtractos: ({ db, body, idioma }) => searchRows(db, fuenteExtractos, body, idioma),
  exportExtractos: ({ body, idioma, house }) => exportRows(house, fuenteExtractos, 'extractos', body, idioma),
  importar: steps({
    before: async ({ upload }) => {
      const fichero = await upload()
      return { fichero, leido: leerExtractos(fichero) }
    },
    write: ({ db, user }, { fichero, leido }) => importar(db, fichero, leido, user.email),
  }),
  propuestas: ({ db, body: { ids }, user }) => propuestasDe(db, ids, suyas(user)),
  confirmar: async ({ db, params: { id }, body, user, reloj }) => {
    await confirmar(db, id, body, { suyas: suyas(user), hoy: hoy(reloj) })
    return verMovimiento(db, id, suyas(user))
  },
  cobrarRemesa: async ({ db, params: { id }, body: { remesaId }, user, reloj }) => {
    await casarRemesa(db, id, remesaId, { suyas: suyas(user), reloj })
    return verMovimiento(db, id, suyas(user))
  },
  pagarTransferencia: async ({ db, params: { id }, body: { transferenciaId }, user, reloj }) => {
    await casarTransferencia(db, id, transferenciaId, reloj)
    return verMovimiento(db, id, suyas(user))
  },
  deshacer: async ({ db, params: { id }, user }) => {
    await deshacer(db, id, suyas(user))
    return verMovimiento(db, id, suyas(user))
  },
  descartar: async ({ db, params: { id }, body: { motivo }, user }) => {
    await descartar(db, id, motivo)
    return verMovimiento(db, id, suyas(user))
  },
  recuperar: async ({ db, params: { id }, user }) => {
    await descartar(db, id, null)
    return verMovimiento(db, id, suyas(user))
  },
})
