import { clientes } from '@telar/contract/clientes/clientes'
import { type Contribution, fill } from '../../declare/contribution.ts'
import { VINCULOS } from '../../identidad/users/slots.ts'
import { DE_CLIENTES } from '../lookups.ts'

export default {
  fills: [fill(VINCULOS, { name: 'clienteId', control: 'lookup', from: DE_CLIENTES }, clientes.update.access)],
} satisfies Contribution
