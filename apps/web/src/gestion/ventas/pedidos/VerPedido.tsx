import { audit } from '@telar/contract/casa/audit'
import type { Pedido } from '@telar/contract/ventas/pedidos'
import { useState } from 'react'
import { useFills, useMay } from '../../access.ts'
import { Fills } from '../../parts/Fills.tsx'
import { State } from '../../parts/State.tsx'
import { ActionBar } from '../../record/ActionBar.tsx'
import { History } from '../../record/history/History.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { SITUACION } from '../situaciones.ts'
import { acciones } from './acciones.ts'
import { DatosDelPedido } from './DatosDelPedido.tsx'
import { Matrices } from './Matrices.tsx'
import { Pasos } from './pasos/Pasos.tsx'
import { PEDIDO_LABELS } from './pedido-labels.ts'
import { ACCIONES_DEL_PEDIDO, AL_LADO_DEL_PEDIDO } from './slots.ts'

/** An order: its matrices at the left, what follows from them at the right. */
export function VerPedido({ pedido }: { pedido: Pedido }) {
  const { word } = useFormat()
  const otras = useFills(ACCIONES_DEL_PEDIDO)
  const { label, mark } = SITUACION[pedido.situacion]
  return (
    <>
      <PlainHead screen="pedidos" title={pedido.numero} id={pedido.id}>
        <State mark={mark}>{word(label)}</State>
        <span className="o-sp" />
        <ActionBar row={pedido} actions={acciones(otras)} />
      </PlainHead>
      <div className="o-order">
        <div className="o-order-main">
          <Pasos pedido={pedido} />
          <Matrices pedido={pedido} />
        </div>
        <aside className="o-order-side">
          <DatosDelPedido pedido={pedido} />
          <Fills of={AL_LADO_DEL_PEDIDO} props={{ pedido }} />
          <Cambios id={pedido.id} />
        </aside>
      </div>
    </>
  )
}

/** Who changed what in it; for those who may know. */
function Cambios({ id }: { id: number }) {
  const fields = useWords(PEDIDO_LABELS)
  const may = useMay()
  const [open, setOpen] = useState(false)
  if (!may(audit.search.access)) return null
  return (
    <details className="o-sec o-more" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="o-h2">{fields.cambios}</summary>
      {open && <History table="pedidos" id={String(id)} labels={PEDIDO_LABELS} />}
    </details>
  )
}
