import { pases } from '@telar/contract/facturacion/pases'
import { hoy } from '@telar/domain/fecha'
import { eq } from 'drizzle-orm'
import { pasesLista } from '../../db/schema/facturacion/listas.ts'
import { implement } from '../../kit/call.ts'
import { notFound } from '../../kit/errors.ts'
import { exportRows } from '../../kit/rows/crud.ts'
import { searchRows } from '../../kit/rows/search.ts'
import { comprobarPeriodo, suyas } from '../alcance.ts'
import { paseEnCsv, paseEnFichero } from './fichero.ts'
import { deshacerPase, pasar, previo } from './pase.ts'
import { fuentePases } from './queries.ts'

export default implement(pases, {
  pase: ({ db, body, user, reloj }) => {
    if ('desde' in body) comprobarPeriodo(body)
    return pasar(db, body, suyas(user), { quien: user.email, hoy: hoy(reloj) })
  },
  pasePrevio: ({ db, body, user, reloj }) => {
    comprobarPeriodo(body)
    return previo(db, body, suyas(user), hoy(reloj))
  },
  searchPases: ({ db, body, idioma }) => searchRows(db, fuentePases, body, idioma),
  unPase: async ({ db, params: { id } }) => {
    const [pase] = await db.select().from(pasesLista).where(eq(pasesLista.id, id))
    if (!pase) throw notFound('Pase', id)
    return pase
  },
  exportPases: ({ body, idioma, house }) => exportRows(house, fuentePases, 'pases', body, idioma),
  paseCsv: ({ db, params: { id } }) => paseEnCsv(db, id),
  paseFichero: ({ db, params: { id, formato } }) => paseEnFichero(db, id, formato),
  deshacerPase: ({ db, params: { id }, user, reloj }) => deshacerPase(db, id, { quien: user.email, hoy: hoy(reloj) }),
})
