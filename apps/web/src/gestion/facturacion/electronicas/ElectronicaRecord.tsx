import { type Electronica, electronicas } from '@telar/contract/facturacion/electronicas'
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
import { DICHOS, ENVIO, SITUACION } from '../electronica-texts.ts'
import { ACCIONES } from './acciones.ts'
import { DESACUERDO, ELECTRONICA_LABELS as LABELS } from './electronicas-texts.ts'

/** One invoice on its way: how it stands, and what its buyer has said. */
export default function ElectronicaRecord({ id }: RecordProps) {
  const read = useRead(electronicas.get, { params: { id: Number(id) } }, { staleTime: 0 })
  return <Leido de={read}>{(una) => <Ver key={una.id} una={una} />}</Leido>
}

function Ver({ una }: { una: Electronica }) {
  const { word } = useFormat()
  const say = useWords(DICHOS)
  const { mark, label } = ENVIO[una.estado]
  return (
    <>
      <PlainHead screen="electronicas" title={una.numeroCompleto} id={una.id}>
        <State mark={mark}>{word(label)}</State>
        <span className="o-sp" />
        <ActionBar row={una} actions={ACCIONES} />
      </PlainHead>
      <div className="o-scroll">
        <Datos una={una} />
        <section className="o-sec">
          <h2 className="o-h2">{say.titulo}</h2>
          <Dichos estados={una.estados} />
        </section>
      </div>
    </>
  )
}

function Datos({ una }: { una: Electronica }) {
  const { word, date, money, moment, number } = useFormat()
  const { facturaId, numeroCompleto, cliente, fecha, total, situacion, desacuerdo, error } = una
  const datos = [
    [LABELS.cliente, cliente],
    [LABELS.fecha, date(fecha)],
    [LABELS.total, money(total)],
    [LABELS.situacion, situacion && word(SITUACION[situacion].label)],
    [LABELS.desacuerdo, desacuerdo && word(DESACUERDO[desacuerdo].label)],
    [LABELS.enviadaEn, una.enviadaEn && moment(una.enviadaEn)],
    [LABELS.externo, una.externo],
    [LABELS.intentos, una.intentos > 1 ? number(una.intentos) : null],
    [LABELS.clave, una.clave],
  ] as const
  return (
    <section className="o-sec">
      {error && <Note look="error">{error}</Note>}
      <dl className="o-dl o-dl-wide">
        <div>
          <dt>{word(LABELS.facturaId)}</dt>
          <dd>
            <OfficeLink className="o-link" href={hrefOf('facturas', facturaId)}>
              {numeroCompleto}
            </OfficeLink>
          </dd>
        </div>
        {datos.map(
          ([label, value]) =>
            value && (
              <div key={label.es}>
                <dt>{word(label)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
