import type { OrigenDemo } from '@telar/api/db/schema/casa/imagenes'
import { Apart } from '@telar/api/kit/apart'

const dibujante = new Apart<OrigenDemo>(new URL('./taller.ts', import.meta.url), {
  seconds: 60,
  heapMb: 512,
  waiting: 500,
})

/** A picture of the demo, drawn in a thread of its own: light and folds are much arithmetic. */
export const dibujarDemo = (origen: OrigenDemo): Promise<Buffer> => dibujante.run(origen)
