import { movimientos } from '@telar/contract/almacen/movimientos'
import { fichas } from '@telar/contract/casa/fichas'
import type { Pedido } from '@telar/contract/ventas/pedidos'
import { seConfirmaOtraVez } from '@telar/domain/ventas/pedido'
import { useState } from 'react'
import { useFills, useMay } from '../../access.ts'
import { MovimientosDe } from '../../almacen/movimientos/MovimientosDe.tsx'
import { Fills } from '../../parts/Fills.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf, useGo } from '../../place.ts'
import { ActionBar } from '../../record/ActionBar.tsx'
import { History } from '../../record/history/History.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { EnviosDelPedido } from '../envios/EnviosDelPedido.tsx'
import { SITUACION } from '../situaciones.ts'
import { Albaranes } from './Albaranes.tsx'
import { acciones } from './acciones.ts'
import { DatosDelPedido } from './DatosDelPedido.tsx'
import { Matrices } from './Matrices.tsx'
import { ConfirmarDialog } from './pasos/ConfirmarDialog.tsx'
import { Pasos } from './pasos/Pasos.tsx'
import { PEDIDO_LABELS } from './pedido-labels.ts'
import { PEDIDO } from './pedido-texts.ts'
import { ACCIONES_DEL_PEDIDO, AL_LADO_DEL_PEDIDO } from './slots.ts'

/** An order: its matrices at the left, what follows from them at the right. */
export function VerPedido({ pedido, confirming }: { pedido: Pedido; confirming: boolean }) {
  const { word } = useFormat()
  const say = useWords(PEDIDO)
  const go = useGo()
  const may = useMay()
  const otras = useFills(ACCIONES_DEL_PEDIDO)
  const { label, mark } = SITUACION[pedido.situacion]
  return (
    <>
      <PlainHead screen="pedidos" title={pedido.numero} id={pedido.id}>
        <State mark={mark}>{word(label)}</State>
        {pedido.retenido && <State mark="blocked">{word(PEDIDO_LABELS.retenido)}</State>}
        {seConfirmaOtraVez(pedido) && <State mark="ring">{say.changedSince}</State>}
        <span className="o-sp" />
        <ActionBar row={pedido} actions={acciones(otras)} />
      </PlainHead>
      <div className="o-order">
        <div className="o-order-main">
          <Pasos pedido={pedido} />
          <Matrices pedido={pedido} />
          {may(movimientos.search.access) && <MovimientosDe de={[{ field: 'pedidoId', value: pedido.id }]} />}
        </div>
        <aside className="o-order-side">
          <DatosDelPedido pedido={pedido} />
          <Albaranes pedido={pedido} />
          {pedido.entregas.length > 0 && <EnviosDelPedido pedidoId={pedido.id} />}
          <Fills of={AL_LADO_DEL_PEDIDO} props={{ pedido }} />
          <Cambios id={pedido.id} />
        </aside>
      </div>
      {confirming && (
        <ConfirmarDialog pedido={pedido} onClose={() => go(hrefOf('pedidos', pedido.id), { replace: true })} />
      )}
    </>
  )
}

/** Who changed what in it; for those who may know. */
function Cambios({ id }: { id: number }) {
  const fields = useWords(PEDIDO_LABELS)
  const may = useMay()
  const [open, setOpen] = useState(false)
  if (!may(fichas.historia.access)) return null
  return (
    <details className="o-sec o-more" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="o-h2">{fields.cambios}</summary>
      {open && <History id={String(id)} />}
    </details>
  )
}
