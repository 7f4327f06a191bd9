import { keepPreviousData } from '@tanstack/react-query'
import { cobros } from '@telar/contract/facturacion/cobros'
import { useRead } from '../../calls.ts'
import type { WholeSearch } from '../../declare/screen.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { COBRO } from './cobro-texts.ts'

/** What the payments of the whole filter come to; what is set off, and what the bank gave back, apart. */
export function SumasDeCobros({ body }: { body: WholeSearch }) {
  const { money } = useFormat()
  const say = useWords(COBRO)
  const { data } = useRead(cobros.sumaTotalesCobros, { body }, { placeholderData: keepPreviousData })
  if (!data) return null
  return (
    <span className="o-sums">
      {data.impagado !== 0 && (
        <span>
          <span className="o-q">{say.returned}</span> <b>{money(data.impagado)}</b>
        </span>
      )}
      {data.compensado !== 0 && (
        <span>
          <span className="o-q">{say.setOff}</span> <b>{money(data.compensado)}</b>
        </span>
      )}
      <span>
        <span className="o-q">{say.collected}</span> <b>{money(data.importe)}</b>
      </span>
    </span>
  )
}
