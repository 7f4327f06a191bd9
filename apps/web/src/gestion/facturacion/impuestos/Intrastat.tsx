import type { Impuestos } from '@telar/contract/facturacion/impuestos'
import type { z } from 'zod'
import { Note } from '../../parts/Note.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { IMPUESTOS as SAY } from './impuestos-texts.ts'
import { Modelo } from './Modelo.tsx'

type Datos = z.output<typeof Impuestos>

interface IntrastatProps {
  expediciones: Datos['intrastat']
  introducciones: Datos['introducciones']
  periodo: string
}

/** Goods that left for other states of the Union or came from there, by code and country; what has no code or weight is told. */
export function Intrastat({ expediciones, introducciones, periodo }: IntrastatProps) {
  const say = useWords(SAY)
  const falta = ({ taric, sinPeso }: { taric: string; sinPeso: number }) => taric === '' || sinPeso !== 0
  const nada = expediciones.length + introducciones.length === 0
  return (
    <Modelo
      title="Intrastat"
      what={`${say.intrastatQue}, ${periodo}`}
      name={`intrastat-${periodo}`}
      hoja={() => [
        [say.flujo, say.taric, say.pais, say.prendas, say.kilos, say.importe],
        ...expediciones.map(({ taric, pais, prendas, kilos, importe }) => [
          ...[say.expediciones, taric, pais, prendas, kilos, importe],
        ]),
        ...introducciones.map(({ taric, pais, kilos, importe }) => [
          ...[say.introducciones, taric, pais, null, kilos, importe],
        ]),
      ]}
    >
      {nada && <p className="o-q">{say.nadaEnviado}</p>}
      {expediciones.some(falta) && <Note look="warning">{say.intrastatFalta}</Note>}
      {introducciones.some(falta) && <Note look="warning">{say.introduccionesFalta}</Note>}
      {expediciones.length > 0 && <Tabla titulo={say.expediciones} filas={expediciones} />}
      {introducciones.length > 0 && <Tabla titulo={say.introducciones} filas={introducciones} />}
    </Modelo>
  )
}

interface TablaProps {
  titulo: string
  filas: readonly { taric: string; pais: string; prendas?: number; kilos: number; importe: number }[]
}

function Tabla({ titulo, filas }: TablaProps) {
  const { amount, number } = useFormat()
  const say = useWords(SAY)
  const conPrendas = filas.some(({ prendas }) => prendas !== undefined)
  return (
    <div className="o-casillas">
      <h3 className="o-h2">{titulo}</h3>
      <Sideways>
        <table className="o-t o-t-money o-t-narrow">
          <thead>
            <tr>
              <th>{say.taric}</th>
              <th>{say.pais}</th>
              {conPrendas && <th className="o-n">{say.prendas}</th>}
              <th className="o-n">{say.kilos}</th>
              <th className="o-n">{say.importe} €</th>
            </tr>
          </thead>
          <tbody>
            {filas.map(({ taric, pais, prendas, kilos, importe }) => (
              <tr key={`${taric} ${pais}`}>
                <td>{taric || '–'}</td>
                <td>{pais}</td>
                {conPrendas && <td className="o-n">{number(prendas ?? 0)}</td>}
                <td className="o-n">{number(kilos)}</td>
                <td className="o-n o-m">{amount(importe)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
    </div>
  )
}
