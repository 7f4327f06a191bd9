import { keepPreviousData } from '@tanstack/react-query'
import { facturalineas } from '@telar/contract/facturacion/facturalineas'
import { useRead } from '../../calls.ts'
import type { WholeSearch } from '../../declare/screen.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { word } from '../../words.ts'

const UNIDADES = word('Uds.', 'Pcs', 'Un.', 'Unit.')
const TEXTOS = {
  apart: word(
    (n: number) => `+ ${n === 1 ? '1 línea' : `${n} líneas`} en borradores o anuladas`,
    (n) => `+ ${n === 1 ? '1 line' : `${n} lines`} in drafts or annulled`,
    (n) => `+ ${n === 1 ? '1 linha' : `${n} linhas`} em rascunhos ou anuladas`,
    (n) => `+ ${n === 1 ? '1 línia' : `${n} línies`} en esborranys o anul·lades`,
  ),
  replaced: word(
    (total: string) => `${total} sustituidos, contados una vez`,
    (total) => `${total} replaced, counted once`,
    (total) => `${total} substituídos, contados uma vez`,
    (total) => `${total} substituïts, comptats un cop`,
  ),
}
const IMPORTE = word('Importe', 'Amount', 'Valor', 'Import')

/** What the issued lines of the whole filter come to; those of drafts and annulled invoices apart. */
export function SumasDeLineas({ body }: { body: WholeSearch }) {
  const { number, money, word: say } = useFormat()
  const { apart, replaced } = useWords(TEXTOS)
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
      {data.sustituido !== 0 && <span className="o-q o-apart">{replaced(money(data.sustituido))}</span>}
      {data.aparte > 0 && <span className="o-q o-apart">{apart(data.aparte)}</span>}
    </span>
  )
}
