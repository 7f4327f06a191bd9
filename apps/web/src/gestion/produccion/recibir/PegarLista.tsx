import { useId, useMemo, useState } from 'react'
import { useColores } from '../../catalogo/use-colores.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { colorDe, type LineaPegada, lineasPegadas, type PiezaEscrita } from './piezas-escritas.ts'
import { RECIBIR } from './recibir-texts.ts'

const MINIMO = 6

interface PegarListaProps {
  initial: string
  /** The numbers that are in already. */
  numeros: readonly string[]
  onAdd: (piezas: PiezaEscrita[]) => void
  onClose: () => void
}

/** A supplier's packing list as it was pasted, and beside each of its lines what was understood of it. */
export function PegarLista({ initial, numeros, onAdd, onClose }: PegarListaProps) {
  const id = useId()
  const t = useWords(OFFICE)
  const { decimal } = useFormat()
  const say = useWords(RECIBIR)
  const { todos } = useColores()
  const [texto, setTexto] = useState(initial)
  const lineas = useMemo(() => lineasPegadas(texto), [texto])
  // Without points between thousands: what is typed is read as a supplier would write it.
  const escrito = (n: number) => String(n).replace('.', decimal)
  const repetida = (linea: LineaPegada) => linea.clase === 'pieza' && numeros.includes(linea.pieza.numero)
  const mala = (linea: LineaPegada) => linea.clase === 'error' || repetida(linea)
  const buenas = lineas.flatMap((linea) => (linea.clase === 'pieza' && !repetida(linea) ? [linea.pieza] : []))
  const malas = lineas.filter(mala).length
  const add = () => {
    if (buenas.length === 0) return
    onAdd(
      buenas.map(({ color, metros, ...pieza }) => ({
        ...pieza,
        clave: crypto.randomUUID(),
        metros: escrito(metros),
        colorId: colorDe(color, todos),
      })),
    )
    if (malas === 0) return onClose()
    const crudas = texto.split(/\r?\n/)
    const queda = (linea: LineaPegada | undefined) => linea && (mala(linea) || linea.clase === 'cabecera')
    setTexto(crudas.filter((_, i) => queda(lineas[i])).join('\n'))
  }
  const textoDe = (linea: LineaPegada): string => {
    if (linea.clase === 'error') return say.errores[linea.codigo]
    if (linea.clase !== 'pieza') return linea.clase === 'cabecera' ? say.cabecera : ''
    if (repetida(linea)) return say.yaEsta
    const { numero, metros, lote, color, ubicacion } = linea.pieza
    const conocido = color === '' || colorDe(color, todos) !== null
    return [numero, escrito(metros), lote, conocido ? color : say.noHayColor(color), ubicacion]
      .filter(Boolean)
      .join(' · ')
  }
  return (
    <section className="o-pasted" aria-label={say.pegar}>
      <label className="o-q" htmlFor={id}>
        {say.pegarQue}
      </label>
      <div className="o-pasted-box">
        <textarea
          id={id}
          className="o-mono"
          // biome-ignore lint/a11y/noAutofocus: it was opened to paste into it.
          autoFocus
          wrap="off"
          spellCheck={false}
          rows={Math.max(MINIMO, lineas.length + 1)}
          value={texto}
          onChange={(event) => setTexto(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            event.stopPropagation()
            add()
          }}
        />
        <ol aria-label={say.entendido}>
          {lineas.map((linea, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place.
            <li key={i} className={mala(linea) ? 'o-err' : linea.clase === 'pieza' ? undefined : 'o-q'}>
              {textoDe(linea)}
            </li>
          ))}
        </ol>
      </div>
      <div className="o-row o-wrap">
        <Button look="main" small keys="ctrl+enter" disabled={buenas.length === 0} onClick={add}>
          {say.anadir(buenas.length)}
        </Button>
        <Button small look="ghost" onClick={onClose}>
          {t.close}
        </Button>
        {malas > 0 && (
          <span className="o-err" role="status">
            {say.malas(malas)}
          </span>
        )}
      </div>
    </section>
  )
}
