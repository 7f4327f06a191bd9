import type { ColorDeMatriz } from '../../pieces/matriz/rejilla.ts'
import { useEscrito } from '../../pieces/matriz/use-escrito.ts'
import { Swatch } from '../parts/State.tsx'
import { useFormat, useWords } from '../use-texts.ts'
import type { MatrizProps } from './matriz-props.ts'
import { MATRIZ } from './matriz-texts.ts'

interface FilaProps extends MatrizProps {
  color: ColorDeMatriz
  fila: number
  /** Says that something typed is no number of garments. */
  rehusar: (text: string) => void
}

/** One colour across the sizes, with its sum. */
export function FilaDeMatriz(props: FilaProps) {
  const { color, fila, tallas, cantidad } = props
  const { number } = useFormat()
  const total = tallas.reduce((n, talla) => n + cantidad(color.id, talla), 0)
  return (
    <tr>
      <th scope="row">
        <Swatch hex={color.hex} />
        {color.nombre}
      </th>
      {tallas.map((talla, columna) =>
        color.tallas.some((una) => una.talla === talla) ? (
          <Celda key={talla} {...props} talla={talla} at={`${fila} ${columna}`} />
        ) : (
          <td key={talla} className="o-hatch" />
        ),
      )}
      <td className="o-n o-m">{number(total)}</td>
    </tr>
  )
}

interface CeldaProps extends MatrizProps {
  color: ColorDeMatriz
  talla: string
  /** Row and column, by which the arrows find it. */
  at: string
  rehusar: (text: string) => void
}

function Celda({ color, talla, at, cantidad, onChange, max, under, note, title, rehusar }: CeldaProps) {
  const { number } = useFormat()
  const say = useWords(MATRIZ)
  const n = cantidad(color.id, talla)
  const small = under?.(color.id, talla)
  const words = note?.(color.id, talla)
  const { campo } = useEscrito({
    cantidad: n,
    alCambiar: (nueva) => onChange?.([{ colorId: color.id, talla, cantidad: nueva }]),
    alRehusar: rehusar,
  })
  if (!onChange)
    return (
      <td className={n === 0 ? 'o-q' : undefined}>
        {n === 0 ? '·' : number(n)}
        {small !== undefined && small > 0 && <small>{number(small)}</small>}
      </td>
    )
  return (
    <td>
      <input
        data-at={at}
        aria-label={say.cell(title, color.nombre, talla)}
        inputMode="numeric"
        autoComplete="off"
        placeholder="·"
        {...campo}
        aria-invalid={campo['aria-invalid'] || n > (max?.(color.id, talla) ?? n) || undefined}
      />
      {small !== undefined && <small aria-hidden="true">{number(small)}</small>}
      {words !== undefined && (
        <small className="o-mx-note" aria-hidden="true">
          {words}
        </small>
      )}
    </td>
  )
}
