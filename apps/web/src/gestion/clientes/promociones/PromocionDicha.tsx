import { useModelos } from '../../catalogo/use-modelos.ts'
import { useAlcances, useGrupos } from '../use-alcances.ts'
import { promocionForm } from './promocion-values.ts'

/** Whom a promotion is for and of what, in words, for comparing two versions of it. */
export function PromocionDicha({ field, value, otherwise }: { field: string; value: unknown; otherwise: string }) {
  const grupos = useGrupos() ?? []
  const { tipos, colecciones } = useAlcances()
  const ambito = promocionForm.useValue('ambito')
  const ids = Array.isArray(value) ? (value as number[]) : []
  const modelos = useModelos(field === 'cuales' && ambito === 'modelos' ? ids : [])
  if (ids.length === 0) return otherwise
  const entre = field === 'grupoIds' ? grupos : ambito === 'tipos' ? tipos : colecciones
  return ids.map((id) => modelos.get(id)?.numero ?? entre.find((uno) => uno.id === id)?.label ?? '…').join(', ')
}
