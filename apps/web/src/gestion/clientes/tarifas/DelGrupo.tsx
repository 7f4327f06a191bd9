import { clientes } from '@telar/contract/clientes/clientes'
import { tarifas } from '@telar/contract/clientes/tarifas'
import { useMay } from '../../access.ts'
import { useRead } from '../../calls.ts'
import type { PartProps } from '../../declare/screen.ts'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { TARIFA } from './tarifa-texts.ts'

const MUCHOS = 200

/** Whose the group is: its price lists, and the customers who pay by them. */
export function DelGrupo({ row }: PartProps) {
  const may = useMay()
  const id = Number(row?.id)
  return (
    <>
      {may(tarifas.search.access) && <Tarifas grupoId={id} />}
      <Clientes grupoId={id} />
    </>
  )
}

function Tarifas({ grupoId }: { grupoId: number }) {
  const say = useWords(TARIFA)
  const { date } = useFormat()
  const read = useRead(tarifas.search, { body: { pageSize: MUCHOS, orderBy: 'desde desc' } }, { staleTime: 0 })
  return (
    <section className="o-sec" aria-label={say.tarifas}>
      <h2 className="o-h2">{say.tarifas}</h2>
      <Leido de={read}>
        {({ data }) => {
          const suyas = data.filter(({ grupoIds }) => grupoIds.includes(grupoId))
          if (suyas.length === 0) return <p className="o-q">{say.sinTarifas}</p>
          return (
            <ul className="o-list">
              {suyas.map(({ id, nombre, desde, hasta }) => (
                <li key={id} className="o-row o-wrap">
                  <OfficeLink className="o-link o-m" href={hrefOf('tarifas', id)}>
                    {nombre}
                  </OfficeLink>
                  <span className="o-q">
                    {[say.desdeElDia(date(desde)), hasta && say.hastaElDia(date(hasta))].filter(Boolean).join(' ')}
                  </span>
                </li>
              ))}
            </ul>
          )
        }}
      </Leido>
    </section>
  )
}

function Clientes({ grupoId }: { grupoId: number }) {
  const say = useWords(TARIFA)
  const advancedFilter = { field: 'grupoId', operator: 'eq', value: grupoId } as const
  const read = useRead(
    clientes.search,
    { body: { pageSize: MUCHOS, orderBy: 'razonSocial', advancedFilter } },
    { staleTime: 0 },
  )
  return (
    <section className="o-sec" aria-label={say.clientes}>
      <h2 className="o-h2">{say.clientes}</h2>
      <Leido de={read}>
        {({ data, totalCount }) => (
          <>
            {totalCount === 0 && <p className="o-q">{say.sinClientes}</p>}
            <ul className="o-list">
              {data.map(({ id, codigo, razonSocial, ciudad }) => (
                <li key={id} className="o-row o-wrap">
                  <OfficeLink className="o-link o-m" href={hrefOf('clientes', id)}>
                    {razonSocial}
                  </OfficeLink>
                  <span className="o-q">{[codigo, ciudad].filter(Boolean).join(' · ')}</span>
                </li>
              ))}
            </ul>
            {totalCount > data.length && <p className="o-q">{say.yMas(totalCount - data.length)}</p>}
          </>
        )}
      </Leido>
    </section>
  )
}
