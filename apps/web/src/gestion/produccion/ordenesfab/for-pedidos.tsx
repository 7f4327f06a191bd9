import { promesa } from '@telar/contract/produccion/promesa'
import { type Contribution, fill } from '../../declare/contribution.ts'
import { PROMESA_DE_MODELO } from '../../ventas/pedidos/slots.ts'
import { PromesaDeModelo } from './PromesaDeModelo.tsx'

export default {
  fills: [fill(PROMESA_DE_MODELO, PromesaDeModelo, promesa.promesa.access)],
} satisfies Contribution
