import { useQuery } from '@tanstack/react-query'
import { facturas } from '@telar/contract/facturas'
import { aCentimos, aEuros, type Centimos } from '@telar/domain/dinero'
import { useClient } from '../../kit/app.ts'
import { query } from '../../kit/query.ts'
import { useMay } from '../access.ts'
import { OfficeLink } from '../parts/OfficeLink.tsx'
import { hrefOf } from '../place.ts'
import { useFormat } from '../use-texts.ts'
import { word } from '../words.ts'

const SAY = {
  titulo: word('Pendiente de cobro', 'To be collected', 'Por cobrar', 'Pendent de cobrament'),
  total: word('En total', 'In all', 'No total', 'En total'),
  vencido: word('Vencido', 'Overdue', 'Vencido', 'Vençut'),
  mas90: word('De más de 90 días', 'Over 90 days', 'De mais de 90 dias', 'De més de 90 dies'),
}

/** What is to be collected, for those who may know; it leads to who owes it. */
export function PorCobrar() {
  const may = useMay()
  return may(facturas.pendientes.access) ? <Cifras /> : null
}

function Cifras() {
  const { word: say, money } = useFormat()
  const { data } = useQuery({ ...query(useClient(), facturas.pendientes, { body: {} }), meta: { errors: 'local' } })
  if (!data) return null
  const { total, corriente, mas90 } = data.total
  const vencido = aEuros((aCentimos(total) - aCentimos(corriente)) as Centimos)
  return (
    <section className="o-sec">
      <h2 className="o-h2">{say(SAY.titulo)}</h2>
      <ul className="o-waits">
        {[
          [SAY.total, total] as const,
          [SAY.vencido, vencido] as const,
          ...(mas90 > 0 ? [[SAY.mas90, mas90] as const] : []),
        ].map(([label, importe]) => (
          <li key={label.es}>
            <OfficeLink href={hrefOf('pendientes')}>
              <b className="o-figure">{money(importe)}</b>
              <span>{say(label)}</span>
            </OfficeLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
