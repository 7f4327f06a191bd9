import { X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '../../../parts/Button.tsx'
import { SortHandle } from '../../../parts/sort/SortHandle.tsx'
import { useSortable } from '../../../parts/sort/use-sortable.ts'
import { useWords } from '../../../use-texts.ts'
import { DATOS } from '../datos-texts.ts'
import { modeloForm } from '../modelo-values.ts'
import { conTallas, enCasa } from './variantes.ts'

const ESCALAS: readonly (readonly string[])[] = [
  ['36', '38', '40', '42', '44', '46'],
  ['S', 'M', 'L', 'XL', 'XXL'],
  ['48', '50', '52', '54'],
  ['TU'],
]

const nombreDe = (escala: readonly string[]) =>
  escala.length === 1 ? String(escala[0]) : `${escala[0]}–${escala.at(-1)}`

/** The sizes in their order; the matrix of variants follows them. */
export function Tallas({ disabled }: { disabled: boolean }) {
  const say = useWords(DATOS)
  const { getValues, setValue } = modeloForm.useForm()
  const { field, fieldState } = modeloForm.useField('tallas')
  const [typed, setTyped] = useState('')
  const tallas = field.value
  const variantes = getValues('variantes')
  const reservada = (talla: string) => variantes.some((v) => v.talla === talla && enCasa(v))
  const ocupada = (talla: string) => variantes.some((v) => v.talla === talla && v.stock + v.reservado > 0)

  const change = (next: string[]) => {
    const { curva } = getValues()
    setValue('variantes', conTallas(variantes, tallas, next), { shouldDirty: true })
    if (curva) {
      const kept = Object.entries(curva).filter(([talla]) => next.includes(talla))
      setValue('curva', Object.fromEntries(kept), { shouldDirty: true })
    }
    field.onChange(next)
  }
  const add = () => {
    const fresh = typed.split(/[\s,;/]+/).map((talla) => talla.trim().toUpperCase().slice(0, 8))
    const next = [...new Set([...tallas, ...fresh.filter(Boolean)])]
    if (next.length > tallas.length) change(next)
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',') return
    event.preventDefault()
    add()
  }
  const take = (escala: readonly string[]) =>
    change([...escala, ...tallas.filter((talla) => !escala.includes(talla) && ocupada(talla))])
  const sortable = useSortable(tallas, (order) => field.onChange(order.map(String)))
  return (
    <div className={fieldState.isDirty ? 'o-size-list o-changed' : 'o-size-list'}>
      <ul>
        {sortable.order.map((id) => {
          const talla = String(id)
          const locked = reservada(talla)
          return (
            <li key={talla} className="o-size" {...sortable.item(talla)}>
              {!disabled && <SortHandle sortable={sortable} id={talla} name={talla} />}
              <b>{talla}</b>
              {!disabled && (
                <button
                  type="button"
                  aria-label={locked ? say.reservedSize(talla) : say.removeSize(talla)}
                  title={locked ? say.reservedSize(talla) : undefined}
                  disabled={locked}
                  onClick={() => change(tallas.filter((other) => other !== talla))}
                >
                  <X className="o-i" aria-hidden="true" />
                </button>
              )}
            </li>
          )
        })}
        <li>
          <input
            ref={field.ref}
            className="o-in o-size-new"
            value={typed}
            disabled={disabled}
            placeholder={say.addSize}
            aria-label={say.addSize}
            aria-invalid={fieldState.error ? true : undefined}
            aria-describedby={fieldState.error ? 'tallas-error' : undefined}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={add}
          />
        </li>
      </ul>
      {fieldState.error && (
        <span className="o-err o-s" id="tallas-error">
          {fieldState.error.message}
        </span>
      )}
      {!disabled && (
        <p className="o-row o-scales">
          <span className="o-q o-s">{say.quick}</span>
          {ESCALAS.map((escala) => (
            <Button key={nombreDe(escala)} small onClick={() => take(escala)}>
              {nombreDe(escala) === 'TU' ? `TU · ${say.oneSize}` : nombreDe(escala)}
            </Button>
          ))}
        </p>
      )}
    </div>
  )
}
