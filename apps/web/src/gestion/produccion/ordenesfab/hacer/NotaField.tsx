import { FieldShell } from '../../../record/form/FieldShell.tsx'

interface NotaFieldProps {
  label: string
  hint: string
  value: string
  error?: string
  onChange: (nota: string) => void
}

/** What the order's history keeps of what was done. */
export const NotaField = ({ label, hint, value, error, onChange }: NotaFieldProps) => (
  <FieldShell id="nota" label={label} hint={hint} {...(error ? { error } : {})}>
    <input
      id="nota"
      className="o-in"
      maxLength={500}
      value={value}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error ? 'nota-error' : 'nota-hint'}
      onChange={(event) => onChange(event.target.value)}
    />
  </FieldShell>
)
