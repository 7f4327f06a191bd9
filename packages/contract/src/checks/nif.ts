interface Numero {
  compact(input: string): string
  validate(input: string): { isValid: boolean; error?: { name: string } }
}

export type ProblemaDeNif = 'nif.largo' | 'nif.letra' | 'nif.control' | 'nif.forma' | 'nif.extranjero'
export type ProblemaDeNifIva = 'nif-iva.pais' | 'nif-iva.invalido'

/** Each country's number is fetched when somebody writes one; the library as a whole is large. */
const NIF_IVA: Record<string, () => Promise<Numero>> = {
  AT: () => import('stdnum/lib/cjs/at/uid.js'),
  BE: () => import('stdnum/lib/cjs/be/vat.js'),
  BG: () => import('stdnum/lib/cjs/bg/vat.js'),
  CY: () => import('stdnum/lib/cjs/cy/vat.js'),
  CZ: () => import('stdnum/lib/cjs/cz/dic.js'),
  DE: () => import('stdnum/lib/cjs/de/vat.js'),
  DK: () => import('stdnum/lib/cjs/dk/cvr.js'),
  EE: () => import('stdnum/lib/cjs/ee/kmkr.js'),
  EL: () => import('stdnum/lib/cjs/gr/vat.js'),
  ES: () => import('stdnum/lib/cjs/es/nif.js'),
  FI: () => import('stdnum/lib/cjs/fi/alv.js'),
  FR: () => import('stdnum/lib/cjs/fr/tva.js'),
  HR: () => import('stdnum/lib/cjs/hr/oib.js'),
  HU: () => import('stdnum/lib/cjs/hu/anum.js'),
  IE: () => import('stdnum/lib/cjs/ie/vat.js'),
  IT: () => import('stdnum/lib/cjs/it/iva.js'),
  LT: () => import('stdnum/lib/cjs/lt/pvm.js'),
  LU: () => import('stdnum/lib/cjs/lu/tva.js'),
  LV: () => import('stdnum/lib/cjs/lv/pvn.js'),
  MT: () => import('stdnum/lib/cjs/mt/vat.js'),
  NL: () => import('stdnum/lib/cjs/nl/btw.js'),
  PL: () => import('stdnum/lib/cjs/pl/nip.js'),
  PT: () => import('stdnum/lib/cjs/pt/nif.js'),
  RO: () => import('stdnum/lib/cjs/ro/cui.js'),
  SE: () => import('stdnum/lib/cjs/se/vat.js'),
  SI: () => import('stdnum/lib/cjs/si/ddv.js'),
  SK: () => import('stdnum/lib/cjs/sk/dph.js'),
  XI: () => import('stdnum/lib/cjs/gb/vat.js'),
}
/** Where the number that a shop is known by to the tax office is the one of its VAT, without the letters. */
const NIF_ES_EL_DE_IVA = new Set(['ES', 'PT'])

const SEPARADORES = /[\s.\-/]/g
const EXTRANJERO = /^[A-Z0-9]{4,20}$/
const PERSONA = /^[\dXYZKLM]/
/** The library takes a digit or a letter at the end of any company's number; the tax office does not. */
const CONTROL_AJENO = /^([ABEH](?!00)\d{7}[A-J]|[NPQRSW]\d{8})$/

/** The number without spaces and dots, in capitals, as it is stored and compared. */
export const compactarNif = (nif: string): string => nif.toUpperCase().replace(SEPARADORES, '')

function problemaEspanol(nif: string, error: string): ProblemaDeNif {
  if (nif.length !== 9) return 'nif.largo'
  if (error !== 'InvalidChecksum') return 'nif.forma'
  return PERSONA.test(nif) ? 'nif.letra' : 'nif.control'
}

/** What is wrong with a fiscal number of that country: Spanish and Portuguese ones to the letter, others by their looks. */
export async function problemaDeNif(pais: string, nif: string): Promise<ProblemaDeNif | undefined> {
  const compacto = compactarNif(nif)
  const numero = NIF_ES_EL_DE_IVA.has(pais) ? await NIF_IVA[pais]?.() : undefined
  if (!numero) return EXTRANJERO.test(compacto) ? undefined : 'nif.extranjero'
  const { isValid, error } = numero.validate(compacto)
  if (isValid) return pais === 'ES' && CONTROL_AJENO.test(compacto) ? 'nif.control' : undefined
  return pais === 'ES' ? problemaEspanol(compacto, error?.name ?? '') : 'nif.extranjero'
}

/** The letters of the state and the number, as VIES wants them apart. */
export function partesDeNifIva(nifIva: string): { pais: string; numero: string } {
  const compacto = compactarNif(nifIva)
  return { pais: compacto.slice(0, 2), numero: compacto.slice(2) }
}

/** What is wrong with a VAT number of the Union, which begins with the letters of its state. */
export async function problemaDeNifIva(nifIva: string): Promise<ProblemaDeNifIva | undefined> {
  const { pais, numero } = partesDeNifIva(nifIva)
  const reglas = Object.hasOwn(NIF_IVA, pais) ? await NIF_IVA[pais]?.() : undefined
  if (!reglas) return 'nif-iva.pais'
  return numero !== '' && reglas.validate(numero).isValid ? undefined : 'nif-iva.invalido'
}
