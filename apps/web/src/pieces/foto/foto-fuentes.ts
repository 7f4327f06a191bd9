import type { Imagen } from '@telar/contract/casa/imagen'
import { ANCHOS } from '@telar/domain/casa/imagen'

type Formato = 'avif' | 'webp' | 'jpeg'

/** From which width on a picture is offered; the smaller ones are for thumbnails. */
const MENOR = 320

/** Where a picture lies in one of its sizes. */
export const direccion = (id: number, ancho: (typeof ANCHOS)[number], formato: Formato): string =>
  `/img/${id}/${ancho}.${formato}`

/** A picture in every width up to its own: nothing is enlarged, so the last one is told with its real width. */
export function fuentes({ id, ancho: propio }: Imagen, formato: Formato, mayor: number): string {
  const hasta = ANCHOS.find((ancho) => ancho >= Math.min(propio, mayor)) ?? ANCHOS[ANCHOS.length - 1]
  return ANCHOS.filter((ancho) => ancho >= MENOR && ancho <= (hasta ?? 0))
    .map((ancho) => `${direccion(id, ancho, formato)} ${Math.min(ancho, propio)}w`)
    .join(', ')
}

/** Tells the browser in the head about the picture that people wait for. */
export const precarga = (imagen: Imagen, sizes: string, mayor: number) => ({
  rel: 'preload',
  as: 'image',
  type: 'image/avif',
  imageSrcSet: fuentes(imagen, 'avif', mayor),
  imageSizes: sizes,
  fetchPriority: 'high' as const,
})
