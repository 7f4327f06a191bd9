import { verifactu } from '@telar/contract/facturacion/verifactu'
import { eq, sql } from 'drizzle-orm'
import { run } from '../../db/rows.ts'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import { registrosFacturacionTable, verifactuTurnoTable } from '../../db/schema/facturacion/verifactu.ts'
import { implement } from '../../kit/call.ts'
import { exportRows } from '../../kit/rows/crud.ts'
import { searchRows } from '../../kit/rows/search.ts'
import { leerAjustes } from './ajustes.ts'
import { comprobarCadena } from './comprobar.ts'
import { declaracionDe } from './declaracion.ts'
import { fuente, resumen, verRegistro } from './queries.ts'
import { subsanar } from './subsanar.ts'

const despertar = sql`select pg_notify('telar_cambios', 'registros_facturacion')`

export default implement(verifactu, {
  search: ({ db, body, idioma }) => searchRows(db, fuente, body, idioma),
  export: ({ body, idioma, house }) => exportRows(house, fuente, 'verifactu', body, idioma),
  get: ({ db, params: { id } }) => verRegistro(db, id),
  resumen: ({ db, house, idioma }) => resumen(db, house.config, idioma),
  comprobar: ({ db }) => comprobarCadena(db),
  enviar: async ({ db }) => {
    // What the agency asked to wait is kept; what we wait for by ourselves after a failure is not.
    await db.update(verifactuTurnoTable).set({ reintentoEn: null })
    await run(db, despertar)
    return db.$count(registrosFacturacionTable, eq(registrosFacturacionTable.estado, 'pendiente'))
  },
  subsanar: ({ db, params: { id }, body, reloj }) => subsanar(db, id, body, reloj),
  ajustes: async ({ db }) => (await leerAjustes(db)).verifactu,
  guardarAjustes: async ({ db, body }) => {
    await db.update(appSettingsTable).set({ verifactu: body })
    await run(db, despertar)
    return body
  },
  declaracion: async ({ db }) => {
    const { verifactu: ajustes, empresa } = await leerAjustes(db)
    return declaracionDe(ajustes, empresa)
  },
})
