export const MIN_PASSWORD = 12

export type Fuerza = { nivel: 'short'; faltan: number } | { nivel: 'weak' | 'fair' | 'good' }

const FEWEST_DIFFERENT = 6
const LONG = 18
const PLAIN = /123456|abcdef|qwerty|contrase|password|palavra|senha|clave/i

/** What everybody types first; a password that is little else is no password. */
const SERIES = [
  ...['01234567890123456789', '98765432109876543210', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'],
  ...['contraseña', 'contrasenya', 'contrasena', 'password', 'palavrapasse', 'palavra-passe'],
]
const SHORTEST_PIECE = 4
const FEWEST_OWN = 4

/** How many letters at the beginning of a text are one and the same, or stand like this in a series. */
function enSerie(texto: string): number {
  const repetida = /^(.)\1*/u.exec(texto)?.[0].length ?? 0
  let largo = repetida
  while (largo < texto.length && SERIES.some((serie) => serie.includes(texto.slice(0, largo + 1)))) largo += 1
  return Math.max(largo, repetida)
}

/** Whether hardly a letter of a password is its own: 123456789012, aaaaaaaaaaaa, password1234. */
export function esAdivinable(password: string): boolean {
  let resto = password.toLowerCase()
  let propias = 0
  while (resto !== '' && propias < FEWEST_OWN) {
    const serie = enSerie(resto)
    const salto = serie >= SHORTEST_PIECE ? serie : 1
    if (salto === 1) propias += 1
    resto = resto.slice(salto)
  }
  return propias < FEWEST_OWN
}

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
