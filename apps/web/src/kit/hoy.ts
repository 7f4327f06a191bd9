import { diaDe, hoy as diaPor } from '@telar/domain/fecha'

/** Today, where the house is, by the clock of this machine. */
export const hoy = (): string => diaPor(() => new Date())

/** The day on which something happened, where the house is; a day is itself. */
export const diaDelHecho = (cuando: string): string => (cuando.length > 10 ? diaDe(new Date(cuando)) : cuando)
