import type { OrigenDemo } from '../db/schema/catalogo.ts'

/** A picture of the demo, by how it is drawn. */
export type EscenaDemo =
  | { escena: 'prenda'; datos: { prenda: object; vista: 'frente' | 'espalda' | 'detalle' } }
  | { escena: 'portada'; datos: { prendas: object[] } }

/** Draws a picture of the demo. */
export async function dibujarDemo({ escena }: OrigenDemo): Promise<Buffer> {
  throw new Error(`The demo has no scene called ${escena}.`)
}
