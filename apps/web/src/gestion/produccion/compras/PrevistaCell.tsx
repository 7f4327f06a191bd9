import { State } from '../../parts/State.tsx'
import { useFormat } from '../../use-texts.ts'

/** When something is awaited; what is late carries the mark of it. */
export function PrevistaCell({ row }: { row: { fechaPrevista: string | null; atrasada: boolean } }) {
  const { date } = useFormat()
  if (!row.fechaPrevista) return <span className="o-none">–</span>
  return row.atrasada ? <State mark="late">{date(row.fechaPrevista)}</State> : date(row.fechaPrevista)
}
