import { MIN_PASSWORD } from '../../kit/form/comprobar.ts'

export type Fuerza = { nivel: 'short'; faltan: number } | { nivel: 'weak' | 'fair' | 'good' }

const FEWEST_DIFFERENT = 6
const LONG = 18
const PLAIN = /123456|abcdef|qwerty|contrase|password|palavra|senha|clave/i

/** The parts of what is known about a person that should not make up their password. */
const conocidas = (datos: readonly string[]) =>
  datos.flatMap((dato) => dato.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((palabra) => palabra.length >= 4)

/** How hard a password is to guess, roughly: long beats complicated, and what everybody tries first is weak. */
export function fuerzaDe(password: string, datos: readonly string[] = []): Fuerza {
  if (password.length < MIN_PASSWORD) return { nivel: 'short', faltan: MIN_PASSWORD - password.length }
  const minusculas = password.toLowerCase()
  const sinLoConocido = conocidas(datos).reduce((resto, palabra) => resto.replaceAll(palabra, ''), minusculas)
  const distintas = new Set(sinLoConocido).size
  if (distintas < FEWEST_DIFFERENT || (PLAIN.test(password) && password.length < LONG)) return { nivel: 'weak' }
  return { nivel: sinLoConocido.length >= LONG ? 'good' : 'fair' }
}
