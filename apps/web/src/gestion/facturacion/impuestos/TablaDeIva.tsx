import type { Textos } from '@telar/domain/idioma'
import { Sideways } from '../../parts/Sideways.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { IMPUESTOS as SAY } from './impuestos-texts.ts'

export interface FilaDeIva {
  concepto: Textos
  tipo: number | null
  base: number
  cuota: number | null
}

interface ParteDeIva {
  filas: readonly FilaDeIva[]
  pie: string
  total: number
}

/** Net and tax by what it is of and its rate, in parts that have their sums. */
export function TablaDeIva({ partes }: { partes: readonly ParteDeIva[] }) {
  const { word, amount, number, money } = useFormat()
  const say = useWords(SAY)
  return (
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
        {partes.map(({ filas, pie, total }) => (
          <tbody key={pie}>
            {filas.map(({ concepto, tipo, base, cuota }) => (
              <tr key={`${concepto.es} ${tipo}`}>
                <td>{word(concepto)}</td>
                <td className="o-n">{tipo === null ? '–' : number(tipo)}</td>
                <td className="o-n">{amount(base)}</td>
                <td className="o-n">{cuota === null ? '–' : amount(cuota)}</td>
              </tr>
            ))}
            <tr className="o-sub">
              <th scope="row" colSpan={3}>
                {pie}
              </th>
              <td className="o-n">{money(total)}</td>
            </tr>
          </tbody>
        ))}
      </table>
    </Sideways>
  )
}
