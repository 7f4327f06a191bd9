import { entregas } from '@telar/contract/ventas/entregas'
import { envios } from '@telar/contract/ventas/envios'
import type { Pedido } from '@telar/contract/ventas/pedidos'
import { Euro, FileDown, Send, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../access.ts'
import { useCalls, useRead } from '../../calls.ts'
import { Button } from '../../parts/Button.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { PrepararDialog } from '../envios/PrepararDialog.tsx'
import { PREPARAR } from '../envios/preparar-texts.ts'
import { DeshacerDialog } from './pasos/DeshacerDialog.tsx'
import { PEDIDO } from './pedido-texts.ts'

/** Whether serving can still be undone: what was invoiced stays as it is. */
const seDeshace = ({ situacion }: Pedido) => situacion !== 'facturado'

/** The delivery notes of an order, each to be had on paper, and undone until it is invoiced. */
export function Albaranes({ pedido }: { pedido: Pedido }) {
  const say = useWords(PEDIDO)
  const preparar = useWords(PREPARAR)
  const { date } = useFormat()
  const calls = useCalls()
  const may = useMay()
  const [shipping, setShipping] = useState<Pedido['entregas'][number] | null>(null)
  const { data: suyos = [] } = useRead(
    envios.dePedido,
    { params: { id: pedido.id } },
    { enabled: may(envios.dePedido.access) && pedido.entregas.length > 0, staleTime: 0 },
  )
  const enviados = new Set(suyos.flatMap(({ albaranes }) => albaranes.split(', ')))
  const [undoing, setUndoing] = useState<Pedido['entregas'][number] | null>(null)
  if (pedido.entregas.length === 0) return null
  return (
    <section className="o-sec" aria-label={say.deliveryNotes}>
      <h2 className="o-h2">{say.deliveryNotes}</h2>
      {pedido.entregas.map((entrega) => {
        const { id, numero, fecha, prendas, deshecha, motivo } = entrega
        return (
          <p key={id} className="o-row o-delivery">
            <span className={deshecha ? 'o-m o-gone' : 'o-m'}>{numero}</span>
            <span className="o-q">
              {date(fecha)} · {say.pieces(prendas)}
            </span>
            {deshecha && (
              <span className="o-tag" title={motivo}>
                {say.undoneNote}
              </span>
            )}
            <span className="o-sp" />
            {!deshecha && may(envios.preparar.access) && !enviados.has(numero) && (
              <Button look="ghost" small icon={Send} onClick={() => setShipping(entrega)}>
                {preparar.preparar}
              </Button>
            )}
            {!deshecha && !enviados.has(numero) && seDeshace(pedido) && may(entregas.deshacer.access) && (
              <Button look="ghost" small icon={Undo2} onClick={() => setUndoing(entrega)}>
                {say.undoServing}
              </Button>
            )}
            {may(entregas.pdf.access) && (
              <>
                <Button
                  look="ghost"
                  small
                  icon={FileDown}
                  onClick={() =>
                    void calls.download(entregas.pdf, { params: { id }, query: {} }, `albaran-${numero}.pdf`)
                  }
                >
                  PDF
                </Button>
                <Button
                  look="ghost"
                  small
                  iconOnly
                  icon={Euro}
                  onClick={() =>
                    void calls.download(
                      entregas.pdf,
                      { params: { id }, query: { valorado: 'true' } },
                      `albaran-${numero}-valorado.pdf`,
                    )
                  }
                >
                  {say.valued}
                </Button>
              </>
            )}
          </p>
        )
      })}
      {shipping && <PrepararDialog entregas={[shipping]} onClose={() => setShipping(null)} />}
      {undoing && <DeshacerDialog entrega={undoing} onClose={() => setUndoing(null)} />}
    </section>
  )
}
