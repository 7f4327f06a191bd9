import { cobros } from '@telar/contract/facturacion/cobros'
import { useRead } from '../../calls.ts'
import { Note } from '../../parts/Note.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { SALDO } from './saldo-texts.ts'

const EDADES = ['corriente', 'hasta30', 'hasta60', 'hasta90', 'mas90'] as const

/** What a customer owes, by how late it is. */
export function Saldo({ clienteId, limite }: { clienteId: number; limite: number }) {
  const { money, amount } = useFormat()
  const say = useWords(SALDO)
  const { data } = useRead(cobros.pendientes, { body: { clienteId } })
  if (!data) return null
  const { total } = data
  return (
    <section className="o-sec o-flat" aria-label={say.balance}>
      <h2 className="o-h2">{say.balance}</h2>
      <div className="o-tally o-tally-flat">
        {EDADES.map((edad) => (
          <span key={edad}>
            <small>{say.ages[edad]}</small>
            <b>{amount(total[edad])}</b>
          </span>
        ))}
        <span className="o-tally-total">
          <small>{say.total}</small>
          <b>{money(total.total)}</b>
        </span>
      </div>
      {limite > 0 && total.total > limite && <Note look="warning">{say.overLimit(money(limite))}</Note>}
    </section>
  )
}
