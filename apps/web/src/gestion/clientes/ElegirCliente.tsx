import { LookupControl } from '../record/form/controls/LookupControl.tsx'
import { FieldShell } from '../record/form/FieldShell.tsx'
import { useWords } from '../use-texts.ts'
import { words } from '../words.ts'
import { DE_CLIENTES } from './lookups.ts'

interface ElegirClienteProps {
  value: number | null
  onChange: (id: number | null) => void
  disabled?: boolean
  error?: string
  changed?: boolean
}

/** A customer, found by code, name or NIF as one types. */
export function ElegirCliente({ value, onChange, disabled = false, error, changed = false }: ElegirClienteProps) {
  const labels = useWords(words)
  const id = 'field-clienteId'
  return (
    <FieldShell id={id} label={labels.cliente} width="medium" error={error}>
      <LookupControl
        {...{ id, value, disabled, changed }}
        name="clienteId"
        field={{ name: 'clienteId', control: 'lookup', from: DE_CLIENTES }}
        onChange={(picked) => onChange(picked as number | null)}
        onBlur={() => undefined}
        inputRef={() => undefined}
        invalid={error !== undefined}
        describedBy={error ? `${id}-error` : undefined}
      />
    </FieldShell>
  )
}
