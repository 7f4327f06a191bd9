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

/** The parts of states of the Union where its VAT is not in force (LIVA 3.Dos), by how their postcodes begin. */
const TERRITORIOS_APARTE: Readonly<Record<string, RegExp>> = {
  // Canarias, Ceuta, Melilla
  ES: /^(35|38|51|52)/,
  // Büsingen, Helgoland
  DE: /^(78266|27498)/,
  // Livigno; Campione d'Italia
  IT: /^(23041|22061)/,
  // Mount Athos
  GR: /^6308[67]/,
  // Åland
  FI: /^22/,
  // The overseas departments and territories; 98000 is Monaco
  FR: /^(97|98(?!000))/,
}
/** The same places where they have a country's code of their own. */
export const CODIGOS_APARTE: ReadonlySet<string> = new Set(['AX', 'GF', 'GP', 'IC', 'MF', 'MQ', 'RE', 'YT', 'BL', 'PM'])
/** Monaco is taxed as France is (LIVA 3.Tres). */
const COMO_LA_UNION = new Set(['MC', 'XI'])
const IRLANDA_DEL_NORTE = /^BT\d/i

/** Where goods go, for VAT: at home, in the Union, in a part of it where its VAT is not in force, or outside. */
type Territorio = 'interior' | 'union' | 'aparte' | 'fuera'

/** `esUE` is what the list of countries says; Great Britain, Man, San Marino and Andorra are outside, Belfast is not. */
export function territorioDe({ pais, codigoPostal }: Lugar, esUE: boolean): Territorio {
  const postal = codigoPostal.replace(/\s/g, '')
  if (CODIGOS_APARTE.has(pais) || TERRITORIOS_APARTE[pais]?.test(postal)) return 'aparte'
  if (pais === 'ES') return 'interior'
  const union = esUE || COMO_LA_UNION.has(pais) || (pais === 'GB' && IRLANDA_DEL_NORTE.test(postal))
  return union ? 'union' : 'fuera'
}

const provinciaPostal = ({ codigoPostal }: Lugar) => codigoPostal.trim().slice(0, 2)

/** Canarias, Ceuta and Melilla: carriers pass a customs there. */
const enCanarias = (lugar: Lugar): boolean => lugar.pais === 'ES' && FUERA_DEL_IVA.has(provinciaPostal(lugar))

export const ZONAS = ['peninsula', 'baleares', 'canarias', 'portugal', 'ue', 'resto'] as const
/** The zones by which carriers charge. */
export type Zona = (typeof ZONAS)[number]

export function zonaDe(lugar: Lugar, esUE: boolean): Zona {
  if (lugar.pais === 'ES') {
    if (enCanarias(lugar)) return 'canarias'
    return provinciaPostal(lugar) === BALEARES ? 'baleares' : 'peninsula'
  }
  if (lugar.pais === 'PT') return 'portugal'
  return esUE ? 'ue' : 'resto'
}
