import { composicionEn } from '@telar/domain/catalogo/composicion'
import { IDIOMAS } from '@telar/domain/idioma'
import { OFFICE } from '../../office-texts.ts'
import { useWords } from '../../use-texts.ts'
import { DATOS } from './datos-texts.ts'
import { modeloForm } from './modelo-values.ts'

/** What a model is called in the other languages, and its composition, which says itself. */
export function OtrosIdiomas({ disabled }: { disabled: boolean }) {
  const say = useWords(DATOS)
  const { languages } = useWords(OFFICE)
  const { register } = modeloForm.useForm()
  const [nombre, composicion] = [modeloForm.useValue('nombre'), modeloForm.useValue('composicion')]
  return (
    <div className="o-form o-form-flush">
      {IDIOMAS.filter((idioma) => idioma !== 'es').map((idioma) => (
        <div key={idioma} className="o-fld o-medium">
          <label htmlFor={`nombres-${idioma}`}>{say.nameIn(languages[idioma])}</label>
          <input
            id={`nombres-${idioma}`}
            className="o-in"
            lang={idioma}
            placeholder={nombre ?? ''}
            disabled={disabled}
            autoComplete="off"
            {...register(`nombres.${idioma}`)}
          />
          {composicion && (
            <span className="o-hint" lang={idioma}>
              {composicionEn(composicion, idioma)}
            </span>
          )}
        </div>
      ))}
    </div>
  )
}
