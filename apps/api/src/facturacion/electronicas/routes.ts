import { electronicas } from '@telar/contract/facturacion/electronicas'
import { ReglaError } from '@telar/domain/regla'
import { and, eq, sql } from 'drizzle-orm'
import { run } from '../../db/rows.ts'
import { electronicasTable as e, electronicaTurnoTable } from '../../db/schema/facturacion/electronicas.ts'
import { implement } from '../../kit/call.ts'
import { exportRows } from '../../kit/rows/crud.ts'
import { searchRows } from '../../kit/rows/search.ts'
import { guardarElectronica, leerElectronica } from './ajustes.ts'
import { fuente, resumen, verElectronica } from './queries.ts'

const despertar = sql`select pg_notify('telar_cambios', 'electronicas')`

export default implement(electronicas, {
  search: ({ db, body, idioma }) => searchRows(db, fuente, body, idioma),
  export: ({ body, idioma, house }) => exportRows(house, fuente, 'electronicas', body, idioma),
  get: ({ db, params: { id } }) => verElectronica(db, id),
  resumen: ({ db, house, idioma }) => resumen(db, house.config, idioma),
  enviar: async ({ db }) => {
    // A pause of our own after a failure is not kept; a turn that is being used is.
    await db.update(electronicaTurnoTable).set({ reintentoEn: null, ultimaConsulta: null })
    await run(db, despertar)
    return db.$count(e, eq(e.estado, 'pendiente'))
  },
  reenviar: async ({ db, params: { id } }) => {
    const { numeroCompleto } = await verElectronica(db, id)
    const otraVez = await db
      .update(e)
      .set({ estado: 'pendiente', error: null, intentos: 0 })
      .where(and(eq(e.id, id), eq(e.estado, 'devuelta')))
      .returning({ id: e.id })
    if (otraVez.length === 0) throw new ReglaError('efactura.no-devuelta', { numero: numeroCompleto })
    return id
  },
  ajustes: async ({ db }) => {
    const { modo, desde } = await leerElectronica(db)
    return { modo, desde }
  },
  guardarAjustes: async ({ db, body }) => {
    await guardarElectronica(db, body)
    await run(db, despertar)
    return body
  },
})
