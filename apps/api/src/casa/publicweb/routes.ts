import { publicweb } from '@telar/contract/casa/publicweb'
import { ReglaError } from '@telar/domain/regla'
import { eq } from 'drizzle-orm'
import { tiposWeb } from '../../catalogo/modelotipos/queries.ts'
import { coleccionesWeb } from '../../catalogo/webcolecciones/queries.ts'
import { coleccionesTable, modeloTiposTable } from '../../db/schema/catalogo/catalogo.ts'
import { mensaje } from '../../i18n/mensaje.ts'
import { implement } from '../../kit/call.ts'
import { correoDeLaCasa, enviarCorreo } from '../correo/enviar.ts'

export default implement(publicweb, {
  homeColecciones: ({ db }) => coleccionesWeb(db, eq(coleccionesTable.visibleHome, true)),
  homeTipos: ({ db }) => tiposWeb(db, eq(modeloTiposTable.visibleHome, true)),
  contacto: async ({ db, body, idioma, house }) => {
    const para = await correoDeLaCasa(db, house.config)
    if (!para) throw new ReglaError('contacto.sin-direccion')
    await enviarCorreo(db, { para, idioma, plantilla: 'consulta', datos: body })
    return mensaje(idioma, 'contacto.recibido')
  },
})
