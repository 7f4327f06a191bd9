import { facturas } from '@telar/contract/facturacion/facturas'
import type { Situacion } from '@telar/domain/ventas/pedido'
import { ReceiptText } from 'lucide-react'
import { lazy } from 'react'
import { type Contribution, fill } from '../../declare/contribution.ts'
import { hrefOf, NEW } from '../../place.ts'
import { PEDIDO } from '../../ventas/pedidos/pedido-texts.ts'
import { ACCIONES_DEL_PEDIDO, AL_LADO_DEL_PEDIDO } from '../../ventas/pedidos/slots.ts'

const FacturasDelPedido = lazy(() => import('./FacturasDelPedido.tsx'))

/** What was agreed upon can be invoiced, in part or whole. */
const FACTURABLES: ReadonlySet<Situacion> = new Set(['confirmado', 'enPreparacion', 'parcial', 'servido'])

export default {
  fills: [
    fill(ACCIONES_DEL_PEDIDO, {
      name: 'facturar',
      place: 'quiet',
      icon: ReceiptText,
      keys: 'f',
      label: PEDIDO.invoice,
      access: facturas.create.access,
      when: ({ situacion }) => FACTURABLES.has(situacion),
      strong: ({ situacion }) => situacion === 'servido',
      run: ({ id }, { go }) => go(hrefOf('facturas', NEW, { pedido: id })),
    }),
    fill(AL_LADO_DEL_PEDIDO, FacturasDelPedido, facturas.dePedido.access),
  ],
} satisfies Contribution
