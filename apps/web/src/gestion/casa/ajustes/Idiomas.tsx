import { IDIOMA_DE_LA_CASA, IDIOMAS } from '@telar/domain/idioma'
import { NOMBRES } from '../../../i18n/languages.ts'
import { Part } from '../../record/Part.tsx'
import { useWords } from '../../use-texts.ts'
import { ajustesForm } from './ajustes-values.ts'
import { SERVICIOS } from './servicios-texts.ts'

/** In which languages the shop, its letters and the back office can be read. */
export default function Idiomas() {
  const say = useWords(SERVICIOS)
  const { field, fieldState } = ajustesForm.useField('idiomas')
  const offered = field.value
  return (
    <Part title={say.languages} hint={say.languagesHint}>
      <div className="o-roles">
        {IDIOMAS.map((idioma) => (
          <label key={idioma}>
            <input
              type="checkbox"
              className="o-ck"
              checked={offered.includes(idioma)}
              disabled={idioma === IDIOMA_DE_LA_CASA}
              onChange={({ target }) =>
                field.onChange(IDIOMAS.filter((one) => (one === idioma ? target.checked : offered.includes(one))))
              }
            />
            <b className="o-m" lang={idioma}>
              {NOMBRES[idioma]}
            </b>
            {idioma === IDIOMA_DE_LA_CASA && <span className="o-q">{say.always}</span>}
          </label>
        ))}
      </div>
      {fieldState.error?.message && <p className="o-err">{fieldState.error.message}</p>}
    </Part>
  )
}
