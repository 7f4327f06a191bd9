import type { CountryCode } from 'libphonenumber-js'

/** Northern Ireland has letters of its own for VAT, not for telephones. */
const pais = (iso2: string) => (iso2 === 'XI' ? 'GB' : iso2) as CountryCode

/** The number as the world dials it, such as `+34 930 12 34 56`; nothing when it is not one. */
export async function telefonoInternacional(telefono: string, iso2: string): Promise<string | undefined> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js')
  const country = pais(iso2)
  const numero = parsePhoneNumberFromString(telefono, isSupportedCountry(country) ? country : 'ES')
  return numero?.isValid() ? numero.formatInternational() : undefined
}
