import type { Pedido } from '@telar/contract/ventas/pedidos'
import { Button } from '../../parts/Button.tsx'
import { Note } from '../../parts/Note.tsx'
import type { Values } from '../../record/form/form-values.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { EDITOR } from './editor/editor-texts.ts'
import { cuantas, type LineaEscrita } from './editor/lineas.ts'

interface AdelantadoProps {
  theirs: Pedido
  mine: Values
  onTheirs: () => void
  onMine: () => void
}

/** Somebody else saved the order first: both versions in short, and which one stays. */
export function Adelantado({ theirs, mine, onTheirs, onMine }: AdelantadoProps) {
  const { time } = useFormat()
  const say = useWords(EDITOR)
  return (
    <Note
      look="warning"
      action={
        <span className="o-row">
          <Button small onClick={onTheirs}>
            {say.takeTheirs}
          </Button>
          <Button small onClick={onMine}>
            {say.keepMine}
          </Button>
        </span>
      }
    >
      <b>{say.stale(time(theirs.modificadoEn))}</b>{' '}
      {say.compare(theirs.prendas, cuantas(mine.lineas as LineaEscrita[]))}
    </Note>
  )
}
