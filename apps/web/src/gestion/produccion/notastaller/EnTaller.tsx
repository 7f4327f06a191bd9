import type { EnTaller as DeTaller } from '@telar/contract/produccion/nota'
import { notastaller } from '@telar/contract/produccion/notastaller'
import { useRead } from '../../calls.ts'
import { Escanear } from '../../parts/escaner/Escanear.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { EN_TALLER, NOTA, NOTA_LABELS } from './nota-texts.ts'
import { useNotaEscaneada } from './use-nota-escaneada.ts'

/** What is at each workshop now, since when and until when; the paper of a note opens it. */
export default function EnTaller() {
  const say = useWords(EN_TALLER)
  const { enTaller } = useWords(NOTA)
  const read = useRead(notastaller.enTaller, {}, { staleTime: 0 })
  const escaneada = useNotaEscaneada()
  return (
    <>
      <PlainHead screen="notastaller" title={enTaller}>
        <span className="o-sp" />
      </PlainHead>
      <div className="o-scroll">
        <section className="o-sec o-flat">
          <p className="o-q o-measure">{say.que}</p>
          <Escanear onCode={escaneada} />
        </section>
        <Leido de={read}>
          {(talleres) =>
            talleres.length === 0 ? (
              <p className="o-sec">{say.nada}</p>
            ) : (
              talleres.map((uno) => <Taller key={uno.tallerId ?? 0} taller={uno} />)
            )
          }
        </Leido>
      </div>
    </>
  )
}

function Taller({ taller }: { taller: DeTaller }) {
  const { number } = useFormat()
  const say = useWords(EN_TALLER)
  const { enCasa } = useWords(NOTA)
  return (
    <section className="o-sec o-flat" aria-label={taller.taller ?? enCasa}>
      <h2 className="o-h2 o-row o-wrap">
        {taller.tallerId === null ? (
          enCasa
        ) : (
          <OfficeLink className="o-link" href={hrefOf('proveedores', taller.tallerId, { ficha: 'taller' })}>
            {taller.taller}
          </OfficeLink>
        )}
        <span className="o-q">{say.prendas(number(taller.prendas))}</span>
        {taller.atrasadas > 0 && <State mark="late">{say.tarde(number(taller.atrasadas))}</State>}
      </h2>
      <NotasFuera notas={taller.notas} />
    </section>
  )
}

/** Notes of which something is out, the one that is due first above. */
export function NotasFuera({ notas }: Pick<DeTaller, 'notas'>) {
  const { number, date, word } = useFormat()
  const say = useWords(EN_TALLER)
  const labels = useWords(NOTA_LABELS)
  return (
    <Sideways>
      <table className="o-t o-t-money o-t-phone o-rowhead">
        <thead>
          <tr>
            <th>{labels.numero}</th>
            <th>{labels.operacion}</th>
            <th>{labels.modelo}</th>
            <th>{labels.orden}</th>
            <th className="o-n">{labels.fuera}</th>
            <th>{labels.fecha}</th>
            <th>{labels.fechaPrevista}</th>
          </tr>
        </thead>
        <tbody>
          {notas.map((nota) => (
            <tr key={nota.id}>
              <th scope="row" className="o-l1">
                <OfficeLink className="o-link o-m" href={hrefOf('notastaller', nota.id)}>
                  {nota.numero}
                </OfficeLink>
              </th>
              <td data-th={labels.operacion}>{word(nota.operacion)}</td>
              <td data-th={labels.modelo}>
                {nota.modelo} {nota.nombre}
              </td>
              <td data-th={labels.orden}>
                <OfficeLink className="o-link" href={hrefOf('ordenesfab', nota.ordenId)}>
                  {nota.orden}
                </OfficeLink>
              </td>
              <td className="o-n o-m" data-th={labels.fuera}>
                {number(nota.fuera)}
              </td>
              <td data-th={labels.fecha}>
                {date(nota.fecha)} <span className="o-q o-s">{nota.dias === 0 ? say.hoy : say.dias(nota.dias)}</span>
              </td>
              <td data-th={labels.fechaPrevista}>
                {nota.fechaPrevista === null ? (
                  <span className="o-none">–</span>
                ) : nota.atrasada ? (
                  <State mark="late">{date(nota.fechaPrevista)}</State>
                ) : (
                  date(nota.fechaPrevista)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sideways>
  )
}
