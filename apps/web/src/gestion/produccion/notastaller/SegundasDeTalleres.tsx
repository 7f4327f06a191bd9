import { keepPreviousData } from '@tanstack/react-query'
import type { Segundas } from '@telar/contract/produccion/nota'
import { notastaller } from '@telar/contract/produccion/notastaller'
import { esDia, masDias } from '@telar/domain/fecha'
import { useState } from 'react'
import { hoy } from '../../../kit/hoy.ts'
import { useRead } from '../../calls.ts'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { hrefOf } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { MOTIVO } from '../operaciones/trabajos.ts'
import { NOTA, NOTA_LABELS, SEGUNDAS } from './nota-texts.ts'

const DIAS = 90

/** Seconds of a period: how many each workshop brings back, of which models and why. */
export default function SegundasDeTalleres() {
  const say = useWords(SEGUNDAS)
  const { segundas } = useWords(NOTA)
  return (
    <>
      <PlainHead screen="notastaller" title={segundas}>
        <span className="o-sp" />
      </PlainHead>
      <div className="o-scroll">
        <section className="o-sec o-flat">
          <p className="o-q o-measure">{say.que}</p>
        </section>
        <SegundasDe tallerId={null} />
      </div>
    </>
  )
}

/** The same of one workshop, or of all. */
export function SegundasDe({ tallerId }: { tallerId: number | null }) {
  const say = useWords(SEGUNDAS)
  const [desde, setDesde] = useState(() => masDias(hoy(), -DIAS))
  const [hasta, setHasta] = useState(() => hoy())
  const body = { desde: esDia(desde) ? desde : hoy(), hasta: esDia(hasta) ? hasta : hoy(), tallerId }
  const read = useRead(notastaller.segundas, { body }, { placeholderData: keepPreviousData, staleTime: 0 })
  return (
    <>
      <p className="o-sec o-flat o-row o-wrap">
        {(
          [
            [say.desde, desde, setDesde],
            [say.hasta, hasta, setHasta],
          ] as const
        ).map(([label, value, set]) => (
          <label key={label} className="o-row">
            <span className="o-q">{label}</span>
            <input type="date" className="o-in o-in-date" value={value} onChange={({ target }) => set(target.value)} />
          </label>
        ))}
      </p>
      <Leido de={read}>
        {(segundas) =>
          segundas.talleres.length === 0 ? (
            <p className="o-sec">{say.nada}</p>
          ) : (
            <>
              <PorTaller talleres={segundas.talleres} />
              <PorMotivo filas={segundas.filas} />
            </>
          )
        }
      </Leido>
    </>
  )
}

function PorTaller({ talleres }: Pick<Segundas, 'talleres'>) {
  const { number } = useFormat()
  const say = useWords(SEGUNDAS)
  const labels = useWords(NOTA_LABELS)
  const { enCasa } = useWords(NOTA)
  const peor = Math.max(1, ...talleres.map(({ tasa }) => tasa))
  return (
    <section className="o-sec o-flat">
      <Sideways>
        <table className="o-t o-t-money o-t-cost">
          <thead>
            <tr>
              <th>{labels.taller}</th>
              <th className="o-n">{say.volvieron}</th>
              <th className="o-n">{labels.segundas}</th>
              <th className="o-n">{labels.perdidas}</th>
              <th className="o-n">{say.tasa} %</th>
              <td aria-hidden="true" />
            </tr>
          </thead>
          <tbody>
            {talleres.map(({ tallerId, taller, prendas, segundas, perdidas, tasa }) => (
              <tr key={tallerId ?? 0}>
                <th scope="row">{taller ?? enCasa}</th>
                <td className="o-n">{number(prendas)}</td>
                <td className="o-n">{number(segundas)}</td>
                <td className="o-n">{number(perdidas)}</td>
                <td className="o-n o-m">{number(tasa)}</td>
                <td className="o-devbar" aria-hidden="true">
                  <i style={{ width: `${(tasa * 100) / peor}%` }} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
    </section>
  )
}

function PorMotivo({ filas }: Pick<Segundas, 'filas'>) {
  const { number, word } = useFormat()
  const say = useWords(SEGUNDAS)
  const labels = useWords(NOTA_LABELS)
  const { enCasa, motivo: rotulo, detalle } = useWords(NOTA)
  if (filas.length === 0) return <p className="o-sec o-q">{say.sinSegundas}</p>
  return (
    <section className="o-sec o-flat">
      <Sideways>
        <table className="o-t o-t-money o-t-phone o-rowhead">
          <thead>
            <tr>
              <th>{labels.modelo}</th>
              <th>{labels.taller}</th>
              <th>{labels.operacion}</th>
              <th>{rotulo}</th>
              <th className="o-n">{labels.segundas}</th>
              <th>{detalle}</th>
            </tr>
          </thead>
          <tbody>
            {filas.map(({ tallerId, taller, modeloId, modelo, nombre, operacion, motivo, segundas, detalles }) => (
              <tr key={`${tallerId} ${modeloId} ${operacion.es} ${motivo}`}>
                <th scope="row" className="o-l1">
                  <OfficeLink className="o-link o-m" href={hrefOf('modelos', modeloId)}>
                    {modelo} {nombre}
                  </OfficeLink>
                </th>
                <td data-th={labels.taller}>{taller ?? enCasa}</td>
                <td data-th={labels.operacion}>{word(operacion)}</td>
                <td data-th={rotulo}>{motivo ? word(MOTIVO[motivo]) : <span className="o-q">{say.sinMotivo}</span>}</td>
                <td className="o-n o-m" data-th={labels.segundas}>
                  {number(segundas)}
                </td>
                <td className="o-q" data-th={detalle}>
                  {detalles.join('; ') || '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
    </section>
  )
}
