import { fichas } from '@telar/contract/casa/fichas'
import type { OrdenFab } from '@telar/contract/produccion/orden'
import { useState } from 'react'
import { useMay } from '../../access.ts'
import { Note } from '../../parts/Note.tsx'
import { State } from '../../parts/State.tsx'
import { ActionBar } from '../../record/ActionBar.tsx'
import { History } from '../../record/history/History.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { CosteDeOrden } from './CosteDeOrden.tsx'
import { DatosDeOrden, HechosDeOrden } from './DatosDeOrden.tsx'
import { ACCIONES } from './hacer/acciones.ts'
import { MatrizDeOrden } from './MatrizDeOrden.tsx'
import { OperacionesDeOrden } from './operaciones/OperacionesDeOrden.tsx'
import { ESTADO, ORDEN_LABELS } from './orden-labels.ts'
import { PasosDeOrden } from './PasosDeOrden.tsx'
import { PiezasConsumidas } from './PiezasConsumidas.tsx'
import { VER } from './ver-texts.ts'

/** A manufacturing order: its matrix at the left, what follows from it at the right. */
export function VerOrden({ orden }: { orden: OrdenFab }) {
  const { word, date } = useFormat()
  const say = useWords(VER)
  const labels = useWords(ORDEN_LABELS)
  const { label, mark } = ESTADO[orden.estado]
  return (
    <>
      <PlainHead screen="ordenesfab" title={orden.numero} id={orden.id}>
        <span className="o-el o-head-what o-spare">
          {orden.modelo} {orden.nombre}
        </span>
        <State mark={mark}>{word(label)}</State>
        {orden.atrasada && <State mark="late">{labels.atrasada}</State>}
        <span className="o-sp" />
        <ActionBar row={orden} actions={ACCIONES} />
      </PlainHead>
      <div className="o-order o-fab">
        <div className="o-order-main">
          <PasosDeOrden orden={orden} />
          {orden.liberadaEn && orden.pendientes > 0 && <Note>{say.released(date(orden.liberadaEn))}</Note>}
          <MatrizDeOrden orden={orden} />
          <OperacionesDeOrden orden={orden} />
        </div>
        <aside className="o-order-side">
          <DatosDeOrden orden={orden} />
          <PiezasConsumidas orden={orden} />
          <CosteDeOrden orden={orden} />
          <HechosDeOrden hechos={orden.hechos} />
          <Cambios id={orden.id} />
        </aside>
      </div>
    </>
  )
}

/** Who changed what in it; for those who may know. */
function Cambios({ id }: { id: number }) {
  const fields = useWords(ORDEN_LABELS)
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
