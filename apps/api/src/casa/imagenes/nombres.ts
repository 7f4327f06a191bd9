import type { Formato } from '../../gateways/pictures.ts'

/** Where the bytes of a picture lie. */
export const carpetaDe = (id: number): string => `imagenes/${id}/`
export const originalName = ({ id, formato }: { id: number; formato: string }): string =>
  `${carpetaDe(id)}original.${formato}`
export const sizeName = (id: number, ancho: number, formato: Formato): string => `${carpetaDe(id)}${ancho}.${formato}`

const DERIVADA = /^imagenes\/\d+\/\d+\.[a-z]+$/

/** Whether a file was made from another one, and can be made again. */
export const seRehace = (nombre: string): boolean => DERIVADA.test(nombre)
