import type { Casilla, Fila390 } from '@telar/domain/facturacion/agencia/modelo390'
import { Sideways } from '../../parts/Sideways.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { CASILLAS, PARTIDA_390 } from './casillas-texts.ts'
import { IMPUESTOS as SAY } from './impuestos-texts.ts'

/** The boxes of form 390 in its order, to be typed into it. */
export function Casillas390({ filas }: { filas: readonly Fila390[] }) {
  const { word, number } = useFormat()
  const say = useWords(SAY)
  const casillas = useWords(CASILLAS)
  /** A sum over rates says so: its lines are called the same. */
  const nombreDe = ({ partida, tipo }: Pick<Fila390, 'partida' | 'tipo'>) => {
    const porTipos = tipo === null && filas.some((otra) => otra.partida === partida && otra.tipo !== null)
    return porTipos ? casillas.suma(word(PARTIDA_390[partida])) : word(PARTIDA_390[partida])
  }
  return (
    <div className="o-casillas">
      <h3 className="o-h2">{casillas.titulo}</h3>
      <p className="o-q o-measure">{casillas.que}</p>
      <Sideways>
        <table className="o-t o-t-money o-t-narrow">
          <thead>
            <tr>
              <th>{say.concepto}</th>
              <th className="o-n">{say.tipo}</th>
              <th className="o-n">{say.base} €</th>
              <th className="o-n">{say.cuota} €</th>
            </tr>
          </thead>
          <tbody>
            {filas.map(({ partida, tipo, base, cuota }) => (
              <tr key={`${partida} ${tipo}`}>
                <td>{nombreDe({ partida, tipo })}</td>
                <td className="o-n">{tipo === null ? '–' : number(tipo)}</td>
                <Caja caja={base} />
                <Caja caja={cuota} />
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
    </div>
  )
}

function Caja({ caja }: { caja: Casilla | null }) {
  const { amount } = useFormat()
  return (
    <td className="o-n">
      {caja === null ? (
        '–'
      ) : (
        <>
          <span className="o-q">[{String(caja.casilla).padStart(2, '0')}]</span> {amount(caja.importe)}
        </>
      )}
    </td>
  )
}
