import { CALIDADES, type Calidad } from '../catalogo/calidad.ts'

/** Where garments can be. Those of the first three lie in the house and are counted; each of the others is the other side of a booking. */
export const LUGARES = [
  'almacen',
  'segunda',
  'outlet',
  'fabrica',
  'cliente',
  'merma',
  'arreglo',
  'fusion',
  'apertura',
] as const
export type Lugar = (typeof LUGARES)[number]

/** The places where garments lie in the house. */
export const EN_CASA = CALIDADES
export type EnCasa = Calidad

/** Why garments move. */
export const CAUSAS = [
  'apertura',
  'recepcion',
  'entrega',
  'devolucion',
  'venta',
  'recuento',
  'correccion',
  'calidad',
  'fusion',
] as const
export type Causa = (typeof CAUSAS)[number]
