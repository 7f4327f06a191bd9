import type { Contribution } from '../../declare/contribution.ts'
import { NECESIDADES_DE_PEDIDOS } from '../necesidades-de.tsx'

export default { actions: [{ ...NECESIDADES_DE_PEDIDOS, name: 'necesidades', at: 2 }] } satisfies Contribution
