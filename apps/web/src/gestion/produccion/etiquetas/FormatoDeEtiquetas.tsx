import { IDIOMAS, idiomaDe } from '@telar/domain/idioma'
import { IDIOMA } from '../../clientes/clientes/cliente-labels.ts'
import { FormatoDeHoja } from '../../parts/etiquetas/FormatoDeHoja.tsx'
import type { Formato } from '../../parts/etiquetas/formato.ts'
import { useWords } from '../../use-texts.ts'
import { ETIQUETAS } from './etiquetas-texts.ts'

interface FormatoProps {
  formato: Formato
  onChange: (formato: Formato) => void
}

/** On which sheet or roll the labels of garments are printed, and what they say. */
export function FormatoDeEtiquetas({ formato, onChange }: FormatoProps) {
  const say = useWords(ETIQUETAS)
  const idiomas = useWords(IDIOMA)
  return (
    <FormatoDeHoja formato={formato} onChange={onChange}>
      <label className="o-fld o-short">
        <span>{say.clase}</span>
        <select
          className="o-in"
          value={formato.clase}
          onChange={({ target }) =>
            onChange({ ...formato, clase: target.value === 'colgante' ? 'colgante' : 'prenda' })
          }
        >
          <option value="prenda">{say.prenda}</option>
          <option value="colgante">{say.colgante}</option>
        </select>
      </label>
      <label className="o-fld o-short">
        <span>{say.idioma}</span>
        <select
          className="o-in"
          value={formato.idioma}
          onChange={({ target }) => onChange({ ...formato, idioma: idiomaDe(target.value) ?? formato.idioma })}
        >
          {IDIOMAS.map((idioma) => (
            <option key={idioma} value={idioma}>
              {idiomas[idioma]}
            </option>
          ))}
        </select>
      </label>
      <label className="o-tick">
        <input
          type="checkbox"
          className="o-ck"
          checked={formato.conPrecio}
          onChange={({ target }) => onChange({ ...formato, conPrecio: target.checked })}
        />
        {say.conPrecio}
      </label>
    </FormatoDeHoja>
  )
}
