import type { CallOutput } from '@telar/contract/kit/endpoint'
import type { materias } from '@telar/contract/produccion/materias'
import type { StateWord } from '../../declare/values.ts'
import { P } from '../palabras.ts'

export type Entrada = CallOutput<typeof materias.getEntrada>

/** A delivery came; what was asked for is on its way until all of it has come or is no longer awaited. */
export function situacionDe({ recibida, abierta }: Pick<Entrada, 'recibida' | 'abierta'>): StateWord {
  if (recibida) return { mark: 'done', label: P.recibida }
  return abierta > 0 ? { mark: 'ring', label: P.enCamino } : { mark: 'full', label: P.servido }
}
