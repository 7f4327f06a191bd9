import { Thread } from '../kit/thread.ts'
import type { Hoja } from './hoja.ts'

const imprenta = new Thread<Hoja>(new URL('./hilo.ts', import.meta.url))

/** A document on paper, set in a thread of its own. */
export const imprimir = (hoja: Hoja): Promise<Buffer> => imprenta.run(hoja)
