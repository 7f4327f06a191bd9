import { FieldView } from '../../record/form/FieldView.tsx'
import { COMPANY_FIELDS, LABELS } from './labels.ts'

/** Who the house is, on the site and on its papers. */
export const Empresa = () => (
  <div className="o-form o-company">
    {COMPANY_FIELDS.map((field) => (
      <FieldView key={field.name} field={field} label={LABELS[field.name]} disabled={false} />
    ))}
  </div>
)
