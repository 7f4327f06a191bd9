import { publicweb } from '@telar/contract/casa/publicweb'
import { ReglaError } from '@telar/domain/regla'
import { mensaje } from '../../i18n/mensaje.ts'
import { implement } from '../../kit/call.ts'
import { correoDeLaCasa, enviarCorreo } from '../correo/enviar.ts'
import { consulta } from './cartas.ts'

export default implement(publicweb, {
  contacto: async ({ db, body, idioma, house }) => {
    const para = await correoDeLaCasa(db, house.config)
    if (!para) throw new ReglaError('contacto.sin-direccion')
    await enviarCorreo(db, { para, idioma, plantilla: consulta, datos: body })
    return mensaje(idioma, 'contacto.recibido')
  },
})
