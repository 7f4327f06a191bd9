import type { ComponentProps } from 'react'
import { SelectField } from '../../ui/SelectField.tsx'

interface PaisFieldProps extends ComponentProps<typeof SelectField> {
  paises: readonly { id: number; iso2: string; nombre: string }[]
  /** Addresses name a country by its code, everything else by its number. */
  by?: 'id' | 'iso2'
}

/** A country, by its name in the page's language. */
export function PaisField({ paises, by = 'id', ...select }: PaisFieldProps) {
  return (
    <SelectField {...select}>
      {paises.map((pais) => (
        <option key={pais.id} value={pais[by]}>
          {pais.nombre}
        </option>
      ))}
    </SelectField>
  )
}
