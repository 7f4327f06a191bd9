import { ibanDeCuenta } from '@telar/domain/casa/cuenta'

const LETRAS = 'TRWAGMYFPDXBNJZSQVHLCKE'
const cifras = (n: number, cuantas: number) => String(n).padStart(cuantas, '0')
const suma = (texto: string, de: (cifra: number, i: number) => number) =>
  [...texto].reduce((n, cifra, i) => n + de(Number(cifra), i), 0)
const doble = (cifra: number) => (cifra > 4 ? cifra * 2 - 9 : cifra * 2)

/** The digit that makes a number end well by Luhn's rule. */
const luhn = (texto: string) => (10 - (suma([...texto].reverse().join(''), (c, i) => (i % 2 ? c : doble(c))) % 10)) % 10

/** Tax numbers that belong to nobody and have the right check character. */
export const dni = (n: number): string => `${cifras(n, 8)}${LETRAS[n % 23]}`

export function cif(n: number): string {
  const siete = cifras(n, 7)
  return `B${siete}${(10 - (suma(siete, (c, i) => (i % 2 ? c : doble(c))) % 10)) % 10}`
}

export function nifPortugues(n: number): string {
  const ocho = `5${cifras(n, 7)}`
  const resto = suma(ocho, (c, i) => c * (9 - i)) % 11
  return `${ocho}${resto < 2 ? 0 : 11 - resto}`
}

export function siren(n: number): string {
  const ocho = cifras(n, 8)
  return `${ocho}${luhn(ocho)}`
}

export const tvaFrancesa = (numero: string): string => `FR${cifras((12 + 3 * (Number(numero) % 97)) % 97, 2)}${numero}`

export function partitaIva(n: number): string {
  const diez = cifras(n, 10)
  return `${diez}${luhn(diez)}`
}

export const iban = (n: number): string => ibanDeCuenta('2100', cifras(800 + (n % 90), 4), cifras(n * 7919, 10))
