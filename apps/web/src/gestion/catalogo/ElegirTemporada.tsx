import { temporadas } from '@telar/contract/catalogo/temporadas'
import { useRead } from '../calls.ts'
import { TODAS_LAS_TEMPORADAS } from './todas-las-temporadas.ts'

/** The seasons, the newest first. */
export function useTemporadas() {
  const { data } = useRead(temporadas.search, TODAS_LAS_TEMPORADAS)
  return data?.data
}

interface ElegirTemporadaProps {
  label: string
  value: number | null
  /** Offered where no season is a choice too. */
  none?: string
  onChange: (id: number | null) => void
}

/** A season, chosen from all there are. */
export function ElegirTemporada({ label, value, none, onChange }: ElegirTemporadaProps) {
  const todas = useTemporadas() ?? []
  return (
    <label className="o-row">
      <span className="o-q">{label}</span>
      <select
        className="o-in o-in-season"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        {none !== undefined && <option value="">{none}</option>}
        {todas.map(({ id, codigo, nombre }) => (
          <option key={id} value={id}>
            {codigo} {nombre}
          </option>
        ))}
      </select>
    </label>
  )
}
