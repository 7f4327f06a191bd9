import type { PiezaFila } from '@telar/contract/produccion/materia'
import { enIdioma, type Textos } from '@telar/domain/idioma'
import type { Unidad as UnidadDeMateria } from '@telar/domain/produccion/materia'
import { sumar } from '@telar/domain/produccion/materia'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useColores } from '../catalogo/use-colores.ts'
import { OfficeLink } from '../parts/OfficeLink.tsx'
import { Sideways } from '../parts/Sideways.tsx'
import { Swatch } from '../parts/State.tsx'
import { hrefOf } from '../place.ts'
import { useFormat, useWords } from '../use-texts.ts'
import { EstadoDePieza } from './EstadoDePieza.tsx'
import { P } from './palabras.ts'
import { Unidad } from './Unidad.tsx'
import { useCifra } from './use-medida.ts'

export interface Orden {
  field: string
  desc: boolean
}

const COLUMNAS: readonly [field: string, label: Textos, right?: boolean][] = [
  ['numero', P.pieza],
  ['color', P.color],
  ['lote', P.lote],
  ['restante', P.queda, true],
  ['metros', P.llego, true],
  ['coste', P.coste, true],
  ['ubicacion', P.ubicacion],
  ['fecha', P.entrada],
]

interface FilasDePiezasProps {
  piezas: PiezaFila[]
  orden: Orden
  unidad: UnidadDeMateria | ''
  onOrden: (orden: Orden) => void
}

/** Rolls as rows, with what is left of them all at the foot. */
export function FilasDePiezas({ piezas, orden, unidad, onOrden }: FilasDePiezasProps) {
  const { word, number } = useFormat()
  const cifra = useCifra()
  const p = useWords(P)
  const restantes = sumar(piezas.map(({ restante }) => restante))
  return (
    <Sideways>
      <table className="o-t o-t-money o-rolls">
        <thead>
          <tr>
            {COLUMNAS.map(([field, label, right]) => {
              const on = orden.field === field
              const Arrow = orden.desc ? ArrowDown : ArrowUp
              return (
                <th
                  key={field}
                  className={right ? 'o-n' : undefined}
                  aria-sort={on ? (orden.desc ? 'descending' : 'ascending') : undefined}
                >
                  <button
                    type="button"
                    className="o-sort"
                    onClick={() => onOrden({ field, desc: on ? !orden.desc : false })}
                  >
                    {word(label)}
                    {(field === 'restante' || field === 'metros') && (
                      <>
                        {' '}
                        <Unidad de={unidad} />
                      </>
                    )}
                    {on && <Arrow className="o-i" aria-hidden="true" />}
                  </button>
                </th>
              )
            })}
            <th>{p.estado}</th>
          </tr>
        </thead>
        <tbody>
          {piezas.map((pieza) => (
            <Fila key={pieza.id} pieza={pieza} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th colSpan={3}>{number(piezas.length)}</th>
            <td className="o-n">{cifra(restantes, unidad)}</td>
            <td colSpan={5} />
          </tr>
        </tfoot>
      </table>
    </Sideways>
  )
}

function Fila({ pieza }: { pieza: PiezaFila }) {
  const { idioma, price, date } = useFormat()
  const cifra = useCifra()
  const { color } = useColores()
  return (
    <tr>
      <td>
        <OfficeLink className="o-link o-m" href={hrefOf('piezas', pieza.id)}>
          {pieza.numero}
        </OfficeLink>
      </td>
      <td>
        {pieza.colorId !== null && <Swatch hex={color(pieza.colorId)?.hex ?? 'transparent'} />}
        {pieza.color ? enIdioma(pieza.color, idioma) : <span className="o-none">–</span>}
      </td>
      <td>{pieza.lote || <span className="o-none">–</span>}</td>
      <td className="o-n o-m">{cifra(pieza.restante, pieza.unidad)}</td>
      <td className="o-n o-q">{cifra(pieza.metros, pieza.unidad)}</td>
      <td className="o-n">{price(pieza.coste)}</td>
      <td>{pieza.ubicacion || <span className="o-none">–</span>}</td>
      <td>
        <OfficeLink className="o-link o-q" href={hrefOf('entradas', pieza.entradaId)}>
          {date(pieza.fecha)}
        </OfficeLink>
      </td>
      <td>
        <EstadoDePieza metros={pieza.metros} restante={pieza.restante} />
      </td>
    </tr>
  )
}
