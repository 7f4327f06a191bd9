import type { Factura } from '@telar/contract/facturacion/factura'
import { Overtaken } from '../../../record/conflict/Overtaken.tsx'
import { useFormat, useWords } from '../../../use-texts.ts'
import { EDITOR } from '../editor/editor-texts.ts'
import { cabeceraDe, facturaForm } from '../editor/editor-values.ts'
import { conAlgo, sumar, type Tipos } from '../editor/lineas.ts'

interface AdelantadaProps {
  theirs: Factura
  tipos: Tipos
  onTheirs: () => void
  onMine: () => void
}

/** Somebody else saved the draft first: what both come to, and which one stays. */
export function Adelantada({ theirs, tipos, onTheirs, onMine }: AdelantadaProps) {
  const { time, money } = useFormat()
  const say = useWords(EDITOR)
  const values = facturaForm.useForm().getValues()
  const mine = sumar(conAlgo(values.lineas), cabeceraDe(values, undefined), tipos)
  return (
    <Overtaken {...{ say, onTheirs, onMine }}>
      <b>{say.stale(time(theirs.modificadoEn))}</b> {say.compare(money(theirs.total), money(mine.total))}
    </Overtaken>
  )
}
