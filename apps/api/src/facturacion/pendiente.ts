import { aCentimos } from '@telar/domain/dinero'
import { conflict } from '../kit/errors.ts'

/** Money is noted of what was seen to be left; who names nothing notes it whatever is left. */
export function refuseIfOtroPendiente(hay: number, visto: number | null | undefined): void {
  if (typeof visto === 'number' && aCentimos(visto) !== aCentimos(hay)) throw conflict('error.stale')
}
