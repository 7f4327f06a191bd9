import type { Pedido } from '@telar/contract/ventas/pedidos'
import { Overtaken } from '../../record/conflict/Overtaken.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { EDITOR } from './editor/editor-texts.ts'
import type { ValoresDePedido } from './editor/editor-values.ts'
import { cuantas } from './editor/lineas.ts'

interface AdelantadoProps {
  theirs: Pedido
  mine: ValoresDePedido
  onTheirs: () => void
  onMine: () => void
}

/** Somebody else saved the order first: both versions in short, and which one stays. */
export function Adelantado({ theirs, mine, onTheirs, onMine }: AdelantadoProps) {
  const { time } = useFormat()
  const say = useWords(EDITOR)
  return (
    <Overtaken {...{ say, onTheirs, onMine }}>
      <b>{say.stale(time(theirs.modificadoEn))}</b> {say.compare(theirs.prendas, cuantas(mine.lineas))}
    </Overtaken>
  )
}
