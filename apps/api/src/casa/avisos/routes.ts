import { avisos } from '@telar/contract/casa/avisos'
import { implement } from '../../kit/call.ts'

export default implement(avisos, {
  escuchar: ({ user, house }) => house.avisos.open(user),
})
