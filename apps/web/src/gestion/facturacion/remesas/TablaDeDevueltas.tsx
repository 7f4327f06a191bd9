import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { motivoDicho } from './motivos.ts'
import type { Devuelta } from './remesa.ts'
import { REMESA } from './remesa-texts.ts'

interface TablaDeDevueltasProps {
  devueltas: readonly Devuelta[]
  quitadas: ReadonlySet<number>
  onMark: (lineaId: number, si: boolean) => void
}

/** What a file says came back, whose it was and why; what was known before cannot be marked again. */
export function TablaDeDevueltas({ devueltas, quitadas, onMark }: TablaDeDevueltasProps) {
  const { amount, date, word } = useFormat()
  const say = useWords(REMESA)
  return (
    <Sideways>
      <table className="o-t o-t-money">
        <thead>
          <tr>
            <td className="o-mark-cell" />
            <th>{say.cliente}</th>
            <th>{say.factura}</th>
            <th>{say.titulo}</th>
            <th>{say.dia}</th>
            <th>{say.motivo}</th>
            <th className="o-n">{say.importe} €</th>
          </tr>
        </thead>
        <tbody>
          {devueltas.map((devuelta) => (
            <tr key={devuelta.lineaId}>
              <td className="o-mark-cell">
                <input
                  type="checkbox"
                  className="o-ck"
                  aria-label={`${devuelta.numeroCompleto} ${devuelta.cliente}`}
                  disabled={devuelta.sabida}
                  checked={!devuelta.sabida && !quitadas.has(devuelta.lineaId)}
                  onChange={({ target }) => onMark(devuelta.lineaId, target.checked)}
                />
              </td>
              <td>
                {devuelta.cliente}
                {devuelta.sabida && (
                  <div>
                    <State mark="dotted">{say.sabida}</State>
                  </div>
                )}
              </td>
              <td>
                <OfficeLink className="o-link o-m" href={hrefOf('facturas', devuelta.facturaId)}>
                  {devuelta.numeroCompleto}
                </OfficeLink>
              </td>
              <td>
                <OfficeLink className="o-link" href={hrefOf('remesas', devuelta.remesaId)}>
                  {devuelta.remesa}
                </OfficeLink>
              </td>
              <td>{date(devuelta.fecha)}</td>
              <td>{motivoDicho(devuelta.motivo, word) || '–'}</td>
              <td className="o-n o-m">{amount(devuelta.importe)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sideways>
  )
}
