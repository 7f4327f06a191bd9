import { hoy as diaPor } from '@telar/domain/fecha'

/** Today, where the house is, by the clock of this machine. */
export const hoy = (): string => diaPor(() => new Date())
