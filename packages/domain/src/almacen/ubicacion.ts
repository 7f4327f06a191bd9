import { ReglaError } from '../regla.ts'

/** What stands before a shelf's code in its bars, so that nobody takes it for anything else. */
export const PREFIJO_DE_UBICACION = 'UB '

const LARGO_DE_CIFRAS = 8
const TROZOS = /[0-9]+|[A-Z]+/g

/** A code as the house writes it. */
export const codigoDeUbicacion = (texto: string): string => texto.trim().toUpperCase()

const trozos = (codigo: string): string[] => codigoDeUbicacion(codigo).match(TROZOS) ?? []

/**
 * By what two codes are the same shelf, and by what they follow one another: figures count by their value, and what stands
 * between them does not count. A-3-2, A-03-2 and what a scanner with another keyboard types for them are one shelf.
 */
export const claveDeUbicacion = (codigo: string): string =>
  trozos(codigo)
    .map((trozo) => (/^[0-9]/.test(trozo) ? trozo.replace(/^0+(?=.)/, '').padStart(LARGO_DE_CIFRAS, '0') : trozo))
    .join(' ')

export const esCodigoDeUbicacion = (codigo: string): boolean => trozos(codigo).length > 0

/** Whether a shelf comes before another by its code alone. */
export const porCodigo = (a: string, b: string): number => {
  const [una, otra] = [claveDeUbicacion(a), claveDeUbicacion(b)]
  return una < otra ? -1 : Number(una > otra)
}

interface Andada {
  codigo: string
}

/** New shelves among those that are walked already: each after the last whose code comes before its own. */
export function intercalar<U extends Andada>(andadas: readonly U[], nuevas: readonly U[]): U[] {
  const conClave = (todas: readonly U[]) => todas.map((una) => ({ una, clave: claveDeUbicacion(una.codigo) }))
  const todas = conClave(andadas)
  for (const nueva of conClave(nuevas.toSorted((a, b) => porCodigo(a.codigo, b.codigo)))) {
    let antes = -1
    for (const [i, { clave }] of todas.entries())
      if (clave < nueva.clave && (antes < 0 || (todas[antes]?.clave ?? '') < clave)) antes = i
    todas.splice(antes + 1, 0, nueva)
  }
  return todas.map(({ una }) => una)
}

/** Some shelves in another order: they share out among themselves the places that they had. */
export function cambiarDeSitio(antes: readonly { id: number; orden: number }[], ids: readonly number[]) {
  const sitios = ids.flatMap((id) => antes.find((una) => una.id === id)?.orden ?? []).toSorted((a, b) => a - b)
  return ids.flatMap((id, i) => {
    const orden = sitios[i]
    return orden === undefined ? [] : [{ id, orden }]
  })
}

/** As many shelves as are made in one go. */
export const MAXIMO_DE_UBICACIONES = 2000

const PARTES = /[0-9]+|[A-Za-z]+|[^0-9A-Za-z]+/g
const RANGO = new ReglaError('ubicacion.rango')

/** The values of one part, from its first to its last: figures by their width, a letter up to another. */
function valores(desde: string, hasta: string): string[] {
  if (desde === hasta) return [desde]
  const cifras = /^[0-9]+$/
  if (cifras.test(desde) && cifras.test(hasta)) {
    const [primero, ultimo] = [Number(desde), Number(hasta)]
    if (ultimo < primero || ultimo - primero >= MAXIMO_DE_UBICACIONES) throw RANGO
    return Array.from({ length: ultimo - primero + 1 }, (_, i) => String(primero + i).padStart(desde.length, '0'))
  }
  if (!/^[A-Z]$/.test(desde) || !/^[A-Z]$/.test(hasta) || hasta < desde) throw RANGO
  const primera = desde.charCodeAt(0)
  return Array.from({ length: hasta.charCodeAt(0) - primera + 1 }, (_, i) => String.fromCharCode(primera + i))
}

/** Every shelf from one code to another: from A-01-1 to B-03-2 each letter, rack and level between them. */
export function codigosEntre(desde: string, hasta: string): string[] {
  const partes = (codigo: string): string[] => codigoDeUbicacion(codigo).match(PARTES) ?? []
  const [unas, otras] = [partes(desde), partes(hasta)]
  if (unas.length === 0 || unas.length !== otras.length) throw RANGO
  let codigos = ['']
  for (const [i, parte] of unas.entries()) {
    const suyos = valores(parte, otras[i] ?? '')
    if (codigos.length * suyos.length > MAXIMO_DE_UBICACIONES)
      throw new ReglaError('ubicacion.demasiadas', { max: MAXIMO_DE_UBICACIONES })
    codigos = codigos.flatMap((codigo) => suyos.map((valor) => codigo + valor))
  }
  return codigos
}

/** The zone of a shelf that says none: what its code begins with. */
export const zonaDe = (codigo: string): string => trozos(codigo)[0] ?? ''
