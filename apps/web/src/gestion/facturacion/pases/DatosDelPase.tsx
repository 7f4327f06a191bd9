import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat } from '../../use-texts.ts'
import type { Pase } from './PaseRecord.tsx'
import { PASE_LABELS as LABELS, PASE as SAY } from './pase-texts.ts'

/** Who posted, when, how much, and what undid it. */
export function DatosDelPase({ pase }: { pase: Pase }) {
  const { word, number, money, moment } = useFormat()
  const otro = (id: number) => (
    <OfficeLink className="o-link" href={hrefOf('pases', id)}>
      {word(SAY.titulo)} {id}
    </OfficeLink>
  )
  return (
    <section className="o-sec">
      <dl className="o-dl">
        <dt>{word(LABELS.quien)}</dt>
        <dd>
          {pase.quien}, {moment(pase.creadoEn)}
        </dd>
        <dt>{word(LABELS.facturas)}</dt>
        <dd>{number(pase.facturas)}</dd>
        <dt>{word(LABELS.base)}</dt>
        <dd>{money(pase.base)}</dd>
        <dt>{word(LABELS.cuotas)}</dt>
        <dd>{money(pase.cuotas)}</dd>
        <dt>{word(LABELS.total)}</dt>
        <dd className="o-m">{money(pase.total)}</dd>
        {pase.deshaceId !== null && (
          <>
            <dt>{word(LABELS.deshaceId)}</dt>
            <dd>{otro(pase.deshaceId)}</dd>
          </>
        )}
        {pase.deshechoPorId !== null && (
          <>
            <dt>{word(LABELS.deshechoPorId)}</dt>
            <dd>{otro(pase.deshechoPorId)}</dd>
          </>
        )}
      </dl>
    </section>
  )
}
