import { useWords } from '../../../use-texts.ts'
import { Casilla } from './Casilla.tsx'
import type { MatrizProps, SetAll } from './matriz-props.ts'
import { encendidas } from './variantes.ts'
import { VARIANTES } from './variantes-texts.ts'

interface CabeceraDeMatrizProps extends MatrizProps {
  /** The column one stands in, from 0. */
  column: number | null
  setAll: SetAll
}

/** The sizes, each with a box for its whole column. */
export function CabeceraDeMatriz({ column, setAll, ...matriz }: CabeceraDeMatrizProps) {
  const { modo, tallas, colores, variantes, disabled } = matriz
  const say = useWords(VARIANTES)
  return (
    <thead>
      <tr>
        <td />
        {tallas.map((talla, i) => (
          <th key={talla} scope="col" className={i === column ? 'o-vx-col' : undefined}>
            <span>{talla}</span>
            {modo !== 'ean' && (
              <Casilla
                {...encendidas(
                  variantes.filter((v) => v.talla === talla),
                  modo,
                  colores.length,
                )}
                label={say.wholeColumn(talla)}
                disabled={disabled}
                onChange={(on) => setAll(on, colores, [talla])}
              />
            )}
          </th>
        ))}
        {modo !== 'ean' && (
          <>
            <th scope="col" className="o-n">
              {say.stock}
            </th>
            <th scope="col" className="o-n">
              {say.reserved}
            </th>
            <th scope="col" className="o-n">
              {say.free}
            </th>
            <th scope="col">{modo === 'existe' ? say.all : say.web}</th>
          </>
        )}
      </tr>
    </thead>
  )
}
