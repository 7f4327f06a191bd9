import type { Pedido } from '@telar/contract/pedidos'
import { State } from '../../parts/State.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat } from '../../use-texts.ts'
import { SITUACION } from '../../ventas/situaciones.ts'
import { Acciones } from './Acciones.tsx'
import { DatosDelPedido } from './DatosDelPedido.tsx'
import { Matrices } from './Matrices.tsx'
import { Pasos } from './Pasos.tsx'

/** An order: its matrices at the left, what follows from them at the right. */
export function VerPedido({ pedido }: { pedido: Pedido }) {
  const { word } = useFormat()
  const { label, mark } = SITUACION[pedido.situacion]
  return (
    <>
      <PlainHead screen="pedidos" title={pedido.numero}>
        <State mark={mark}>{word(label)}</State>
        <span className="o-sp" />
        <Acciones pedido={pedido} />
      </PlainHead>
      <div className="o-order">
        <div className="o-order-main">
          <Pasos pedido={pedido} />
          <Matrices pedido={pedido} />
        </div>
        <aside className="o-order-side">
          <DatosDelPedido pedido={pedido} />
        </aside>
      </div>
    </>
  )
}
