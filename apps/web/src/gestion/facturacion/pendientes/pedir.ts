import { esDia } from '@telar/domain/fecha'
import { hoy } from '../../../kit/hoy.ts'
import type { SearchParams } from '../../list/list-state.ts'

/** The day that the address names, or today. */
export const diaDe = ({ fecha }: SearchParams): string => (typeof fecha === 'string' && esDia(fecha) ? fecha : hoy())
