import { entregas } from '@telar/contract/ventas/entregas'
import type { Pedido } from '@telar/contract/ventas/pedidos'
import { FileDown } from 'lucide-react'
import { useMay } from '../../access.ts'
import { useCalls } from '../../calls.ts'
import { Button } from '../../parts/Button.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { PEDIDO } from './pedido-texts.ts'

/** The delivery notes of an order, each to be had on paper. */
export function Albaranes({ pedido }: { pedido: Pedido }) {
  const say = useWords(PEDIDO)
  const { date } = useFormat()
  const calls = useCalls()
  const may = useMay()
  if (pedido.entregas.length === 0) return null
  return (
    <section className="o-sec">
      <h2 className="o-h2">{say.deliveryNotes}</h2>
      {pedido.entregas.map(({ id, numero, fecha, prendas }) => (
        <p key={id} className="o-row">
          <span className="o-m">{numero}</span>
          <span className="o-q">
            {date(fecha)} · {say.pieces(prendas)}
          </span>
          <span className="o-sp" />
          {may(entregas.pdf.access) && (
            <Button
              look="ghost"
              small
              icon={FileDown}
              onClick={() => void calls.download(entregas.pdf, { params: { id } }, `albaran-${numero}.pdf`)}
            >
              PDF
            </Button>
          )}
        </p>
      ))}
    </section>
  )
}
