import type { Impuestos } from '@telar/contract/facturacion/impuestos'
import type { z } from 'zod'
import { Note } from '../../parts/Note.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { IMPUESTOS as SAY } from './impuestos-texts.ts'
import { Modelo } from './Modelo.tsx'

interface IntrastatProps {
  filas: z.output<typeof Impuestos>['intrastat']
  periodo: string
}

/** Goods that left for other states of the Union, by code and country; models without code or weight are told. */
export function Intrastat({ filas, periodo }: IntrastatProps) {
  const { amount, number } = useFormat()
  const say = useWords(SAY)
  const incompleto = filas.some(({ taric, sinPeso }) => taric === '' || sinPeso !== 0)
  return (
    <Modelo
      title="Intrastat"
      what={`${say.intrastatQue}, ${periodo}`}
      name={`intrastat-${periodo}`}
      hoja={() => [
        [say.taric, say.pais, say.prendas, say.kilos, say.importe],
        ...filas.map(({ taric, pais, prendas, kilos, importe }) => [taric, pais, prendas, kilos, importe]),
      ]}
    >
      {filas.length === 0 && <p className="o-q">{say.nadaEnviado}</p>}
      {incompleto && <Note look="warning">{say.intrastatFalta}</Note>}
      {filas.length > 0 && (
        <Sideways>
          <table className="o-t o-t-money o-t-narrow">
            <thead>
              <tr>
                <th>{say.taric}</th>
                <th>{say.pais}</th>
                <th className="o-n">{say.prendas}</th>
                <th className="o-n">{say.kilos}</th>
                <th className="o-n">{say.importe} €</th>
              </tr>
            </thead>
            <tbody>
              {filas.map(({ taric, pais, prendas, kilos, importe }) => (
                <tr key={`${taric} ${pais}`}>
                  <td>{taric || '–'}</td>
                  <td>{pais}</td>
                  <td className="o-n">{number(prendas)}</td>
                  <td className="o-n">{number(kilos)}</td>
                  <td className="o-n o-m">{amount(importe)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Sideways>
      )}
    </Modelo>
  )
}
