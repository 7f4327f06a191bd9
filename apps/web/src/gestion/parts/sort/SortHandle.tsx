import type { Idioma } from '@telar/domain/idioma'
import { GripVertical } from 'lucide-react'
import { useIdioma } from '../../use-texts.ts'
import type { Sortable, SortId } from './use-sortable.ts'

interface SortTexts {
  move: (name: string) => string
  how: string
  lifted: (name: string, at: number, of: number) => string
}

const SORT: Record<Idioma, SortTexts> = {
  es: {
    move: (name) => `Mover ${name}`,
    how: 'Arrastre, o Espacio y flechas',
    lifted: (name, at, of) =>
      `${name}: puesto ${at} de ${of}. Flechas para mover, Espacio para dejar, Esc para volver.`,
  },
  en: {
    move: (name) => `Move ${name}`,
    how: 'Drag, or Space and arrows',
    lifted: (name, at, of) => `${name}: place ${at} of ${of}. Arrows to move, Space to leave it, Esc to go back.`,
  },
  pt: {
    move: (name) => `Mover ${name}`,
    how: 'Arraste, ou Espaço e setas',
    lifted: (name, at, of) => `${name}: lugar ${at} de ${of}. Setas para mover, Espaço para largar, Esc para voltar.`,
  },
  ca: {
    move: (name) => `Moure ${name}`,
    how: 'Arrossegueu, o Espai i fletxes',
    lifted: (name, at, of) => `${name}: lloc ${at} de ${of}. Fletxes per moure, Espai per deixar, Esc per tornar.`,
  },
}

interface SortHandleProps {
  sortable: Sortable
  id: SortId
  /** What is moved, in words. */
  name: string
}

/** The grip by which something is moved; while it is lifted by keys, its place is told. */
export function SortHandle({ sortable, id, name }: SortHandleProps) {
  const say = SORT[useIdioma()]
  const { order, moving } = sortable
  const lifted = moving?.by === 'keys' && moving.id === id
  return (
    <>
      <button
        type="button"
        className="o-grip"
        aria-label={say.move(name)}
        aria-pressed={lifted}
        title={say.how}
        {...sortable.handle(id)}
      >
        <GripVertical className="o-i" aria-hidden="true" />
      </button>
      <span role="status" className="o-sr">
        {lifted && say.lifted(name, order.indexOf(id) + 1, order.length)}
      </span>
    </>
  )
}
