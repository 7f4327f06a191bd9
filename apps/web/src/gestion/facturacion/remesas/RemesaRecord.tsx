import { remesas } from '@telar/contract/facturacion/remesas'
import { ibanEscrito } from '@telar/domain/casa/cuenta'
import { useState } from 'react'
import { useRead } from '../../calls.ts'
import type { RecordProps } from '../../declare/screen.ts'
import { State } from '../../parts/State.tsx'
import { ActionBar } from '../../record/ActionBar.tsx'
import { Leido } from '../../record/Leido.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { ACCIONES } from './acciones.ts'
import { DevolverAdeudo } from './DevolverAdeudo.tsx'
import { ESTADO } from './estados.ts'
import type { Adeudo, Remesa } from './remesa.ts'
import { REMESA_LABELS } from './remesa-texts.ts'
import { TablaDeAdeudos } from './TablaDeAdeudos.tsx'

/** A remittance: what goes to the bank in it, and what became of each charge. */
export default function RemesaRecord({ id }: RecordProps) {
  const read = useRead(remesas.get, { params: { id: Number(id) } }, { staleTime: 0 })
  return <Leido de={read}>{(remesa) => <Ver key={remesa.id} remesa={remesa} />}</Leido>
}

function Ver({ remesa }: { remesa: Remesa }) {
  const { money, number, date, moment, word } = useFormat()
  const labels = useWords(REMESA_LABELS)
  const [devuelto, setDevuelto] = useState<Adeudo | null>(null)
  const { label, mark } = ESTADO[remesa.estado]
  return (
    <>
      <PlainHead screen="remesas" title={remesa.numero} id={remesa.id}>
        <State mark={mark}>{word(label)}</State>
        <span className="o-sp" />
        <ActionBar row={remesa} actions={ACCIONES} />
      </PlainHead>
      <div className="o-scroll">
        <section className="o-sec">
          <dl className="o-figures">
            <div>
              <dt>{labels.cargo}</dt>
              <dd>{date(remesa.cargo)}</dd>
            </div>
            <div>
              <dt>{labels.adeudos}</dt>
              <dd>{number(remesa.adeudos)}</dd>
            </div>
            <div>
              <dt>{labels.total}</dt>
              <dd>{money(remesa.total)}</dd>
            </div>
          </dl>
          <p className="o-q">
            {ibanEscrito(remesa.cuenta)} · {remesa.quien}, {moment(remesa.creadoEn)}
          </p>
        </section>
        <section className="o-sec o-flat">
          <TablaDeAdeudos remesa={remesa} onReturn={setDevuelto} />
        </section>
      </div>
      {devuelto && <DevolverAdeudo adeudo={devuelto} cargo={remesa.cargo} onClose={() => setDevuelto(null)} />}
    </>
  )
}
