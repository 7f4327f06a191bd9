import { enCadaIdioma, VARIEDADES } from '@telar/domain/idioma'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js'
import type { countriesTable } from '../../db/schema/casa/countries.ts'

type Pais = typeof countriesTable.$inferInsert

/** Member states and the letters of their VAT numbers, which differ from the country's own in Greece. */
const PREFIJO_IVA: Record<string, string> = {
  AT: 'AT',
  BE: 'BE',
  BG: 'BG',
  CY: 'CY',
  CZ: 'CZ',
  DE: 'DE',
  DK: 'DK',
  EE: 'EE',
  ES: 'ES',
  FI: 'FI',
  FR: 'FR',
  GR: 'EL',
  HR: 'HR',
  HU: 'HU',
  IE: 'IE',
  IT: 'IT',
  LT: 'LT',
  LU: 'LU',
  LV: 'LV',
  MT: 'MT',
  NL: 'NL',
  PL: 'PL',
  PT: 'PT',
  RO: 'RO',
  SE: 'SE',
  SI: 'SI',
  SK: 'SK',
}

/** Islands with a telephone prefix of their own that are part of a country in the list. */
const SIN_PAIS = new Set<string>(['AC', 'TA'])

/** Goods sold to Northern Ireland follow the Union's VAT rules under letters of their own. */
const IRLANDA_DEL_NORTE: Pais = {
  iso2: 'XI',
  nombre: { es: 'Irlanda del Norte', en: 'Northern Ireland', pt: 'Irlanda do Norte', ca: 'Irlanda del Nord' },
  esUE: true,
  prefijoIva: 'XI',
  prefijoTel: '+44',
}

/** Every country, with its name in the four languages. */
export function paises(): Pais[] {
  const nombres = enCadaIdioma((idioma) => new Intl.DisplayNames(VARIEDADES[idioma], { type: 'region' }))
  const nombre = (iso2: string) => enCadaIdioma((idioma) => nombres[idioma].of(iso2) ?? iso2)
  const conTelefono = getCountries().filter((iso2) => !SIN_PAIS.has(iso2))
  return [
    ...conTelefono.sort().map((iso2) => ({
      iso2,
      nombre: nombre(iso2),
      esUE: iso2 in PREFIJO_IVA,
      prefijoIva: PREFIJO_IVA[iso2] ?? null,
      prefijoTel: `+${getCountryCallingCode(iso2)}`,
    })),
    IRLANDA_DEL_NORTE,
  ]
}
