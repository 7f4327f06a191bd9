import { useModelos } from '../../catalogo/use-modelos.ts'
import type { Saying } from '../../declare/screen.ts'
import { useAlcances, useGrupos } from '../use-alcances.ts'
import { promocionForm } from './promocion-values.ts'

/** Whom a promotion is for and of what, in words: as it is compared with another version, or as it once was. */
export function PromocionDicha({ row, ...said }: Saying) {
  return row ? <Nombrados ambito={row.ambito} {...said} /> : <DeAhora {...said} />
}

const DeAhora = (said: Omit<Saying, 'row'>) => <Nombrados ambito={promocionForm.useValue('ambito')} {...said} />

function Nombrados({ field, value, otherwise, ambito }: Omit<Saying, 'row'> & { ambito: unknown }) {
  const grupos = useGrupos() ?? []
  const { tipos, colecciones } = useAlcances()
  const ids = Array.isArray(value) ? (value as number[]) : []
  const modelos = useModelos(field === 'cuales' && ambito === 'modelos' ? ids : [])
  if (ids.length === 0) return otherwise
  const entre = field === 'grupoIds' ? grupos : ambito === 'tipos' ? tipos : ambito === 'colecciones' ? colecciones : []
  return ids.map((id) => modelos.get(id)?.numero ?? entre.find((uno) => uno.id === id)?.label ?? '…').join(', ')
}
