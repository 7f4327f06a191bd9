import { publicweb } from '@telar/contract/casa/publicweb'
import { ReglaError } from '@telar/domain/regla'
import { mensaje } from '../../i18n/mensaje.ts'
import { implement } from '../../kit/call.ts'
import { correoDeLaCasa, enviarCorreo } from '../correo/enviar.ts'
import { consentir } from '../legales/consentimiento.ts'
import { paginaLegal } from '../legales/queries.ts'
import { consulta } from './cartas.ts'

export default implement(publicweb, {
  contacto: async ({ db, body: { acepta, ...escrito }, idioma, house, reloj }) => {
    const para = await correoDeLaCasa(db, house.config)
    if (!para) throw new ReglaError('contacto.sin-direccion')
    const datos = { ...escrito, consentimiento: await consentir(db, acepta, reloj) }
    await enviarCorreo(db, { para, idioma, plantilla: consulta, datos })
    return mensaje(idioma, 'contacto.recibido')
  },
  legal: ({ db, params: { pagina } }) => paginaLegal(db, pagina),
})
