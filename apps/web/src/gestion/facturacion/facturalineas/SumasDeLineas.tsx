import { keepPreviousData } from '@tanstack/react-query'
import { facturalineas } from '@telar/contract/facturacion/facturalineas'
import { useRead } from '../../calls.ts'
import type { WholeSearch } from '../../declare/screen.ts'
import { useFormat } from '../../use-texts.ts'
import { word } from '../../words.ts'

const UNIDADES = word('Uds.', 'Pcs', 'Un.', 'Unit.')
const IMPORTE = word('Importe', 'Amount', 'Valor', 'Import')

/** What the lines of the whole filter come to. */
export function SumasDeLineas({ body }: { body: WholeSearch }) {
  const { number, money, word: say } = useFormat()
  const { data } = useRead(facturalineas.sumaTotalesLineas, { body }, { placeholderData: keepPreviousData })
  if (!data) return null
  return (
    <span className="o-sums">
      <span>
        <span className="o-q">{say(UNIDADES)}</span> <b>{number(data.cantidad)}</b>
      </span>
      <span>
        <span className="o-q">{say(IMPORTE)}</span> <b>{money(data.importe)}</b>
      </span>
    </span>
  )
}
