import { useEntero } from '../../../parts/use-entero.ts'
import { useWords } from '../../../use-texts.ts'
import { DATOS } from '../datos-texts.ts'
import { modeloForm } from '../modelo-values.ts'

const MAX = 99

/** How many garments of each size make one curve; without a figure there is none. */
export function Curva({ disabled }: { disabled: boolean }) {
  const say = useWords(DATOS)
  const tallas = modeloForm.useValue('tallas')
  const { field, fieldState } = modeloForm.useField('curva')
  const curva = field.value ?? {}
  const set = (talla: string, n: number) => {
    const { [talla]: _, ...others } = curva
    const next = n === 0 ? others : { ...others, [talla]: n }
    field.onChange(Object.keys(next).length > 0 ? next : null)
  }
  const total = Object.values(curva).reduce((sum, n) => sum + n, 0)
  if (tallas.length === 0) return null
  return (
    <div className={fieldState.isDirty ? 'o-curve o-changed' : 'o-curve'}>
      {tallas.map((talla) => (
        <DeTalla key={talla} {...{ talla, disabled }} n={curva[talla] ?? 0} onChange={(n) => set(talla, n)} />
      ))}
      <output className="o-q">{total > 0 && say.garments(total)}</output>
    </div>
  )
}

interface DeTallaProps {
  talla: string
  n: number
  disabled: boolean
  onChange: (n: number) => void
}

function DeTalla({ talla, n, disabled, onChange }: DeTallaProps) {
  const say = useWords(DATOS)
  const campo = useEntero({ n, max: MAX, onChange })
  return (
    <label className="o-fld">
      <span>{talla}</span>
      <input
        className="o-in o-n"
        inputMode="numeric"
        maxLength={3}
        aria-label={say.curveOf(talla)}
        disabled={disabled}
        {...campo}
      />
    </label>
  )
}
