/** A carrier who is told by paper alone, or one whose service is called. */
export const CLASES_DE_TRANSPORTISTA = ['generico', 'dhl'] as const
export type ClaseDeTransportista = (typeof CLASES_DE_TRANSPORTISTA)[number]

/** Where the number goes in the address by which a parcel is followed. */
const HUECO = '{numero}'

export const esPatron = (patron: string): boolean =>
  patron === '' || (/^https:\/\/[^\s<>"]+$/.test(patron) && patron.includes(HUECO))

/** The address by which people follow a parcel; none where the carrier has none. */
export const enlaceDe = (patron: string, numero: string | null): string | null =>
  patron === '' || !numero ? null : patron.replaceAll(HUECO, encodeURIComponent(numero))

/** Countries by their codes, as a person writes them: `ES, PT fr`. */
export const paisesDe = (escritos: string): string[] => [
  ...new Set(
    escritos
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
]

export const sonPaises = (escritos: string): boolean => paisesDe(escritos).every((pais) => /^[A-Z]{2}$/.test(pais))

export interface Servicio {
  codigo: string
  nombre: string
}

/** The services of a carrier, one in each line: its code, and what people call it. */
export const serviciosDe = (escritos: string): Servicio[] =>
  escritos
    .split('\n')
    .map((linea) => linea.trim())
    .filter(Boolean)
    .map((linea) => {
      const [codigo = '', ...nombre] = linea.split(/\s+/)
      return { codigo, nombre: nombre.join(' ') || codigo }
    })

/** What decides who carries something. */
export interface Reparte {
  id: number
  nombre: string
  activo: boolean
  /** Where they go; nowhere named means everywhere. */
  paises: string
  /** The heaviest shipment that they take. */
  pesoMaxGr: number | null
  predeterminado: boolean
}

/**
 * Who carries so much to a country unless somebody says otherwise: of those who go there, who names the country before who
 * goes everywhere, the house's usual one before others, and the one for small things before the one for all.
 */
export function transportistaPara<T extends Reparte>(
  todos: readonly T[],
  { pais, pesoGr }: { pais: string; pesoGr: number },
): T | undefined {
  const lleva = ({ activo, paises, pesoMaxGr }: T) =>
    activo && (paises === '' || paisesDe(paises).includes(pais)) && (pesoMaxGr === null || pesoGr <= pesoMaxGr)
  const orden = (a: T, b: T) =>
    Number(a.paises === '') - Number(b.paises === '') ||
    Number(b.predeterminado) - Number(a.predeterminado) ||
    (a.pesoMaxGr ?? Number.POSITIVE_INFINITY) - (b.pesoMaxGr ?? Number.POSITIVE_INFINITY) ||
    a.id - b.id
  return todos.filter(lleva).sort(orden)[0]
}

/** `17:30`, by the clock of the house. */
export const esHora = (hora: string): boolean => hora === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(hora)

/** Whether what is handed over now still leaves today. */
export const antesDelCorte = (corte: string, ahora: string): boolean => corte === '' || ahora <= corte
