import {
  CLAVES_DE_DETALLE,
  DETALLES,
  type Detalle,
  detallesEnTexto,
  GRUPOS_DE_DETALLE,
  type GrupoDeDetalle,
} from '@telar/domain/catalogo/detalles'
import { Button } from '../../parts/Button.tsx'
import { useIdioma, useWords } from '../../use-texts.ts'
import { DATOS } from './datos-texts.ts'
import { modeloForm } from './modelo-values.ts'

const GRUPOS = Object.keys(GRUPOS_DE_DETALLE) as GrupoDeDetalle[]

/** How a model is made: what the assistant may say of it, chosen from words that exist in four languages. */
export function Detalles({ disabled }: { disabled: boolean }) {
  const say = useWords(DATOS)
  const idioma = useIdioma()
  const { getValues } = modeloForm.useForm()
  const { field, fieldState } = modeloForm.useField('detalles')
  const elegidos = new Set<Detalle>(field.value)
  const poner = (nuevos: ReadonlySet<Detalle>) => field.onChange(CLAVES_DE_DETALLE.filter((clave) => nuevos.has(clave)))
  const cambiar = (clave: Detalle) => {
    const nuevos = new Set(elegidos)
    if (!nuevos.delete(clave)) nuevos.add(clave)
    poner(nuevos)
  }
  return (
    <div className={fieldState.isDirty ? 'o-details o-wide o-changed' : 'o-details o-wide'}>
      <h2 className="o-h2">
        {say.details} <span className="o-q o-s">{say.detailsHint}</span>
      </h2>
      {GRUPOS.map((grupo) => (
        <fieldset key={grupo} disabled={disabled}>
          <legend className="o-q o-s">{GRUPOS_DE_DETALLE[grupo][idioma]}</legend>
          {CLAVES_DE_DETALLE.filter((clave) => DETALLES[clave].grupo === grupo).map((clave) => (
            <label key={clave}>
              <input type="checkbox" className="o-ck" checked={elegidos.has(clave)} onChange={() => cambiar(clave)} />
              {DETALLES[clave].nombre[idioma]}
            </label>
          ))}
        </fieldset>
      ))}
      {!disabled && (
        <Button small onClick={() => poner(new Set([...elegidos, ...detallesEnTexto(getValues('descripcion').es)]))}>
          {say.detailsFromText}
        </Button>
      )}
    </div>
  )
}
