import { remesas } from '@telar/contract/facturacion/remesas'
import { useMay } from '../../access.ts'
import { Button } from '../../parts/Button.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { motivoDicho } from './motivos.ts'
import type { Adeudo, Remesa } from './remesa.ts'
import { REMESA, SECUENCIA } from './remesa-texts.ts'

interface TablaDeAdeudosProps {
  remesa: Remesa
  onReturn: (adeudo: Adeudo) => void
}

/** The charges of a remittance, each with whose it is, by what mandate, and what became of it. */
export function TablaDeAdeudos({ remesa, onReturn }: TablaDeAdeudosProps) {
  const may = useMay()
  const { amount, date, word } = useFormat()
  const say = useWords(REMESA)
  const devuelve = remesa.estado !== 'anulada' && may(remesas.devolver.access)
  return (
    <Sideways>
      <table className="o-t o-t-money o-t-cards">
        <thead>
          <tr>
            <th>{say.cliente}</th>
            <th>{say.factura}</th>
            <th>{say.vence}</th>
            <th className="o-n">{say.importe} €</th>
            <th>{say.mandato}</th>
            <th>{say.queFue}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {remesa.lineas.map((adeudo) => (
            <tr key={adeudo.id}>
              <td>
                <OfficeLink className="o-link" href={hrefOf('clientes', adeudo.clienteId)}>
                  {adeudo.cliente}
                </OfficeLink>
              </td>
              <td>
                <OfficeLink className="o-link o-m" href={hrefOf('facturas', adeudo.facturaId)}>
                  {adeudo.numeroCompleto}
                </OfficeLink>
              </td>
              <td>{date(adeudo.vence)}</td>
              <td className="o-n o-m">{amount(adeudo.importe)}</td>
              <td>
                {adeudo.mandato}{' '}
                <span className="o-q">
                  {adeudo.esquema} · {word(SECUENCIA[adeudo.secuencia])}
                </span>
              </td>
              <td>
                <QueFue adeudo={adeudo} estado={remesa.estado} />
              </td>
              <td className="o-n">
                {devuelve && adeudo.devuelta === null && (
                  <Button small look="ghost" onClick={() => onReturn(adeudo)}>
                    {say.devolver}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sideways>
  )
}

function QueFue({ adeudo: { devuelta, motivo, cobroId }, estado }: { adeudo: Adeudo; estado: Remesa['estado'] }) {
  const { date, word } = useFormat()
  const say = useWords(REMESA)
  if (devuelta !== null)
    return (
      <>
        <State mark="blocked">
          {say.devuelto} {date(devuelta)}
        </State>
        {motivo && <div className="o-q">{motivoDicho(motivo, word)}</div>}
      </>
    )
  if (cobroId !== null)
    return (
      <OfficeLink className="o-link" href={hrefOf('cobros', cobroId)}>
        {say.cobrado}
      </OfficeLink>
    )
  const dicho = { enviada: say.enCamino, anulada: say.noCargado, cobrada: say.borrado }
  return <span className="o-q">{dicho[estado]}</span>
}
