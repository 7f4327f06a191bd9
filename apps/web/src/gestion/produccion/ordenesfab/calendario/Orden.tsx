import type { OrdenEnCalendario } from '@telar/contract/produccion/calendario'
import type { KeyboardEvent } from 'react'
import { OfficeLink } from '../../../parts/OfficeLink.tsx'
import { hrefOf } from '../../../place.ts'
import { useFormat } from '../../../use-texts.ts'

interface OrdenProps {
  orden: OrdenEnCalendario
  /** Weeks later, or sooner when below nothing. */
  onStep: (semanas: number) => void
}

const PASOS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** An order in its week: dragged, or moved by the arrows; a late one is marked. */
export function Orden({ orden, onStep }: OrdenProps) {
  const { number, date } = useFormat()
  const { id, numero, modelo, nombre, fechaEntrega, atrasada, pendientes } = orden
  const onKeyDown = (event: KeyboardEvent) => {
    const paso = PASOS[event.key]
    if (paso === undefined) return
    event.preventDefault()
    onStep(paso)
  }
  return (
    <OfficeLink
      className={atrasada ? 'o-week-order o-week-late' : 'o-week-order'}
      href={hrefOf('ordenesfab', id)}
      draggable
      onKeyDown={onKeyDown}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', String(id))}
    >
      <b>{numero}</b>
      <span>
        {modelo} {nombre}
      </span>
      <span className="o-s">
        {number(pendientes)} · {fechaEntrega ? date(fechaEntrega) : '–'}
      </span>
    </OfficeLink>
  )
}
