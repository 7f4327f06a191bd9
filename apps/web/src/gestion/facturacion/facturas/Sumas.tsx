import { keepPreviousData } from '@tanstack/react-query'
import { facturas } from '@telar/contract/facturacion/facturas'
import { useRead } from '../../calls.ts'
import type { WholeSearch } from '../../declare/screen.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { LISTA } from './lista-texts.ts'

/** What the issued invoices of the whole filter come to, and what of it is owed; drafts and annulled ones apart. */
export function Sumas({ body }: { body: WholeSearch }) {
  const { number, money } = useFormat()
  const say = useWords(LISTA)
  const { data } = useRead(facturas.sumaTotales, { body }, { placeholderData: keepPreviousData })
  if (!data) return null
  const figure = (label: string, value: string) => (
    <span>
      <span className="o-q">{label}</span> <b>{value}</b>
    </span>
  )
  return (
    <span className="o-sums">
      {figure(say.garments, number(data.prendas))}
      {figure(say.net, money(data.base))}
      {figure(say.total, money(data.total))}
      {figure(say.open, money(data.pendiente))}
      {data.sustituciones.facturas > 0 && (
        <span className="o-q o-apart">{say.replacing(money(data.sustituciones.total))}</span>
      )}
      {data.borradores.facturas > 0 && (
        <span className="o-q o-apart">{say.draftsApart(data.borradores.facturas, money(data.borradores.total))}</span>
      )}
      {data.anuladas.facturas > 0 && (
        <span className="o-q o-apart">{say.annulledApart(data.anuladas.facturas, money(data.anuladas.total))}</span>
      )}
    </span>
  )
}
