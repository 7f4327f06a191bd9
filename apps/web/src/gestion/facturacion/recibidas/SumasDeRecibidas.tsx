import { keepPreviousData } from '@tanstack/react-query'
import { recibidas } from '@telar/contract/facturacion/recibidas'
import { useRead } from '../../calls.ts'
import type { WholeSearch } from '../../declare/screen.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { RECIBIDA_LABELS } from '../recibida-texts.ts'

/** What the invoices of the whole filter come to, and what of it is to be paid. */
export function SumasDeRecibidas({ body }: { body: WholeSearch }) {
  const { money } = useFormat()
  const labels = useWords(RECIBIDA_LABELS)
  const { data } = useRead(recibidas.sumaTotales, { body }, { placeholderData: keepPreviousData })
  if (!data) return null
  return (
    <span className="o-sums">
      {(['base', 'cuota', 'total', 'pendiente'] as const).map((cual) => (
        <span key={cual}>
          <span className="o-q">{labels[cual]}</span> <b>{money(data[cual])}</b>
        </span>
      ))}
    </span>
  )
}
