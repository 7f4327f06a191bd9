import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { type ColorDeMatriz, type Escrito, esCuenta, pegarTextos, type Rejilla } from '../../pieces/matriz/rejilla.ts'
import { Sideways } from '../parts/Sideways.tsx'
import { Swatch } from '../parts/State.tsx'
import { useFormat, useWords } from '../use-texts.ts'
import { MATRIZ } from './matriz-texts.ts'
import { irConTecla, lugarDe } from './teclas-de-matriz.ts'

interface MatrizEscritaProps extends Rejilla {
  /** What the cells count, for those who hear them. */
  title: string
  /** What is written in a cell: nothing is not the same as none. */
  texto: (colorId: number, talla: string) => string
  /** What a cell adds to the sums at the edges. */
  suma: (colorId: number, talla: string) => number
  onWrite: (escritos: Escrito[]) => void
  /** What the books say, under the field. */
  libros?: (colorId: number, talla: string) => number | undefined
  /** How far what is written is from it. */
  diferencia?: (colorId: number, talla: string) => number | null
  /** A cell that cannot be so. */
  mal?: (colorId: number, talla: string) => boolean
  /** Minus can be typed. */
  conSigno?: boolean
  /** The first field is ready to be typed in. */
  fresh?: boolean
}

/** Colours × sizes to be typed: with nothing in a cell it is left alone; arrows, Enter and blocks from a sheet. */
export function MatrizEscrita(props: MatrizEscritaProps) {
  const { colores, tallas, title, suma, onWrite, conSigno = false } = props
  const say = useWords(MATRIZ)
  const { number } = useFormat()
  const table = useRef<HTMLTableElement>(null)
  const [malo, setMalo] = useState<string>()
  const rejilla = { colores, tallas }
  const onKeyDown = (event: KeyboardEvent) => irConTecla(table.current, rejilla, event)
  const onPaste = (event: ClipboardEvent) => {
    const from = lugarDe(event.target)
    const text = event.clipboardData.getData('text/plain')
    // One value alone is pasted by the field itself.
    if (!from || !/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    const escritos = pegarTextos(rejilla, from, text)
    const refused = escritos.find(({ texto }) => !esCuenta(texto, conSigno))
    setMalo(refused?.texto.trim())
    if (!refused) onWrite(escritos)
  }
  const deTalla = (talla: string) => colores.reduce((n, { id }) => n + suma(id, talla), 0)
  return (
    <Sideways className="o-mx-scroll">
      <table ref={table} className="o-mx o-mx-typed" aria-label={title} onKeyDown={onKeyDown} onPaste={onPaste}>
        <thead>
          <tr>
            <td />
            {tallas.map((talla) => (
              <th key={talla} scope="col">
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
            <tr key={color.id}>
              <th scope="row">
                <Swatch hex={color.hex} />
                {color.nombre}
              </th>
              {tallas.map((talla, columna) =>
                color.tallas.some((una) => una.talla === talla) ? (
                  <Celda key={talla} {...props} {...{ color, talla, fila, columna, conSigno, rehusar: setMalo }} />
                ) : (
                  <td key={talla} className="o-hatch" />
                ),
              )}
              <td className="o-n o-m">{number(tallas.reduce((n, talla) => n + suma(color.id, talla), 0))}</td>
            </tr>
          ))}
        </tbody>
        {colores.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">{say.total}</th>
              {tallas.map((talla) => (
                <td key={talla}>{deTalla(talla) === 0 ? '·' : number(deTalla(talla))}</td>
              ))}
              <td className="o-n">{number(tallas.reduce((n, talla) => n + deTalla(talla), 0))}</td>
            </tr>
          </tfoot>
        )}
      </table>
      {malo !== undefined && (
        <p className="o-err" role="alert">
          {say.wrongCount(malo)}
        </p>
      )}
    </Sideways>
  )
}

interface CeldaProps extends MatrizEscritaProps {
  color: ColorDeMatriz
  talla: string
  fila: number
  columna: number
  /** Says that something typed counts nothing; nothing, that it does again. */
  rehusar: (texto: string | undefined) => void
}

function Celda(props: CeldaProps) {
  const { color, talla, fila, columna, title, texto, onWrite, libros, diferencia, mal, conSigno, fresh, rehusar } =
    props
  const { number } = useFormat()
  const say = useWords(MATRIZ)
  const hay = libros?.(color.id, talla)
  const distan = diferencia?.(color.id, talla) ?? null
  const escrito = texto(color.id, talla)
  const antes = useRef(escrito)
  const [malo, setMalo] = useState<string>()
  const write = (nuevo: string) => onWrite([{ colorId: color.id, talla, texto: nuevo }])
  const onType = (nuevo: string) => {
    const cuenta = esCuenta(nuevo, conSigno)
    setMalo(cuenta ? undefined : nuevo)
    rehusar(cuenta ? undefined : nuevo)
    write(cuenta ? nuevo : antes.current)
  }
  return (
    <td>
      <input
        data-at={`${fila} ${columna}`}
        aria-label={say.cell(title, color.nombre, talla)}
        aria-invalid={malo !== undefined || mal?.(color.id, talla) || undefined}
        data-wrong={malo === undefined ? undefined : ''}
        inputMode={conSigno ? 'text' : 'numeric'}
        enterKeyHint="next"
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the model was chosen to type its garments.
        autoFocus={fresh && fila === 0 && columna === 0}
        value={malo ?? escrito}
        onFocus={(event) => {
          antes.current = escrito
          event.target.select()
        }}
        onBlur={() => setMalo(undefined)}
        onClick={(event) => event.currentTarget.select()}
        onChange={({ target }) => onType(target.value)}
      />
      {hay !== undefined && (
        <small>
          {number(hay)}
          {distan !== null && distan !== 0 && (
            <b className={distan < 0 ? 'o-fewer' : 'o-more'}>{conMas(number, distan)}</b>
          )}
        </small>
      )}
    </td>
  )
}

/** A difference with its sign. */
export const conMas = (number: (n: number) => string, n: number): string => (n > 0 ? `+${number(n)}` : number(n))
