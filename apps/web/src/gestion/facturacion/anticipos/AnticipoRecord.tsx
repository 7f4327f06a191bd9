import { anticipos } from '@telar/contract/facturacion/anticipos'
import { useRead } from '../../calls.ts'
import { MEDIO_DE_COBRO } from '../../clientes/formas-de-pago.ts'
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
import type { Anticipo } from './anticipo.ts'
import { ANTICIPO, ANTICIPO_LABELS } from './anticipo-texts.ts'
import { ESTADO } from './estados.ts'

/** A receipt: whose money it is, what is left of it, and the invoices that it pays. */
export default function AnticipoRecord({ id }: RecordProps) {
  const read = useRead(anticipos.get, { params: { id: Number(id) } }, { staleTime: 0 })
  return <Leido de={read}>{(anticipo) => <Ver key={anticipo.id} anticipo={anticipo} />}</Leido>
}

function Ver({ anticipo }: { anticipo: Anticipo }) {
  const { money, date, moment, word } = useFormat()
  const labels = useWords(ANTICIPO_LABELS)
  const { label, mark } = ESTADO[anticipo.estado]
  const { clienteId, cliente, concepto, referencia, fechaDevuelto } = anticipo
  return (
    <>
      <PlainHead screen="anticipos" title={anticipo.numero} id={anticipo.id}>
        <State mark={mark}>{word(label)}</State>
        <span className="o-sp" />
        <ActionBar row={anticipo} actions={ACCIONES} />
      </PlainHead>
      <div className="o-scroll">
        <section className="o-sec">
          <dl className="o-figures">
            <div>
              <dt>{labels.importe}</dt>
              <dd>{money(anticipo.importe)}</dd>
            </div>
            <div>
              <dt>{labels.queda}</dt>
              <dd>{money(anticipo.queda)}</dd>
            </div>
          </dl>
          <dl className="o-dl">
            <dt>{labels.cliente}</dt>
            <dd>
              <OfficeLink className="o-link" href={hrefOf('clientes', clienteId)}>
                {cliente}
              </OfficeLink>
            </dd>
            <dt>{labels.fecha}</dt>
            <dd>
              {date(anticipo.fecha)}, {word(MEDIO_DE_COBRO[anticipo.medio])}
            </dd>
            <dt>{labels.concepto}</dt>
            <dd>{concepto || '–'}</dd>
            <dt>{labels.referencia}</dt>
            <dd>{referencia || '–'}</dd>
            {fechaDevuelto && (
              <>
                <dt>{labels.fechaDevuelto}</dt>
                <dd>
                  {date(fechaDevuelto)}, {money(anticipo.devuelto)}
                </dd>
              </>
            )}
          </dl>
          <p className="o-q">
            {anticipo.quien}, {moment(anticipo.creadoEn)}
          </p>
        </section>
        <Usos {...{ anticipo }} />
      </div>
    </>
  )
}

function Usos({ anticipo: { usos } }: { anticipo: Anticipo }) {
  const { amount, date } = useFormat()
  const say = useWords(ANTICIPO)
  const labels = useWords(ANTICIPO_LABELS)
  return (
    <section className="o-sec o-flat">
      <h2 className="o-h2">{say.usos}</h2>
      {usos.length === 0 ? (
        <p className="o-q">{say.sinUsos}</p>
      ) : (
        <Sideways>
          <table className="o-t o-t-money o-t-narrow">
            <thead>
              <tr>
                <th>{say.factura}</th>
                <th>{say.dia}</th>
                <th className="o-n">{labels.importe} €</th>
              </tr>
            </thead>
            <tbody>
              {usos.map(({ facturaId, numeroCompleto, fecha, importe }) => (
                <tr key={`${facturaId} ${fecha}`}>
                  <td>
                    <OfficeLink className="o-link o-m" href={hrefOf('facturas', facturaId)}>
                      {numeroCompleto}
                    </OfficeLink>
                  </td>
                  <td>{date(fecha)}</td>
                  <td className="o-n o-m">{amount(importe)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Sideways>
      )}
    </section>
  )
}
