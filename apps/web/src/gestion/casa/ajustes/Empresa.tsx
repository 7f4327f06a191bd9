import { FieldView } from '../../record/form/FieldView.tsx'
import { usePaises } from '../use-paises.ts'
import { COMPANY_FIELDS, LABELS } from './labels.ts'

/** Who the house is, on the site and on its papers. */
export function Empresa() {
  const options = usePaises()
  return (
    <div className="o-form o-company">
      {COMPANY_FIELDS.map((field) => (
        <FieldView
          key={field.name}
          field={field.control === 'select' ? { ...field, options } : field}
          label={LABELS[field.name]}
          disabled={false}
        />
      ))}
    </div>
  )
}
