import type { Idioma } from '../idioma.ts'

/** A colour as it was said: which they are, and between which words. */
export interface Tono {
  ids: readonly number[]
  desde: number
  hasta: number
}

/** Said before the first of them, all are meant. */
const LOS_DOS_ANTES: Record<Idioma, RegExp> = {
  es: /\b(?:ambos|ambas|tanto|los dos|las dos|a la vez)(?: \S+){0,2}$/,
  en: /\b(?:both|together)(?: \S+){0,2}$|\b(?:comes?|coming|available|offered|made|sold) in(?: both)?$/,
  pt: /\b(?:ambos|ambas|tanto|os dois|as duas|ao mesmo tempo)(?: \S+){0,2}$/,
  ca: /\b(?:ambdos|ambdues|tant|tots dos|totes dues|alhora)(?: \S+){0,2}$/,
}

/** Said after the last. */
const LOS_DOS_DESPUES: Record<Idioma, RegExp> = {
  es: /^(?:\S+ )?(?:ambos|ambas|los dos|las dos|a la vez|los tres|las tres)\b/,
  en: /^(?:\S+ )?(?:both|at once|at the same time|together|all three)\b/,
  pt: /^(?:\S+ )?(?:ambos|ambas|os dois|as duas|ao mesmo tempo|os tres)\b/,
  ca: /^(?:\S+ )?(?:ambdos|ambdues|tots dos|totes dues|alhora|tots tres)\b/,
}

/** Said between two, both are. */
const ENTRE_LOS_DOS: Record<Idioma, RegExp> = {
  es: /^(?:y (?:tambien )?en|y tambien|como en|como|ademas de(?: en)?|asi como(?: en)?)$/,
  en: /^(?:and (?:also )?in|and also|as well as(?: in)?|plus|along with)$/,
  pt: /^(?:e (?:tambem )?em|e tambem|como em|como|alem de(?: em)?|assim como(?: em)?)$/,
  ca: /^(?:i (?:tambe )?en|i tambe|com en|com|a mes de(?: en)?|aixi com(?: en)?)$/,
}
const Y = /^(?:and|y|e|i|et|&)$/
const O = /\b(?:o|u|or|ou)\b/

/** Whether of several colours all are wanted, and not one of them. */
export function vanJuntos(palabras: readonly string[], tonos: readonly Tono[], idioma: Idioma): boolean {
  const [primero, ...otros] = tonos
  const ultimo = otros.at(-1)
  if (!primero || !ultimo) return false
  const entre = otros.map(({ desde }, i) => palabras.slice(tonos[i]?.hasta, desde).join(' '))
  if (entre.some((dicho) => O.test(dicho))) return false
  const antes = palabras.slice(0, primero.desde).join(' ')
  const despues = palabras.slice(ultimo.hasta).join(' ')
  const ligados = entre.every((dicho) => dicho === '' || Y.test(dicho) || ENTRE_LOS_DOS[idioma].test(dicho))
  if (!ligados) return false
  return (
    entre.some((dicho) => ENTRE_LOS_DOS[idioma].test(dicho)) ||
    (entre.some((dicho) => Y.test(dicho)) &&
      (LOS_DOS_ANTES[idioma].test(antes) || LOS_DOS_DESPUES[idioma].test(despues)))
  )
}
