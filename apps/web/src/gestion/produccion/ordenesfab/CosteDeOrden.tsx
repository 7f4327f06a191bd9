import type { CosteDeOrden as Coste, OrdenFab } from '@telar/contract/produccion/orden'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { redondearA, sumarEuros } from '@telar/domain/dinero'
import { useRead } from '../../calls.ts'
import { Sideways } from '../../parts/Sideways.tsx'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { CONSUMO, MANO_DE_OBRA } from './consumo-texts.ts'
import { TIPO_DE_LINEA } from './orden-labels.ts'

/** What a garment was to cost and what it came to, kind by kind. */
export function CosteDeOrden({ orden }: { orden: OrdenFab }) {
  const { money } = useFormat()
  const say = useWords(CONSUMO)
  return (
    <section className="o-sec">
      <h2 className="o-h2">
        {say.cost} <span className="o-q">{say.plannedReal}</span>
      </h2>
      {orden.cortadas > 0 ? (
        <Comparado orden={orden} />
      ) : (
        <p className="o-q">
          {orden.costePrevisto !== null && (
            <>
              {say.planned} <b className="o-ink">{money(orden.costePrevisto)}</b>.{' '}
            </>
          )}
          {say.noCost}
        </p>
      )}
    </section>
  )
}

function Comparado({ orden }: { orden: OrdenFab }) {
  const { word } = useFormat()
  const say = useWords(CONSUMO)
  const read = useRead(ordenesfab.coste, { params: { id: orden.id } }, { staleTime: 0 })
  return (
    <Leido de={read}>
      {(coste) => (
        <>
          <Tabla coste={coste} />
          {coste.previsto === null && <p className="o-q o-s o-spaced">{say.noSheet}</p>}
          <p className="o-q o-s o-spaced">
            {orden.estado === 'cerrada' ? say.final(coste.real.prendas) : say.provisional(coste.real.prendas)}
          </p>
          <p className="o-q o-s">
            {word(MANO_DE_OBRA[coste.real.origenManoDeObra])}{' '}
            {coste.real.segundas > 0 && (coste.real.segundasSePagan ? say.secondsPaid : say.secondsUnpaid)}
          </p>
        </>
      )}
    </Leido>
  )
}

function Tabla({ coste: { previsto, real, porTipo, diferencia } }: { coste: Coste }) {
  const { word, amount, number } = useFormat()
  const say = useWords(CONSUMO)
  const deviation = (n: number) => (n === 0 ? '=' : `${n > 0 ? '+' : ''}${amount(n)}`)
  const gastos = sumarEuros([real.gastos, -(previsto?.gastos ?? 0)])
  const widest = Math.max(0.01, ...porTipo.map((uno) => Math.abs(uno.diferencia)), Math.abs(gastos))
  const rows = [
    ...porTipo.map((uno) => ({ ...uno, name: word(TIPO_DE_LINEA[uno.tipo]) })),
    {
      tipo: 'gastos',
      name: say.overheads(number(real.gastosGenerales)),
      previsto: previsto?.gastos ?? 0,
      real: real.gastos,
      diferencia: gastos,
    },
  ]
  return (
    <Sideways>
      <table className="o-t o-t-money o-t-cost">
        <thead>
          <tr>
            <td />
            <th className="o-n">{say.planned} €</th>
            <th className="o-n">{say.real} €</th>
            <th className="o-n">{say.deviation}</th>
            <td aria-hidden="true" />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.tipo}>
              <th scope="row">{row.name}</th>
              <td className="o-n o-q">{previsto ? amount(row.previsto) : '–'}</td>
              <td className="o-n o-m">{amount(row.real)}</td>
              <td className="o-n">{previsto ? deviation(row.diferencia) : '–'}</td>
              <td className="o-devbar" aria-hidden="true">
                {previsto && <i style={{ width: `${(Math.abs(row.diferencia) * 100) / widest}%` }} />}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say.costTotal}</th>
            <td className="o-n">{previsto ? amount(previsto.coste) : '–'}</td>
            <td className="o-n">{amount(real.coste)}</td>
            <td className="o-n">{diferencia === null ? '–' : deviation(diferencia)}</td>
            <td className="o-n o-s">
              {previsto && previsto.coste > 0 && diferencia !== null
                ? `${diferencia > 0 ? '+' : ''}${number(redondearA((diferencia * 100) / previsto.coste, 1))}\u00a0%`
                : ''}
            </td>
          </tr>
        </tfoot>
      </table>
    </Sideways>
  )
}
