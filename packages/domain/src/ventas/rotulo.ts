import { CODIGOS_APARTE, type Direccion, territorioDe } from '../casa/direccion.ts'

/** What one line of an address, or the name of a town, holds with carriers. */
const LINEA = 45
const LINEAS = 3

/** A street in lines that carriers take, broken between words; nothing where it does not fit without losing some of it. */
export function enLineas(calle: string): string[] | null {
  const lineas: string[] = []
  for (const palabra of calle.trim().split(/\s+/)) {
    const junta = lineas.length === 0 ? palabra : `${lineas.at(-1)} ${palabra}`
    if (lineas.length > 0 && junta.length <= LINEA) lineas[lineas.length - 1] = junta
    else lineas.push(palabra)
  }
  return lineas.length <= LINEAS && lineas.every((linea) => linea !== '' && linea.length <= LINEA) ? lineas : null
}

/** What of an address does not fit on a carrier's label. */
export const noCabe = ({ calle, ciudad }: Pick<Direccion, 'calle' | 'ciudad'>): ('calle' | 'ciudad')[] => [
  ...(enLineas(calle) ? [] : (['calle'] as const)),
  ...(ciudad.trim() !== '' && ciudad.trim().length <= LINEA ? [] : (['ciudad'] as const)),
]

/** Overseas France by how its postcodes begin. */
const ULTRAMAR: Readonly<Record<string, string>> = { '971': 'GP', '972': 'MQ', '973': 'GF', '974': 'RE', '976': 'YT' }

/**
 * By what country carriers know a place: the Canaries and overseas France have a code of their own, Belfast is in Great
 * Britain. Nothing for the other places where the Union's VAT is not in force: we do not know what they call them.
 */
export function paisDeTransporte(lugar: Pick<Direccion, 'pais' | 'codigoPostal'>): string | null {
  const { pais } = lugar
  if (pais === 'XI') return 'GB'
  if (CODIGOS_APARTE.has(pais) || territorioDe(lugar, false) !== 'aparte') return pais
  const postal = lugar.codigoPostal.trim()
  if (pais === 'ES' && (postal.startsWith('35') || postal.startsWith('38'))) return 'IC'
  return pais === 'FR' ? (ULTRAMAR[postal.slice(0, 3)] ?? null) : null
}
