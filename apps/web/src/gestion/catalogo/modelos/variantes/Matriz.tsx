import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { placeIn } from '../../../parts/place-in.ts'
import { useFormat, useWords } from '../../../use-texts.ts'
import { CabeceraDeMatriz } from './CabeceraDeMatriz.tsx'
import { FilaDeColor } from './FilaDeColor.tsx'
import type { MatrizProps, SetAll } from './matriz-props.ts'
import { pegar } from './pegar.ts'
import { conjunto, sumar } from './variantes.ts'
import { VARIANTES } from './variantes-texts.ts'

const MOVES: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The row and column of the cell that an event comes from. */
function placeOf(target: EventTarget): readonly [number, number] | undefined {
  const [row, column] = placeIn(target)
  return row === undefined || column === undefined ? undefined : [row, column]
}

/** The matrix itself; arrows and Enter go from cell to cell, and a block of a spreadsheet can be pasted. */
export function Matriz(props: MatrizProps) {
  const { modo, tallas, colores, variantes, onChange } = props
  const { number } = useFormat()
  const say = useWords(VARIANTES)
  const table = useRef<HTMLTableElement>(null)
  const total = sumar(variantes)
  const [column, setColumn] = useState<number | null>(null)

  const onFocus = (event: FocusEvent) => setColumn(placeOf(event.target)?.[1] ?? null)
  const onPaste = (event: ClipboardEvent) => {
    const from = placeOf(event.target)
    const text = event.clipboardData.getData('text/plain')
    // One value alone is pasted by the field itself.
    if (!from || modo === 'existe' || !/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    onChange(pegar(variantes, colores.slice(from[0]), tallas.slice(from[1]), text, modo))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const at = placeOf(event.target)
    const move = MOVES[event.key]
    if (!at || !move || event.ctrlKey || event.altKey) return
    event.preventDefault()
    const to = `${at[0] + move[0]} ${at[1] + move[1]}`
    table.current?.querySelector<HTMLElement>(`[data-at="${to}"]`)?.focus()
  }
  const setAll: SetAll = (on, colorIds, sizes) => onChange(conjunto(variantes, modo, on, colorIds, sizes))
  return (
    <div className="o-vx-scroll">
      <table
        ref={table}
        className={`o-vx o-vx-${modo}`}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={() => setColumn(null)}
        onPaste={onPaste}
      >
        <CabeceraDeMatriz {...props} column={column} setAll={setAll} />
        <tbody>
          {colores.map((colorId, i) => (
            <FilaDeColor key={colorId} {...props} colorId={colorId} place={i} setAll={setAll} />
          ))}
        </tbody>
        {modo !== 'ean' && (
          <tfoot>
            <tr>
              <th scope="row">{say.total}</th>
              {tallas.map((talla) => (
                <td key={talla}>{number(sumar(variantes.filter((v) => v.talla === talla)).stock)}</td>
              ))}
              <td className="o-n">{number(total.stock)}</td>
              <td className="o-n">{number(total.reservado)}</td>
              <td className="o-n">{number(total.libre)}</td>
              <td />
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
