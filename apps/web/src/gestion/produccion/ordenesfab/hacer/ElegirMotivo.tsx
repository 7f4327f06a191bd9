import { MOTIVOS_DE_SEGUNDA, type MotivoDeSegunda } from '@telar/domain/produccion/operacion'
import { FieldShell } from '../../../record/form/FieldShell.tsx'
import { useFormat, useWords } from '../../../use-texts.ts'
import { MOTIVO } from '../../operaciones/trabajos.ts'
import { HACER } from './hacer-texts.ts'

interface ElegirMotivoProps {
  value: MotivoDeSegunda | null
  onChange: (motivo: MotivoDeSegunda | null) => void
}

/** Why garments are seconds, where somebody says it. */
export function ElegirMotivo({ value, onChange }: ElegirMotivoProps) {
  const { word } = useFormat()
  const say = useWords(HACER)
  return (
    <FieldShell id="motivo-segundas" label={say.secondsWhy}>
      <select
        id="motivo-segundas"
        className="o-in"
        value={value ?? ''}
        onChange={({ target }) => onChange((target.value || null) as MotivoDeSegunda | null)}
      >
        <option value="">–</option>
        {MOTIVOS_DE_SEGUNDA.map((motivo) => (
          <option key={motivo} value={motivo}>
            {word(MOTIVO[motivo])}
          </option>
        ))}
      </select>
    </FieldShell>
  )
}
