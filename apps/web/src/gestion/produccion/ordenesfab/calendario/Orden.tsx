import type { OrdenEnCalendario } from '@telar/contract/produccion/calendario'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Button } from '../../../parts/Button.tsx'
import { OfficeLink } from '../../../parts/OfficeLink.tsx'
import { hrefOf } from '../../../place.ts'
import { useFormat, useWords } from '../../../use-texts.ts'
import { CALENDARIO } from './calendario-texts.ts'

interface OrdenProps {
  orden: OrdenEnCalendario
  /** Weeks later, or sooner when below nothing. */
  onStep: (semanas: number) => void
  moves: boolean
}

const PASOS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** An order in its week: dragged, or moved by the arrows, which a finger finds below it; a late one says so. */
export function Orden({ orden, onStep, moves }: OrdenProps) {
  const say = useWords(CALENDARIO)
  const { number, date } = useFormat()
  const { id, numero, modelo, nombre, fechaEntrega, atrasada, pendientes } = orden
  const onKeyDown = (event: KeyboardEvent) => {
    const paso = PASOS[event.key]
    if (paso === undefined) return
    event.preventDefault()
    onStep(paso)
  }
  return (
    <div className={atrasada ? 'o-week-order o-week-late' : 'o-week-order'}>
      <OfficeLink
        href={hrefOf('ordenesfab', id)}
        draggable={moves}
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
        {atrasada && <span className="o-s o-tardy">{say.retraso}</span>}
      </OfficeLink>
      {moves && (
        <span className="o-row o-week-steps">
          <Button look="ghost" iconOnly icon={ChevronLeft} onClick={() => onStep(-1)}>
            {say.unaAntes(numero)}
          </Button>
          <Button look="ghost" iconOnly icon={ChevronRight} onClick={() => onStep(1)}>
            {say.unaDespues(numero)}
          </Button>
        </span>
      )}
    </div>
  )
}
