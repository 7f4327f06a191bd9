import type { Modelo } from '@telar/contract/catalogo/modelos'
import { useState } from 'react'
import type { PartProps } from '../../../declare/screen.ts'
import { Note } from '../../../parts/Note.tsx'
import { OfficeLink } from '../../../parts/OfficeLink.tsx'
import { hrefOf, NEW } from '../../../place.ts'
import { useWords } from '../../../use-texts.ts'
import { useColores } from '../../use-colores.ts'
import { modeloForm } from '../modelo-values.ts'
import { ElegirColores } from './ElegirColores.tsx'
import { Matriz } from './Matriz.tsx'
import { coloresDe, generar, malEan } from './variantes.ts'
import { type Modo, VARIANTES } from './variantes-texts.ts'

const MODOS: readonly Modo[] = ['stock', 'ean', 'existe']

/** The server's or the form's first complaint about the matrix. */
function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { message } = error as { message?: unknown }
  if (typeof message === 'string') return message
  return Object.values(error).map(firstMessage).find(Boolean)
}

/** Colours × sizes: what exists, how many there are, which are sold on the web. */
export function Variantes({ row, mayWrite }: PartProps<Modelo>) {
  const say = useWords(VARIANTES)
  const { nombre } = useColores()
  const [modo, setModo] = useState<Modo>('stock')
  const tallas = modeloForm.useValue('tallas')
  const { field, fieldState } = modeloForm.useField('variantes')
  const variantes = field.value
  const colores = coloresDe(variantes)
  const bad = fieldState.error && malEan(variantes)
  const error = bad ? say.badEan(nombre(bad.colorId), bad.talla) : firstMessage(fieldState.error)
  if (tallas.length === 0)
    return (
      <div className="o-empty">
        <p>{say.noSizes}</p>
        <OfficeLink className="o-btn o-btn-sm" href={hrefOf('modelos', row ? Number(row.id) : NEW)}>
          {say.toSizes}
        </OfficeLink>
      </div>
    )
  return (
    <section className="o-sec o-flat">
      <div className="o-row o-vx-head">
        <h2 className="o-h2">
          {say.title} {mayWrite && <span className="o-q o-s">{say.hint[modo]}</span>}
        </h2>
        <span className="o-sp" />
        <fieldset className="o-seg" aria-label={say.mode}>
          {MODOS.map((each) => (
            <button key={each} type="button" aria-pressed={each === modo} onClick={() => setModo(each)}>
              {say.modes[each]}
            </button>
          ))}
        </fieldset>
        {mayWrite && (
          <ElegirColores without={colores} onAdd={(colorIds) => field.onChange(generar(variantes, colorIds, tallas))} />
        )}
      </div>
      {error && <Note look="error">{error}</Note>}
      {colores.length === 0 ? (
        <p className="o-q">{say.none}</p>
      ) : (
        <Matriz {...{ modo, tallas, colores, variantes }} disabled={!mayWrite} onChange={field.onChange} />
      )}
    </section>
  )
}
