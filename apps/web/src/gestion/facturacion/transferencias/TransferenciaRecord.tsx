import { transferencias } from '@telar/contract/facturacion/transferencias'
import { ibanEscrito } from '@telar/domain/casa/cuenta'
import { useRead } from '../../calls.ts'
import type { RecordProps } from '../../declare/screen.ts'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf } from '../../place.ts'
import { ActionBar } from '../../record/ActionBar.tsx'
import { Leido } from '../../record/Leido.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { ACCIONES } from './acciones.ts'
import { ESTADO } from './estados.ts'
import { PANTALLA, type Transferencia } from './transferencia.ts'
import { TRANSFERENCIA, TRANSFERENCIA_LABELS } from './transferencia-texts.ts'

/** Transfers that go to the bank together, one by one. */
export default function TransferenciaRecord({ id }: RecordProps) {
  const read = useRead(transferencias.get, { params: { id: Number(id) } }, { staleTime: 0 })
  return <Leido de={read}>{(transferencia) => <Ver key={transferencia.id} transferencia={transferencia} />}</Leido>
}

function Ver({ transferencia }: { transferencia: Transferencia }) {
  const { money, number, date, moment, word } = useFormat()
  const labels = useWords(TRANSFERENCIA_LABELS)
  const { label, mark } = ESTADO[transferencia.estado]
  return (
    <>
      <PlainHead screen="transferencias" title={transferencia.numero} id={transferencia.id}>
        <State mark={mark}>{word(label)}</State>
        <span className="o-sp" />
        <ActionBar row={transferencia} actions={ACCIONES} />
      </PlainHead>
      <div className="o-scroll">
        <section className="o-sec">
          <dl className="o-figures">
            <div>
              <dt>{labels.ejecucion}</dt>
              <dd>{date(transferencia.ejecucion)}</dd>
            </div>
            <div>
              <dt>{labels.pagos}</dt>
              <dd>{number(transferencia.pagos)}</dd>
            </div>
            <div>
              <dt>{labels.total}</dt>
              <dd>{money(transferencia.total)}</dd>
            </div>
          </dl>
          <p className="o-q">
            {ibanEscrito(transferencia.cuenta)} · {transferencia.quien}, {moment(transferencia.creadoEn)}
          </p>
        </section>
        <section className="o-sec o-flat">
          <Lineas {...{ transferencia }} />
        </section>
      </div>
    </>
  )
}

function Lineas({ transferencia: { lineas } }: { transferencia: Transferencia }) {
  const { amount, date } = useFormat()
  const say = useWords(TRANSFERENCIA)
  return (
    <Sideways>
      <table className="o-t o-t-money o-t-cards">
        <thead>
          <tr>
            <th>{say.quien}</th>
            <th>{say.porQue}</th>
            <th>{say.vence}</th>
            <th className="o-n">{say.importe} €</th>
            <th>{say.iban}</th>
          </tr>
        </thead>
        <tbody>
          {lineas.map(({ id, clase, documentoId, beneficiario, concepto, vence, importe, iban }) => (
            <tr key={id}>
              <td>{beneficiario}</td>
              <td>
                <OfficeLink className="o-link" href={hrefOf(PANTALLA[clase], documentoId)}>
                  {concepto}
                </OfficeLink>
              </td>
              <td>{date(vence)}</td>
              <td className="o-n o-m">{amount(importe)}</td>
              <td className="o-m">{iban}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sideways>
  )
}
