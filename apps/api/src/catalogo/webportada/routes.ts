import { webportada } from '@telar/contract/catalogo/webportada'
import { eq } from 'drizzle-orm'
import { modeloTiposTable } from '../../db/schema/catalogo/modelos.ts'
import { coleccionesTable } from '../../db/schema/catalogo/web.ts'
import { implement } from '../../kit/call.ts'
import { tiposWeb } from '../modelotipos/queries.ts'
import { coleccionesWeb } from '../webcolecciones/queries.ts'

export default implement(webportada, {
  homeColecciones: ({ db }) => coleccionesWeb(db, eq(coleccionesTable.visibleHome, true)),
  homeTipos: ({ db }) => tiposWeb(db, eq(modeloTiposTable.visibleHome, true)),
})
