import { enIdioma } from '@telar/domain/idioma'
import { Leido } from '../../../record/Leido.tsx'
import { useIdioma, useWords } from '../../../use-texts.ts'
import { modeloForm } from '../modelo-values.ts'
import { useColecciones } from './use-colecciones.ts'
import { WEB } from './web-texts.ts'

/** The collections a model stands in. */
export function ColeccionesDelModelo({ disabled }: { disabled: boolean }) {
  const idioma = useIdioma()
  const say = useWords(WEB)
  const { allowed, leidas } = useColecciones()
  const { field, fieldState } = modeloForm.useField('colecciones')
  const dentro = (field.value as { id: number }[]).map(({ id }) => id)
  const set = (id: number, on: boolean) => {
    const next = on ? [...dentro, id] : dentro.filter((other) => other !== id)
    field.onChange(next.sort((a, b) => a - b).map((coleccionId) => ({ id: coleccionId })))
  }
  if (!allowed) return null
  return (
    <fieldset className={fieldState.isDirty ? 'o-sec o-picks o-changed' : 'o-sec o-picks'} disabled={disabled}>
      <legend className="o-h2">
        {say.collections} <span className="o-q o-s">{say.collectionsHint}</span>
      </legend>
      <Leido de={leidas}>
        {({ data: colecciones }) => (
          <>
            {colecciones.length === 0 && <p className="o-q">{say.noCollections}</p>}
            {colecciones.map(({ id, nombre }) => (
              <label key={id}>
                <input
                  type="checkbox"
                  className="o-ck"
                  checked={dentro.includes(id)}
                  onChange={(event) => set(id, event.target.checked)}
                />
                {enIdioma(nombre, idioma)}
              </label>
            ))}
          </>
        )}
      </Leido>
    </fieldset>
  )
}
