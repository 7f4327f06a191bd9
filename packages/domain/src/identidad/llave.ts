import type { Permiso } from '../permiso.ts'

/** How a key of a program begins: whoever finds one lying about knows what it is. */
export const PRINCIPIO_DE_LLAVE = 'telar_'

/** What is shown of a key once nobody sees it whole. */
export const LETRAS_A_LA_VISTA = PRINCIPIO_DE_LLAVE.length + 6

/** Keys are given by people: no key makes, sees or ends others. */
const DE_PERSONAS = /^Permissions\.Llaves\./

/** What somebody with these rights may give a key. */
export const seDanALlaves = (permisos: Iterable<Permiso>): Permiso[] =>
  [...permisos].filter((permiso) => !DE_PERSONAS.test(permiso)).sort()

/** What a key may do: what it was given, as far as whoever made it still may. */
export function permisosDeLlave(dados: readonly Permiso[], deQuien: Iterable<Permiso>): Set<Permiso> {
  const puede = new Set(seDanALlaves(deQuien))
  return new Set(dados.filter((permiso) => puede.has(permiso)))
}
