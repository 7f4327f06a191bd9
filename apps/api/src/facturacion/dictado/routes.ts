import { dictado } from '@telar/contract/facturacion/dictado'
import { transcriptor } from '../../gateways/transcriptor.ts'
import { implement } from '../../kit/call.ts'
import { oir, vocabulario } from './dictado.ts'

export default implement(dictado, {
  recognize: async ({ db, body, upload, idioma, house }) => {
    const texto = body?.texto ?? (await transcriptor(house.config)(await upload(), await vocabulario(db)))
    return oir(db, texto, idioma)
  },
})
