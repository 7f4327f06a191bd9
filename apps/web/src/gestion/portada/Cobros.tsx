import type { Inicio } from '@telar/contract/portada/inicio'
import { OfficeLink } from '../parts/OfficeLink.tsx'
import { Sideways } from '../parts/Sideways.tsx'
import { hrefOf } from '../place.ts'
import { useFormat, useWords } from '../use-texts.ts'
import { words } from '../words.ts'
import { INICIO } from './inicio-texts.ts'
import { Parte } from './Parte.tsx'

/** The latest first: what worries most is at the left. */
const TRAMOS = ['mas90', 'hasta90', 'hasta60', 'hasta30', 'corriente'] as const

/** What is to be collected by how late it is, and who owes most. */
export function Cobros({ cobros }: { cobros: NonNullable<Inicio['cobros']> }) {
  const { money, amount } = useFormat()
  const say = useWords(INICIO)
  const labels = useWords(words)
  const positive = TRAMOS.filter((tramo) => cobros[tramo] > 0)
  const sum = positive.reduce((n, tramo) => n + cobros[tramo], 0)
  return (
    <Parte title={INICIO.cobros} unit={money(cobros.total)} href={hrefOf('pendientes')} more={INICIO.verCobros}>
      {positive.length === 0 ? (
        <p className="o-q">{say.nadaPendiente}</p>
      ) : (
        <>
          <dl className="o-ages">
            {positive.map((tramo) => (
              <div key={tramo} className={`o-age-${tramo}`} style={{ flexGrow: cobros[tramo] / sum }}>
                <dt>{say[tramo]}</dt>
                <dd>{amount(cobros[tramo])}</dd>
              </div>
            ))}
          </dl>
          <Sideways>
            <table className="o-t o-t-money" aria-label={say.deudores}>
              <thead>
                <tr>
                  <th>{labels.cliente}</th>
                  <th className="o-n">{say.vencido}</th>
                  <th className="o-n">{say.pendiente}</th>
                </tr>
              </thead>
              <tbody>
                {cobros.deudores.map(({ clienteId, cliente, total, vencido }) => (
                  <tr key={clienteId}>
                    <td>
                      <OfficeLink className="o-link o-m" href={hrefOf('pendientes', clienteId)}>
                        {cliente}
                      </OfficeLink>
                    </td>
                    <td className={`o-n${vencido > 0 ? ' o-tardy' : ' o-none'}`}>
                      {vencido > 0 ? amount(vencido) : '–'}
                    </td>
                    <td className="o-n o-m">{amount(total)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Sideways>
        </>
      )}
    </Parte>
  )
}
