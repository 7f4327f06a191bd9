import { aCentimos } from '../../dinero.ts'
import { ReglaError } from '../../regla.ts'

const MARCAS = /\p{M}/gu
const AJENAS = /[^A-ZÑÇ0-9 .,\-/&'()]/g

/** Capital letters without accents, as the agency's files want names; Ñ and Ç are letters of their own there. */
const enMayusculas = (texto: string): string =>
  texto
    .toUpperCase()
    .split('')
    .map((letra) => (letra === 'Ñ' || letra === 'Ç' ? letra : letra.normalize('NFD').replace(MARCAS, '')))
    .join('')
    .replace(AJENAS, ' ')

/** A text at the left of its place, with blanks behind it. */
export const alfa = (texto: string, largo: number): string => enMayusculas(texto).slice(0, largo).padEnd(largo)

export const blancos = (largo: number): string => ' '.repeat(largo)

/** A number at the right of its place, with zeros before it. */
export function numero(n: number, largo: number): string {
  const cifras = String(n)
  if (!Number.isInteger(n) || n < 0 || cifras.length > largo) throw new ReglaError('agencia.no-cabe', { cifra: n })
  return cifras.padStart(largo, '0')
}

/** Euros in cents without a point; below zero there is no place for them. */
export const euros = (importe: number, largo: number): string => numero(aCentimos(importe), largo)

/** The same with a place for the sign before it: N below zero, a blank otherwise. */
export const eurosConSigno = (importe: number, largo: number): string =>
  `${importe < 0 ? 'N' : ' '}${euros(Math.abs(importe), largo - 1)}`

/** The same where the sign takes the place of the first zero. */
export const eurosConN = (importe: number, largo: number): string =>
  importe < 0 ? `N${euros(-importe, largo - 1)}` : euros(importe, largo)

/** A record is as long as its layout says; one that is not is a mistake of ours. */
export function registro(largo: number, ...campos: string[]): string {
  const escrito = campos.join('')
  if (escrito.length !== largo) throw new Error(`A record of ${escrito.length} places instead of ${largo}.`)
  return escrito
}

export const FIN = '\r\n'

/** Who declares. */
export interface Declarante {
  nif: string
  nombre: string
  telefono: string
  contacto: string
}

const sinSignos = (nif: string) => nif.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** A Spanish tax number in nine places; one that is none is said, not cut. */
export function nifEspanol(nif: string, nombre: string): string {
  const limpio = sinSignos(nif).replace(/^ES(?=.{9}$)/, '')
  if (limpio.length > 9 || limpio === '') throw new ReglaError('agencia.nif', { nombre, nif })
  return limpio.padStart(9, '0')
}

/** A number of another state of the Union: its country and up to fifteen more. */
export function nifComunitario(nif: string, pais: string, nombre: string): string {
  const limpio = sinSignos(nif)
  const suyo = PREFIJOS[pais] ?? pais
  const resto = limpio.startsWith(suyo) ? limpio.slice(2) : limpio
  if (!/^[A-Z]{2}$/.test(suyo) || resto === '' || resto.length > 15)
    throw new ReglaError('agencia.nif', { nombre, nif })
  return `${suyo}${resto}`.padEnd(17)
}

/** Greece and Northern Ireland have letters of their own for VAT. */
const PREFIJOS: Record<string, string> = { GR: 'EL', GB: 'XI' }

export const telefonoDe = (telefono: string): string => {
  const cifras = telefono.replace(/\D/g, '').replace(/^(?:00)?34(?=\d{9}$)/, '')
  return cifras.slice(0, 9).padStart(9, '0')
}

/** The number by which a return is known: its form and ten digits. */
export const identificativo = (modelo: string, ejercicio: number, n: number): string =>
  `${modelo}${ejercicio}${numero(n, 6)}`
