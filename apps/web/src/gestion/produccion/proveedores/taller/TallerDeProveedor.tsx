import { liquidacionestaller } from '@telar/contract/produccion/liquidacionestaller'
import { notastaller } from '@telar/contract/produccion/notastaller'
import { useMay } from '../../../access.ts'
import { useRead } from '../../../calls.ts'
import type { PartProps } from '../../../declare/screen.ts'
import { OfficeLink } from '../../../parts/OfficeLink.tsx'
import { State } from '../../../parts/State.tsx'
import { hrefOf } from '../../../place.ts'
import { Leido } from '../../../record/Leido.tsx'
import { Part } from '../../../record/Part.tsx'
import { useFormat, useWords } from '../../../use-texts.ts'
import { ESTADO } from '../../liquidacionestaller/liquidacion-texts.ts'
import { NotasFuera } from '../../notastaller/EnTaller.tsx'
import { SegundasDe } from '../../notastaller/SegundasDeTalleres.tsx'
import { TarifasDeTaller } from './TarifasDeTaller.tsx'
import { TALLER } from './taller-texts.ts'

/** A supplier as a workshop: its rates, what it has now, what it is owed, and how much comes back with a fault. */
export default function TallerDeProveedor({ row }: PartProps) {
  const say = useWords(TALLER)
  const may = useMay()
  if (!row) return null
  if (row.tipo !== 'taller') return <p className="o-sec o-q">{say.soloTaller}</p>
  const tallerId = Number(row.id)
  return (
    <div className="o-parts">
      <TarifasDeTaller tallerId={tallerId} />
      <Ahora tallerId={tallerId} />
      {may(liquidacionestaller.search.access) && <Liquidaciones tallerId={tallerId} />}
      <Part title={say.segundas}>
        <SegundasDe tallerId={tallerId} />
      </Part>
    </div>
  )
}

function Ahora({ tallerId }: { tallerId: number }) {
  const say = useWords(TALLER)
  const read = useRead(notastaller.enTaller, {}, { staleTime: 0 })
  return (
    <Part title={say.ahora}>
      <Leido de={read}>
        {(talleres) => {
          const suyo = talleres.find((uno) => uno.tallerId === tallerId)
          return suyo ? <NotasFuera notas={suyo.notas} /> : <p className="o-q">{say.nada}</p>
        }}
      </Leido>
    </Part>
  )
}

const CUANTAS = 12

function Liquidaciones({ tallerId }: { tallerId: number }) {
  const say = useWords(TALLER)
  const { money, word } = useFormat()
  const body = {
    ...{ pageSize: CUANTAS, orderBy: ['mes desc'] },
    advancedFilter: { field: 'tallerId', operator: 'eq' as const, value: tallerId },
  }
  const read = useRead(liquidacionestaller.search, { body }, { staleTime: 0 })
  return (
    <Part title={say.liquidaciones}>
      <Leido de={read}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="o-q">{say.sinLiquidaciones}</p>
          ) : (
            <ul className="o-list">
              {data.map(({ id, mes, numero, importe, estado }) => (
                <li key={id} className="o-row o-wrap">
                  <OfficeLink className="o-link o-m" href={hrefOf('liquidacionestaller', id)}>
                    {mes}
                  </OfficeLink>
                  <span>{money(importe)}</span>
                  <span className="o-q">{numero}</span>
                  <State mark={ESTADO[estado].mark}>{word(ESTADO[estado].label)}</State>
                </li>
              ))}
            </ul>
          )
        }
      </Leido>
    </Part>
  )
}
