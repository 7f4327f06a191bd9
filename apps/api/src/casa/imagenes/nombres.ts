import type { Formato } from '../../gateways/pictures.ts'

/** Where the bytes of a picture lie. */
export const originalName = ({ id, formato }: { id: number; formato: string }): string =>
  `imagenes/${id}/original.${formato}`
export const sizeName = (id: number, ancho: number, formato: Formato): string => `imagenes/${id}/${ancho}.${formato}`
