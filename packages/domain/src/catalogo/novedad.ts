import { finDelDia } from '../fecha.ts'

const DIA_MS = 86_400_000
/** For so many days after the one on which it was published, whole ones, a model is new. */
const NUEVO_DIAS = 30

/** What was published since this moment is new now; it changes when a day ends, and not between. */
export const nuevoDesde = (ahora: Date): Date => finDelDia(new Date(ahora.getTime() - (NUEVO_DIAS + 1) * DIA_MS))
