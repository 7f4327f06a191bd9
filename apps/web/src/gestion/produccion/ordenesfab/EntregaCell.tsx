import { State } from '../../parts/State.tsx'
import { useFormat } from '../../use-texts.ts'

/** When garments are due; one that is late carries the mark of it. */
export function EntregaCell({
  row: { fechaEntrega, atrasada },
}: {
  row: { fechaEntrega: string | null; atrasada: boolean }
}) {
  const { date } = useFormat()
  if (!fechaEntrega) return <span className="o-none">–</span>
  return atrasada ? <State mark="late">{date(fechaEntrega)}</State> : date(fechaEntrega)
}
