import type { OrigenDemo } from '../db/schema/catalogo.ts'

/** Draws a picture of the demo. */
export async function dibujarDemo({ escena }: OrigenDemo): Promise<Buffer> {
  throw new Error(`The demo has no scene called ${escena}.`)
}
