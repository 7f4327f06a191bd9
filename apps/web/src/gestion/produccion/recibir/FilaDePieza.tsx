import { enIdioma } from '@telar/domain/idioma'
import { X } from 'lucide-react'
import { useColores } from '../../catalogo/use-colores.ts'
import { Button } from '../../parts/Button.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { P } from '../palabras.ts'
import { esHueco, type Falta, type PiezaEscrita } from './piezas-escritas.ts'
import { RECIBIR } from './recibir-texts.ts'

interface FilaDePiezaProps {
  pieza: PiezaEscrita
  place: number
  falta: Falta | undefined
  onChange: (pieza: PiezaEscrita) => void
  onMetros: (metros: string) => void
  onRemove: () => void
}

/** Where what is wrong was typed. */
const COLUMNA: Record<Falta, 'numero' | 'metros'> = {
  ...{ numero: 'numero', repetida: 'numero', metros: 'metros', entera: 'metros' },
}

/** One roll, typed from left to right; what is wrong with it stands in its row. */
export function FilaDePieza({ pieza, place, falta, onChange, onMetros, onRemove }: FilaDePiezaProps) {
  const { idioma } = useFormat()
  const p = useWords(P)
  const say = useWords(RECIBIR)
  const { todos } = useColores()
  const nombre = pieza.numero || String(place + 1)
  const cell = (col: 'numero' | 'metros' | 'lote' | 'ubicacion', label: string, max: number) => (
    <input
      className={col === 'metros' ? 'o-cell o-n' : 'o-cell'}
      data-col={col}
      aria-label={say.celda(label, nombre)}
      aria-invalid={(falta && COLUMNA[falta] === col) || undefined}
      inputMode={col === 'metros' ? 'decimal' : undefined}
      autoComplete="off"
      maxLength={max}
      placeholder={esHueco(pieza) && col === 'numero' ? '…' : undefined}
      value={pieza[col]}
      onFocus={(event) => event.target.select()}
      onChange={({ target: { value } }) => (col === 'metros' ? onMetros(value) : onChange({ ...pieza, [col]: value }))}
    />
  )
  return (
    <tr className={falta ? 'o-amiss' : undefined}>
      <td>{cell('numero', p.numero, 40)}</td>
      <td className="o-n">{cell('metros', p.cantidad, 14)}</td>
      <td>{cell('lote', p.lote, 40)}</td>
      <td>
        <select
          className="o-cell"
          data-col="color"
          aria-label={say.celda(p.color, nombre)}
          value={pieza.colorId ?? ''}
          onChange={({ target }) => onChange({ ...pieza, colorId: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">{say.sinColor}</option>
          {todos.map((color) => (
            <option key={color.id} value={color.id}>
              {enIdioma(color.nombre, idioma)}
            </option>
          ))}
        </select>
      </td>
      <td>{cell('ubicacion', p.ubicacion, 60)}</td>
      <td>{falta && <span className="o-err o-s">{say.faltas[falta]}</span>}</td>
      <td className="o-act">
        {!esHueco(pieza) && (
          <Button look="ghost" small iconOnly icon={X} onClick={onRemove}>
            {`${say.quitar} ${nombre}`}
          </Button>
        )}
      </td>
    </tr>
  )
}
