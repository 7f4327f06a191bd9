import { State } from '../../parts/State.tsx'
import { useFormat } from '../../use-texts.ts'

/** When garments are due back; those that are late carry the mark of it. */
export function VuelveCell({
  row: { fechaPrevista, atrasada },
}: {
  row: { fechaPrevista: string | null; atrasada: boolean }
}) {
  const { date } = useFormat()
  if (!fechaPrevista) return <span className="o-none">–</span>
  return atrasada ? <State mark="late">{date(fechaPrevista)}</State> : date(fechaPrevista)
}
