import type { Pedido } from '@telar/contract/ventas/pedidos'
import type { Situacion } from '@telar/domain/ventas/pedido'
import { ReceiptText } from 'lucide-react'
import { Button } from '../../parts/Button.tsx'
import { hrefOf, NEW, useGo } from '../../place.ts'
import { useWords } from '../../use-texts.ts'
import { PEDIDO } from '../../ventas/pedidos/pedido-texts.ts'

/** What was agreed upon can be invoiced, in part or whole. */
const FACTURABLES: ReadonlySet<Situacion> = new Set(['confirmado', 'enPreparacion', 'parcial', 'servido'])

/** Begins the invoice of an order. */
export function FacturarPedido({ pedido: { id, situacion } }: { pedido: Pedido }) {
  const go = useGo()
  const say = useWords(PEDIDO)
  if (!FACTURABLES.has(situacion)) return null
  return (
    <Button
      look={situacion === 'servido' ? 'main' : 'ghost'}
      icon={ReceiptText}
      className="o-compact"
      onClick={() => go(hrefOf('facturas', NEW, { pedido: id }))}
    >
      {say.invoice}
    </Button>
  )
}
