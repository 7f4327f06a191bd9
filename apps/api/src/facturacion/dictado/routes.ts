import { dictado } from '@telar/contract/facturacion/dictado'
import { encendido } from '../../casa/appsettings/encendido.ts'
import { transcriptor } from '../../gateways/transcriptor.ts'
import { implement } from '../../kit/call.ts'
import { conflict } from '../../kit/errors.ts'
import { oir, vocabulario } from './dictado.ts'

export default implement(dictado, {
  recognize: async ({ db, body, upload, idioma, house }) => {
    if (body) return oir(db, body.texto, idioma)
    if (!(await encendido(house, 'voz'))) throw conflict('dictado.apagado')
    return oir(db, await transcriptor(house.config)(await upload(), await vocabulario(db)), idioma)
  },
})
