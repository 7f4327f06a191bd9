import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import type { Pase } from './pase.ts'
import { PASE_LABELS as LABELS, PASE as SAY } from './pase-texts.ts'

/** Who posted, when, how much, and what undid it. */
export function DatosDelPase({ pase }: { pase: Pase }) {
  const { number, money, moment } = useFormat()
  const say = useWords(SAY)
  const labels = useWords(LABELS)
  const otro = (id: number) => (
    <OfficeLink className="o-link" href={hrefOf('pases', id)}>
      {say.titulo} {id}
    </OfficeLink>
  )
  return (
    <section className="o-sec">
      <dl className="o-dl">
        <dt>{labels.quien}</dt>
        <dd>
          {pase.quien}, {moment(pase.creadoEn)}
        </dd>
        <dt>{labels.facturas}</dt>
        <dd>{number(pase.facturas)}</dd>
        <dt>{labels.base}</dt>
        <dd>{money(pase.base)}</dd>
        <dt>{labels.cuotas}</dt>
        <dd>{money(pase.cuotas)}</dd>
        <dt>{labels.total}</dt>
        <dd className="o-m">{money(pase.total)}</dd>
        <dt>{labels.asientos}</dt>
        <dd>
          {number(pase.asientos)} <span className="o-q">({money(pase.importe)})</span>
        </dd>
        {pase.deshaceId !== null && (
          <>
            <dt>{labels.deshaceId}</dt>
            <dd>{otro(pase.deshaceId)}</dd>
          </>
        )}
        {pase.deshechoPorId !== null && (
          <>
            <dt>{labels.deshechoPorId}</dt>
            <dd>{otro(pase.deshechoPorId)}</dd>
          </>
        )}
      </dl>
    </section>
  )
}
