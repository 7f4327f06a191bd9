import type { OrigenDemo } from '@telar/api/db/schema/casa/imagenes'
import { Thread } from '@telar/api/kit/thread'

const dibujante = new Thread<OrigenDemo>(new URL('./hilo.ts', import.meta.url), {
  seconds: 60,
  heapMb: 512,
  waiting: 500,
})

/** A picture of the demo, drawn in a thread of its own: light and folds are much arithmetic. */
export const dibujarDemo = (origen: OrigenDemo): Promise<Buffer> => dibujante.run(origen)
