import type { Inicio } from '@telar/contract/portada/inicio'
import { redondearA, sumarEuros } from '@telar/domain/dinero'
import { masDias } from '@telar/domain/fecha'
import { PLAIN, writeListState } from '../list/list-state.ts'
import { OfficeLink } from '../parts/OfficeLink.tsx'
import { hrefOf } from '../place.ts'
import { useFormat, useWords } from '../use-texts.ts'
import { INICIO } from './inicio-texts.ts'
import { Parte } from './Parte.tsx'

type Semana = NonNullable<Inicio['semanas']>[number]

/** From here on bars are written in thousands. */
const MILES = 10_000

const tope = (semanas: readonly Semana[]) => Math.max(1, ...semanas.flatMap(({ base, antes }) => [base, antes]))

const emitidas = (desde: string, hasta: string) =>
  hrefOf(
    'facturas',
    null,
    writeListState({
      ...PLAIN,
      conditions: [
        { field: 'fecha', choice: 'gte', value: desde },
        { field: 'fecha', choice: 'lte', value: hasta },
        { field: 'estado', choice: 'eq', value: 'emitida' },
      ],
    }),
  )
const domingo = (lunes: string) => masDias(lunes, 6)

/** How sales go: a bar for each week, a dashed tick for the same week a year before. */
export function VentasPorSemana({ semanas }: { semanas: Semana[] }) {
  const { number, money } = useFormat()
  const say = useWords(INICIO)
  const suma = (campo: 'base' | 'antes') => sumarEuros(semanas.map((semana) => semana[campo]))
  const [total, antes] = [suma('base'), suma('antes')]
  const primera = semanas[0]?.lunes ?? ''
  const ultima = semanas.at(-1)?.lunes ?? ''
  const change = antes > 0 ? redondearA(((total - antes) * 100) / antes, 1) : null
  return (
    <Parte
      title={INICIO.semanas}
      unit={tope(semanas) >= MILES ? say.milesSinIva : say.sinIva}
      href={emitidas(primera, domingo(ultima))}
      more={INICIO.verFacturas}
    >
      {total === 0 && antes === 0 ? (
        <p className="o-q">{say.sinVentas}</p>
      ) : (
        <>
          <p>
            <b className="o-figure">{money(total)}</b>{' '}
            <span className="o-q">
              {say.enSemanas}
              {change !== null && (
                <>
                  , <b className="o-ink">{`${change > 0 ? '+' : ''}${number(change)}\u00a0%`}</b> {say.sobreAntes}
                </>
              )}
            </span>
          </p>
          <Barras semanas={semanas} />
          <p className="o-legend o-q o-s" aria-hidden="true">
            <span className="o-key-now">{say.estaSemana}</span>
            <span className="o-key-then">{say.haceUnAno}</span>
          </p>
        </>
      )}
    </Parte>
  )
}

/** Each bar is a link with its figures; lengths are true to the highest of all. */
function Barras({ semanas }: { semanas: Semana[] }) {
  const { number, amount, date } = useFormat()
  const say = useWords(INICIO)
  const top = tope(semanas)
  const tall = (n: number) => `${(Math.max(0, n) * 100) / top}%`
  const told = (lunes: string, base: number, antes: number) =>
    `${say.semanaDel} ${date(lunes)}: ${amount(base)} €; ${say.haceUnAno}: ${amount(antes)} €`
  const short = (n: number) => (n === 0 ? '–' : number(top >= MILES ? redondearA(n / 1000, 1) : Math.round(n)))
  return (
    <>
      <ol className="o-bars">
        {semanas.map(({ lunes, base, antes }, i) => (
          <li key={lunes} className={i === semanas.length - 1 ? 'o-now' : undefined}>
            <OfficeLink href={emitidas(lunes, domingo(lunes))} title={told(lunes, base, antes)}>
              <span className="o-col" aria-hidden="true">
                <i className="o-tall" style={{ height: tall(base) }} />
                {antes > 0 && <s className="o-then" style={{ bottom: tall(antes) }} />}
              </span>
              <b>{short(base)}</b>
              <small>{date(lunes).slice(0, 5)}</small>
              <span className="o-sr">{told(lunes, base, antes)}</span>
            </OfficeLink>
          </li>
        ))}
      </ol>
      <details className="o-docs">
        <summary>{say.tabla}</summary>
        <table className="o-t o-t-money">
          <thead>
            <tr>
              <th>{say.semanaDel}</th>
              <th className="o-n">€</th>
              <th className="o-n">{say.haceUnAno} €</th>
            </tr>
          </thead>
          <tbody>
            {semanas.map(({ lunes, base, antes }) => (
              <tr key={lunes}>
                <td>{date(lunes)}</td>
                <td className="o-n">{amount(base)}</td>
                <td className="o-n">{amount(antes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}
