import { publicweb } from '@telar/contract/publicweb'
import { eq } from 'drizzle-orm'
import { coleccionesTable, modeloTiposTable } from '../db/schema/catalogo.ts'
import { implement } from '../kit/call.ts'
import { tiposWeb } from './modelotipos/queries.ts'
import { coleccionesWeb } from './webcolecciones/queries.ts'

export default implement(publicweb, {
  homeColecciones: ({ db }) => coleccionesWeb(db, eq(coleccionesTable.visibleHome, true)),
  homeTipos: ({ db }) => tiposWeb(db, eq(modeloTiposTable.visibleHome, true)),
})
