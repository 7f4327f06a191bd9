import { type Entrante, entrantes } from '@telar/contract/facturacion/entrantes'
import { useRead } from '../../calls.ts'
import type { RecordProps } from '../../declare/screen.ts'
import { Note } from '../../parts/Note.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf } from '../../place.ts'
import { ActionBar } from '../../record/ActionBar.tsx'
import { Leido } from '../../record/Leido.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { Dichos } from '../Dichos.tsx'
import { DICHOS } from '../electronica-texts.ts'
import { RECIBIDA, RECIBIDA_LABELS } from '../recibida-texts.ts'
import { ACCIONES } from './acciones.ts'
import { ENTRANTE_LABELS as LABELS, RESPUESTA, ENTRANTES as SAY } from './entrantes-texts.ts'

/** One invoice that came: what it says, until when it is answered, and what was answered. */
export default function EntranteRecord({ id }: RecordProps) {
  const read = useRead(entrantes.get, { params: { id: Number(id) } }, { staleTime: 0 })
  return <Leido de={read}>{(una) => <Ver key={una.id} una={una} />}</Leido>
}

function Ver({ una }: { una: Entrante }) {
  const { word } = useFormat()
  const say = useWords(SAY)
  const dichos = useWords(DICHOS)
  const { mark, label } = RESPUESTA[una.estado]
  return (
    <>
      <PlainHead screen="entrantes" title={una.numero || una.proveedor} id={una.id}>
        <State mark={mark}>{word(label)}</State>
        <span className="o-sp" />
        <ActionBar row={una} actions={ACCIONES} />
      </PlainHead>
      <div className="o-scroll">
        <Datos una={una} />
        {una.propuesta && <Impuestos tramos={una.propuesta.tramos} />}
        {una.propuesta === null && (
          <section className="o-sec">
            <Note look="warning">{say.ilegible}</Note>
          </section>
        )}
        <section className="o-sec">
          <h2 className="o-h2">{dichos.titulo}</h2>
          <Dichos estados={una.estados} />
        </section>
      </div>
    </>
  )
}

function Datos({ una }: { una: Entrante }) {
  const { word, date, money } = useFormat()
  const { proveedor, nif, fecha, total, llegada, plazo, estado, motivo, recibidaId, numero } = una
  const datos = [
    [LABELS.proveedor, nif ? `${proveedor} · ${nif}` : proveedor],
    [LABELS.fecha, fecha && date(fecha)],
    [LABELS.total, total === null ? null : money(total)],
    [LABELS.llegada, date(llegada)],
    [LABELS.plazo, estado === 'propuesta' ? date(plazo) : null],
    [LABELS.motivo, motivo],
  ] as const
  return (
    <section className="o-sec">
      <dl className="o-dl o-dl-wide">
        {datos.map(
          ([label, value]) =>
            value && (
              <div key={label.es}>
                <dt>{word(label)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        {recibidaId !== null && (
          <div>
            <dt>{word(LABELS.recibidaId)}</dt>
            <dd>
              <OfficeLink className="o-link" href={hrefOf('recibidas', recibidaId)}>
                {numero}
              </OfficeLink>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

function Impuestos({ tramos }: { tramos: NonNullable<Entrante['propuesta']>['tramos'] }) {
  const { amount, number } = useFormat()
  const say = useWords(SAY)
  const { iva: tipo } = useWords(RECIBIDA)
  const labels = useWords(RECIBIDA_LABELS)
  return (
    <section className="o-sec o-flat">
      <h2 className="o-h2">{say.impuestos}</h2>
      <div className="o-t-scroll">
        <table className="o-t o-t-money o-t-narrow">
          <thead>
            <tr>
              <th className="o-n">{tipo}</th>
              <th className="o-n">{labels.base} €</th>
              <th className="o-n">{labels.cuota} €</th>
            </tr>
          </thead>
          <tbody>
            {tramos.map(({ iva, base, cuota }) => (
              <tr key={iva}>
                <td className="o-n">{number(iva)}</td>
                <td className="o-n o-m">{amount(base)}</td>
                <td className="o-n o-m">{amount(cuota)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
