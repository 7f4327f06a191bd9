import { transferencias } from '@telar/contract/facturacion/transferencias'
import { eq } from 'drizzle-orm'
import { transferenciasTable as t } from '../../db/schema/facturacion/transferencias.ts'
import { implement } from '../../kit/call.ts'
import { conflict } from '../../kit/errors.ts'
import { exportRows } from '../../kit/rows/crud.ts'
import { searchRows } from '../../kit/rows/search.ts'
import { debidas } from './debidas.ts'
import { fuenteTransferencias, verTransferencia } from './queries.ts'
import { anularTransferencia, pagarTransferencia, transferir } from './transferir.ts'

export default implement(transferencias, {
  search: ({ db, body, idioma }) => searchRows(db, fuenteTransferencias, body, idioma),
  export: ({ body, idioma, house }) => exportRows(house, fuenteTransferencias, 'transferencias', body, idioma),
  get: ({ db, params: { id } }) => verTransferencia(db, id),
  fichero: async ({ db, params: { id } }) => {
    const { numero, estado } = await verTransferencia(db, id)
    // What was cancelled may be in another by now: the bank would pay it twice.
    if (estado === 'anulada') throw conflict('transferencia.cerrada', { numero })
    const [fila] = await db.select({ xml: t.xml }).from(t).where(eq(t.id, id))
    return { name: `${numero.replaceAll('/', '-')}.xml`, content: Buffer.from(fila?.xml ?? '') }
  },
  candidatos: async ({ db, body }) => (await debidas(db, body)).map(({ iban: _, ...debida }) => debida),
  crear: async ({ db, body, user, reloj }) =>
    verTransferencia(db, await transferir(db, body, { quien: user.email, reloj })),
  pagar: async ({ db, params: { id }, reloj }) => {
    await pagarTransferencia(db, id, reloj)
    return verTransferencia(db, id)
  },
  anular: async ({ db, params: { id } }) => {
    await anularTransferencia(db, id)
    return verTransferencia(db, id)
  },
})
