import { electronicFormatIBAN, ValidationErrorsIBAN, validateIBAN } from 'ibantools'

export type ProblemaDeIban = 'iban.pais' | 'iban.largo' | 'iban.control'

/** The number without spaces, as it is stored. */
export const compactarIban = (iban: string): string => electronicFormatIBAN(iban) ?? ''

/** What is wrong with a bank account's number. */
export function problemaDeIban(iban: string): ProblemaDeIban | undefined {
  const { valid, errorCodes } = validateIBAN(compactarIban(iban))
  if (valid) return undefined
  const { NoIBANProvided, NoIBANCountry, WrongBBANLength } = ValidationErrorsIBAN
  if (errorCodes.includes(NoIBANProvided) || errorCodes.includes(NoIBANCountry)) return 'iban.pais'
  return errorCodes.includes(WrongBBANLength) ? 'iban.largo' : 'iban.control'
}
