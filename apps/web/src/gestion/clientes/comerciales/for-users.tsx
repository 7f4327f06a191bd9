import { comerciales } from '@telar/contract/clientes/comerciales'
import { type Contribution, fill } from '../../declare/contribution.ts'
import { VINCULOS } from '../../identidad/users/slots.ts'
import { DE_COMERCIALES } from '../lookups.ts'

export default {
  fills: [fill(VINCULOS, { name: 'comercialId', control: 'lookup', from: DE_COMERCIALES }, comerciales.update.access)],
} satisfies Contribution
