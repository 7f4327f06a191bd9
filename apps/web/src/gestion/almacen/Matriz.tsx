import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { toast } from '../../kit/toast.tsx'
import { type Lugar, leerCantidad, pegar, rellenarAbajo } from '../../pieces/matriz/rejilla.ts'
import { Sideways } from '../parts/Sideways.tsx'
import { useFormat, useWords } from '../use-texts.ts'
import { FilaDeMatriz } from './FilaDeMatriz.tsx'
import type { MatrizProps } from './matriz-props.ts'
import { MATRIZ } from './matriz-texts.ts'
import { irConTecla, lugarDe } from './teclas-de-matriz.ts'

/** Colours as rows, sizes as columns, sums at the edges; arrows and Enter move, blocks can be pasted. */
export function Matriz(props: MatrizProps) {
  const { colores, tallas, cantidad, onChange, title, tell } = props
  const { number } = useFormat()
  const say = useWords(MATRIZ)
  const rehusar = (text: string) => toast.error(say.wrong(text), { id: 'cantidad' })
  const table = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState<Lugar | null>(null)
  const rejilla = { colores, tallas }
  const sum = (talla: string) => colores.reduce((n, { id }) => n + cantidad(id, talla), 0)

  const color = at ? colores[at.fila] : undefined
  const talla = at ? tallas[at.columna] : undefined
  const said = color && talla !== undefined ? tell?.(color.id, talla) : undefined
  const here = said && `${color?.nombre} ${talla}: ${said}`

  const onKeyDown = (event: KeyboardEvent) => {
    const from = lugarDe(event.target)
    if (!from || !onChange) return
    if (event.key.toLowerCase() === 'd' && event.ctrlKey) {
      event.preventDefault()
      const written = event.target instanceof HTMLInputElement ? event.target.value : ''
      const n = leerCantidad(written)
      return n === undefined ? rehusar(written) : onChange(rellenarAbajo(rejilla, from, n))
    }
    irConTecla(table.current, rejilla, event)
  }
  const onPaste = (event: ClipboardEvent) => {
    const from = lugarDe(event.target)
    const text = event.clipboardData.getData('text/plain')
    // One value alone is pasted by the field itself.
    if (!from || !/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    const read = pegar(rejilla, from, text)
    if ('malo' in read) rehusar(read.malo)
    else onChange?.(read.cambios)
  }
  return (
    <Sideways className="o-mx-scroll">
      <table
        ref={table}
        className="o-mx"
        aria-label={title}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onFocus={(event: FocusEvent) => setAt(lugarDe(event.target) ?? null)}
        onBlur={() => setAt(null)}
      >
        <thead>
          <tr>
            <td />
            {tallas.map((talla, i) => (
              <th key={talla} scope="col" className={i === at?.columna ? 'o-mx-col' : undefined}>
                {talla}
              </th>
            ))}
            <th scope="col" className="o-n">
              {say.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {colores.map((color, fila) => (
            <FilaDeMatriz key={color.id} {...props} color={color} fila={fila} rehusar={rehusar} />
          ))}
        </tbody>
        {colores.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">{say.total}</th>
              {tallas.map((talla) => (
                <td key={talla}>{number(sum(talla)) === '0' ? '·' : number(sum(talla))}</td>
              ))}
              <td className="o-n">{number(tallas.reduce((n, talla) => n + sum(talla), 0))}</td>
            </tr>
          </tfoot>
        )}
      </table>
      {tell && (
        <p className="o-mx-tell" aria-live="polite">
          {here}
        </p>
      )}
    </Sideways>
  )
}
