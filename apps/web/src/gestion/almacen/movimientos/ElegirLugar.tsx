import { EN_CASA, type EnCasa } from '@telar/domain/almacen/movimiento'
import { useFormat } from '../../use-texts.ts'
import { LUGAR } from '../palabras.ts'

interface ElegirLugarProps {
  label: string
  value: EnCasa
  onChange: (lugar: EnCasa) => void
}

/** One of the places where garments lie in the house. */
export function ElegirLugar({ label, value, onChange }: ElegirLugarProps) {
  const { word } = useFormat()
  return (
    <div className="o-fld">
      <span aria-hidden="true">{label}</span>
      <fieldset className="o-seg" aria-label={label}>
        {EN_CASA.map((uno) => (
          <button key={uno} type="button" aria-pressed={uno === value} onClick={() => onChange(uno)}>
            {word(LUGAR[uno])}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
