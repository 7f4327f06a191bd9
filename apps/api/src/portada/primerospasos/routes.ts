import { primerospasos } from '@telar/contract/casa/primerospasos'
import { sql } from 'drizzle-orm'
import { run } from '../../db/rows.ts'
import { openDemo } from '../../demo.ts'
import { andRead, implement } from '../../kit/call.ts'
import { conflict } from '../../kit/errors.ts'
import { leerPasos } from './queries.ts'

export default implement(primerospasos, {
  primerosPasos: ({ db, house: { config } }) => leerPasos(db, config),
  darPaso: andRead(
    ({ db, body: { paso } }) =>
      run(db, sql`update app_settings set pasos = pasos || to_jsonb(${paso}::text) where not pasos ? ${paso}`),
    ({ db, house: { config } }) => leerPasos(db, config),
  ),
  ponerMuestra: andRead(
    async ({ db, reloj, house: { config } }) => {
      if (!(await leerPasos(db, config)).muestra) throw conflict('muestra.no-vacia')
      await (await openDemo()).sample(db, reloj)
    },
    ({ db, house: { config } }) => leerPasos(db, config),
  ),
})
