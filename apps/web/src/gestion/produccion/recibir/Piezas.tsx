import type { Unidad as UnidadDeMateria } from '@telar/domain/produccion/materia'
import { ClipboardPaste } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { Button } from '../../parts/Button.tsx'
import { notify } from '../../parts/notify.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { useWords } from '../../use-texts.ts'
import { P } from '../palabras.ts'
import { Unidad } from '../Unidad.tsx'
import { FilaDePieza } from './FilaDePieza.tsx'
import { PegarLista } from './PegarLista.tsx'
import { conHueco, conMetros, escritas, type Falta, type PiezaEscrita } from './piezas-escritas.ts'
import { RECIBIR } from './recibir-texts.ts'

const clave = () => crypto.randomUUID()

interface PiezasProps {
  piezas: readonly PiezaEscrita[]
  faltas: ReadonlyMap<string, Falta>
  unidad: UnidadDeMateria
  error: string | undefined
  /** They stand in a part of the page that has a name. */
  within?: boolean
  onChange: (piezas: PiezaEscrita[]) => void
}

/** The rolls of a delivery, typed one under the other or pasted all at once. */
export function Piezas({ piezas, faltas, unidad, error, within = false, onChange }: PiezasProps) {
  const say = useWords(RECIBIR)
  const pWords = useWords(P)
  const table = useRef<HTMLTableElement>(null)
  const [pegado, setPegado] = useState<string | null>(null)
  const filas = conHueco(piezas, clave)
  const set = (next: readonly PiezaEscrita[]) => onChange(conHueco(next, clave))
  const add = (nuevas: PiezaEscrita[]) => {
    set([...escritas(piezas), ...nuevas])
    notify(say.anadidas(nuevas.length), { undo: () => onChange([...piezas]) })
  }
  /** Enter goes to the same column of the next roll; under the last one there is always another. */
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event
    if (!(target instanceof HTMLElement)) return
    const { col } = target.dataset
    const step = event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || event.ctrlKey || !col || (col === 'color' && event.key !== 'Enter')) return
    event.preventDefault()
    const same = [...(table.current?.querySelectorAll<HTMLElement>(`[data-col="${col}"]`) ?? [])]
    same[same.indexOf(target) + step]?.focus()
  }
  const onPaste = (event: ClipboardEvent) => {
    const texto = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(texto.trim())) return
    event.preventDefault()
    setPegado(texto)
  }
  return (
    <section className="o-bill-lines" {...(within ? {} : { 'aria-label': pWords.piezas })}>
      <div className="o-row o-wrap">
        <h2 className="o-h2">
          {pWords.piezas} <span className="o-q o-hide-s">{say.teclado}</span>
        </h2>
        <span className="o-sp" />
        {pegado === null && (
          <Button small icon={ClipboardPaste} onClick={() => setPegado('')}>
            {say.pegar}
          </Button>
        )}
      </div>
      {pegado !== null && (
        <PegarLista
          key={pegado}
          initial={pegado}
          numeros={piezas.map(({ numero }) => numero.trim())}
          onAdd={add}
          onClose={() => setPegado(null)}
        />
      )}
      {error && <p className="o-err">{error}</p>}
      <Sideways>
        <table ref={table} className="o-t o-lines o-rolls-in" onKeyDown={onKeyDown} onPaste={onPaste}>
          <thead>
            <tr>
              <th>{pWords.numero}</th>
              <th className="o-n">
                {pWords.cantidad} <Unidad de={unidad} />
              </th>
              <th>{pWords.lote}</th>
              <th>{pWords.color}</th>
              <th>{pWords.ubicacion}</th>
              <td />
              <td />
            </tr>
          </thead>
          <tbody>
            {filas.map((pieza, i) => (
              <FilaDePieza
                key={pieza.clave}
                pieza={pieza}
                place={i}
                falta={faltas.get(pieza.clave)}
                onChange={(next) => set(filas.map((una) => (una === pieza ? next : una)))}
                onMetros={(metros) => set(conMetros(filas, i, metros))}
                onRemove={() => set(filas.filter((una) => una !== pieza))}
              />
            ))}
          </tbody>
        </table>
      </Sideways>
    </section>
  )
}
