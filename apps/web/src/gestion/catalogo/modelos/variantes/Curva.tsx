import { useWords } from '../../../use-texts.ts'
import { DATOS } from '../datos-texts.ts'
import { modeloForm } from '../modelo-values.ts'

/** How many garments of each size make one curve; without a figure there is none. */
export function Curva({ disabled }: { disabled: boolean }) {
  const say = useWords(DATOS)
  const tallas = modeloForm.useValue('tallas')
  const { field, fieldState } = modeloForm.useField('curva')
  const curva = field.value ?? {}
  const set = (talla: string, typed: string) => {
    const { [talla]: _, ...others } = curva
    const n = Number.parseInt(typed, 10)
    const next = Number.isNaN(n) || n <= 0 ? others : { ...others, [talla]: Math.min(n, 99) }
    field.onChange(Object.keys(next).length > 0 ? next : null)
  }
  const total = Object.values(curva).reduce((sum, n) => sum + n, 0)
  if (tallas.length === 0) return null
  return (
    <div className={fieldState.isDirty ? 'o-curve o-changed' : 'o-curve'}>
      {tallas.map((talla) => (
        <label key={talla} className="o-fld">
          <span>{talla}</span>
          <input
            className="o-in o-n"
            inputMode="numeric"
            maxLength={2}
            aria-label={say.curveOf(talla)}
            value={curva[talla] ?? ''}
            disabled={disabled}
            onFocus={(event) => event.target.select()}
            onChange={(event) => set(talla, event.target.value)}
          />
        </label>
      ))}
      <output className="o-q">{total > 0 && say.garments(total)}</output>
    </div>
  )
}
