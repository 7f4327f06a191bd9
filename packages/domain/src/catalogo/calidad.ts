/** What a garment is sold as, by the place in the house where it lies: a good one, one with a fault, one that is sold off. */
export const CALIDADES = ['almacen', 'segunda', 'outlet'] as const
export type Calidad = (typeof CALIDADES)[number]
