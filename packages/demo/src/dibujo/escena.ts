import type { OrigenDemo } from '@telar/api/db/schema/casa/imagenes'
import sharp from 'sharp'
import { portada, taller } from '../pictures/escenas.ts'
import type { Prenda, Vista } from '../pictures/prenda.ts'
import { fotografiar } from '../pictures/render.ts'

/** A picture of the demo, by how it is drawn. */
export type EscenaDemo =
  | { escena: 'prenda'; datos: { prenda: Prenda; vista: Vista } }
  | { escena: 'portada'; datos: { prendas: Prenda[] } }
  | { escena: 'taller'; datos: null }

const CALIDAD = 90
const ANCHO_PORTADA = 1680

function dibujar({ escena, datos }: EscenaDemo): Promise<Buffer> {
  switch (escena) {
    case 'prenda':
      return fotografiar(datos.prenda, datos.vista)
    case 'portada':
      return portada(datos.prendas, ANCHO_PORTADA)
    case 'taller':
      return taller()
  }
}

/** Draws a picture of the demo, as the photograph that somebody would have uploaded. */
export const dibujarEscena = async (origen: OrigenDemo): Promise<Buffer> =>
  sharp(await dibujar(origen as EscenaDemo))
    .webp({ quality: CALIDAD })
    .toBuffer()
