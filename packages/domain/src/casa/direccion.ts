/** Where something is sent, or where somebody pays taxes. The country is its ISO code. */
export interface Direccion {
  nombre: string
  calle: string
  codigoPostal: string
  ciudad: string
  provincia: string
  pais: string
  telefono: string
}

type Lugar = Pick<Direccion, 'pais' | 'codigoPostal'>

const FUERA_DEL_IVA = new Set(['35', '38', '51', '52'])
const BALEARES = '07'

const provinciaPostal = ({ codigoPostal }: Lugar) => codigoPostal.trim().slice(0, 2)

/** Canarias, Ceuta and Melilla are Spain, but not for its VAT. */
export const fueraDelTerritorioIva = (lugar: Lugar): boolean =>
  lugar.pais === 'ES' && FUERA_DEL_IVA.has(provinciaPostal(lugar))

export const ZONAS = ['peninsula', 'baleares', 'canarias', 'portugal', 'ue', 'resto'] as const
/** The zones by which carriers charge. */
export type Zona = (typeof ZONAS)[number]

export function zonaDe(lugar: Lugar, esUE: boolean): Zona {
  if (lugar.pais === 'ES') {
    if (fueraDelTerritorioIva(lugar)) return 'canarias'
    return provinciaPostal(lugar) === BALEARES ? 'baleares' : 'peninsula'
  }
  if (lugar.pais === 'PT') return 'portugal'
  return esUE ? 'ue' : 'resto'
}
