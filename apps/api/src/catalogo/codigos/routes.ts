import { codigos } from '@telar/contract/catalogo/codigos'
import { implement } from '../../kit/call.ts'
import { darCodigos, estadoDeCodigos } from './commands.ts'

export default implement(codigos, {
  estado: ({ db }) => estadoDeCodigos(db),
  dar: async ({ db, body: { modeloIds } }) => ({ dados: await darCodigos(db, modeloIds) }),
})
