import { banco } from '@telar/contract/facturacion/banco'
import { useRead } from '../../calls.ts'
import type { RecordProps } from '../../declare/screen.ts'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf } from '../../place.ts'
import { ActionBar } from '../../record/ActionBar.tsx'
import { Leido } from '../../record/Leido.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { ACCIONES } from './acciones.ts'
import { BANCO, BANCO_LABELS } from './banco-texts.ts'
import { Elegir } from './Elegir.tsx'
import { ESTADO } from './estados.ts'
import { dichoDe, type Movimiento, SCREEN_OF } from './movimiento.ts'

/** One movement of the bank: what was booked from it, and what is left to decide. */
export default function MovimientoRecord({ id }: RecordProps) {
  const read = useRead(banco.get, { params: { id: Number(id) } }, { staleTime: 0 })
  return <Leido de={read}>{(movimiento) => <Ver key={movimiento.id} movimiento={movimiento} />}</Leido>
}

function Ver({ movimiento }: { movimiento: Movimiento }) {
  const { money, word } = useFormat()
  const { label, mark } = ESTADO[movimiento.estado]
  return (
    <>
      <PlainHead screen="banco" title={money(movimiento.importe)} id={movimiento.id}>
        <State mark={mark}>{word(label)}</State>
        <span className="o-sp" />
        <ActionBar row={movimiento} actions={ACCIONES} />
      </PlainHead>
      <div className="o-scroll">
        <Datos movimiento={movimiento} />
        {movimiento.cobros.length + movimiento.pagos.length > 0 && <Casado movimiento={movimiento} />}
        {movimiento.estado !== 'descartado' && movimiento.resto !== 0 && (
          <Elegir key={`${movimiento.id} ${movimiento.resto}`} movimiento={movimiento} />
        )}
      </div>
    </>
  )
}

const CAMPOS = ['referencia', 'contraparteIban', 'concepto', 'cuenta', 'motivo'] as const

function Datos({ movimiento }: { movimiento: Movimiento }) {
  const { date, money } = useFormat()
  const labels = useWords(BANCO_LABELS)
  const { fecha, fechaValor, resto, importe } = movimiento
  return (
    <section className="o-sec">
      <dl className="o-dl">
        <dt>{labels.texto}</dt>
        <dd>{dichoDe(movimiento) || '–'}</dd>
        <dt>{labels.fecha}</dt>
        <dd>{date(fecha)}</dd>
        {fechaValor !== fecha && (
          <>
            <dt>{labels.fechaValor}</dt>
            <dd>{date(fechaValor)}</dd>
          </>
        )}
        {resto !== importe && (
          <>
            <dt>{labels.resto}</dt>
            <dd className="o-m">{money(resto)}</dd>
          </>
        )}
        {CAMPOS.filter((campo) => movimiento[campo] !== '').map((campo) => (
          <div key={campo} className="o-contents">
            <dt>{labels[campo]}</dt>
            <dd>{movimiento[campo]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What was booked from it: payments of ours, and what was paid to others. */
function Casado({ movimiento: { cobros, pagos } }: { movimiento: Movimiento }) {
  const { amount, date } = useFormat()
  const say = useWords(BANCO)
  const labels = useWords(BANCO_LABELS)
  const filas = [
    ...cobros.map(({ id, facturaId, numeroCompleto, cliente, fecha, importe, devuelto }) => ({
      ...{ key: `cobro ${id}`, href: hrefOf('facturas', facturaId), numero: numeroCompleto, quien: cliente, fecha },
      importe: devuelto ? -importe : importe,
    })),
    ...pagos.map(({ clase, documentoId, numero, quien, fecha, importe }) => ({
      ...{ key: `${clase} ${documentoId}`, href: hrefOf(SCREEN_OF[clase], documentoId), quien, fecha },
      numero: clase === 'liquidacion' ? say.comisionesHasta(date(numero)) : numero,
      importe: -importe,
    })),
  ]
  return (
    <section className="o-sec o-flat">
      <h2 className="o-h2">{cobros.length > 0 ? say.cobros : say.pagos}</h2>
      <div className="o-t-scroll">
        <table className="o-t o-t-money o-t-narrow">
          <thead>
            <tr>
              <th>{say.factura}</th>
              <th>{say.quien}</th>
              <th>{labels.fecha}</th>
              <th className="o-n">{labels.importe} €</th>
            </tr>
          </thead>
          <tbody>
            {filas.map(({ key, href, numero, quien, fecha, importe }) => (
              <tr key={key}>
                <td>
                  <OfficeLink className="o-link o-m" href={href}>
                    {numero}
                  </OfficeLink>
                </td>
                <td>{quien}</td>
                <td>{date(fecha)}</td>
                <td className="o-n o-m">{amount(importe)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
