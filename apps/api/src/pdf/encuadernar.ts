import { Apart } from '../kit/apart.ts'

const taller = new Apart<Uint8Array[]>(new URL('./taller.ts', import.meta.url), {
  seconds: 60,
  heapMb: 512,
  waiting: 20,
})

/** The pages of several documents in one, also of those that others made: they are read by a process of its own. */
export const encuadernar = (documentos: readonly Uint8Array[]): Promise<Buffer> => taller.run([...documentos])
