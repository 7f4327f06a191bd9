import { remesas } from '@telar/contract/facturacion/remesas'
import { eq } from 'drizzle-orm'
import { remesasTable as r } from '../../db/schema/facturacion/remesas.ts'
import { implement, steps } from '../../kit/call.ts'
import { conflict } from '../../kit/errors.ts'
import { exportRows } from '../../kit/rows/crud.ts'
import { searchRows } from '../../kit/rows/search.ts'
import { suyas } from '../alcance.ts'
import { enFichero, reconocer } from './devueltos.ts'
import { girables } from './giros.ts'
import { fuenteRemesas, verRemesa } from './queries.ts'
import { anularRemesa, cobrarRemesa, devolverAdeudos, remesar } from './remesar.ts'

export default implement(remesas, {
  search: ({ db, body, idioma }) => searchRows(db, fuenteRemesas, body, idioma),
  export: ({ body, idioma, house }) => exportRows(house, fuenteRemesas, 'remesas', body, idioma),
  get: ({ db, params: { id }, user }) => verRemesa(db, id, suyas(user)),
  fichero: async ({ db, params: { id }, user }) => {
    const { numero, estado } = await verRemesa(db, id, suyas(user))
    // What was cancelled may be in another by now: the bank would charge it twice.
    if (estado === 'anulada') throw conflict('remesa.cerrada', { remesa: numero })
    const [remesa] = await db.select({ xml: r.xml }).from(r).where(eq(r.id, id))
    return { name: `${numero.replaceAll('/', '-')}.xml`, content: Buffer.from(remesa?.xml ?? '') }
  },
  candidatos: ({ db, body, user }) => girables(db, body, suyas(user)),
  crear: async ({ db, body, user, reloj }) =>
    verRemesa(db, await remesar(db, body, { suyas: suyas(user), quien: user.email, reloj }), suyas(user)),
  cobrar: async ({ db, params: { id }, user, reloj }) => {
    await cobrarRemesa(db, id, { suyas: suyas(user), reloj })
    return verRemesa(db, id, suyas(user))
  },
  anular: async ({ db, params: { id }, user }) => {
    await anularRemesa(db, id)
    return verRemesa(db, id, suyas(user))
  },
  leerDevueltos: steps({
    before: async ({ upload }) => enFichero(await upload()),
    write: ({ db, user }, devueltos) => reconocer(db, devueltos, suyas(user)),
  }),
  devolver: async ({ db, body: { lineas }, user, reloj }) => ({
    ids: await devolverAdeudos(db, lineas, { suyas: suyas(user), reloj }),
  }),
})
