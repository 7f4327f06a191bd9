import { enIdioma, type Idioma, VARIEDADES } from '@telar/domain/idioma'
import type { Dicho } from '@telar/domain/regla'
import { ca } from './ca.ts'
import { en } from './en.ts'
import { type ClaveMensaje, es, type Mensajes } from './es.ts'
import { pt } from './pt.ts'

const TEXTOS: Record<Idioma, Mensajes> = { es, en, pt, ca }

export type Params = Record<string, Dicho>

export const esClave = (clave: string): clave is ClaveMensaje => Object.hasOwn(es, clave)

/** A value as it is said: `@pedido.servido` is itself the key of a text. */
function dicho(idioma: Idioma, valor: Dicho): string {
  if (typeof valor === 'object') return enIdioma(valor, idioma)
  const clave = String(valor).replace(/^@/, '')
  return clave !== valor && esClave(clave) ? TEXTOS[idioma][clave] : String(valor)
}

/** A sentence for a person, with its gaps filled. */
export const mensaje = (idioma: Idioma, clave: ClaveMensaje, params: Params = {}): string =>
  TEXTOS[idioma][clave].replace(/\{(\w+)\}/g, (gap, name: string) => dicho(idioma, params[name] ?? gap))

/** What a table is called; one without a word of its own goes by its name. */
export function nombreDeTabla(idioma: Idioma, tabla: string): string {
  const clave = `tabla.${tabla}`
  return esClave(clave) ? mensaje(idioma, clave) : tabla.replaceAll('_', ' ')
}

/** "a, b and c" as the language joins it. */
export const enumerar = (idioma: Idioma, partes: string[]): string =>
  new Intl.ListFormat(idioma, { type: 'conjunction' }).format(partes)

const enEuros = (idioma: Idioma) =>
  new Intl.NumberFormat(VARIEDADES[idioma], { style: 'currency', currency: 'EUR', useGrouping: 'always' })
const EUROS = { es: enEuros('es'), en: enEuros('en'), pt: enEuros('pt'), ca: enEuros('ca') }

/** An amount as people write it: 1.234,50 € */
export const importeEscrito = (idioma: Idioma, euros: number): string => EUROS[idioma].format(euros)

/** A unit price, with as many decimals as it has. */
export const precioEscrito = (idioma: Idioma, euros: number): string =>
  new Intl.NumberFormat(VARIEDADES[idioma], {
    style: 'currency',
    currency: 'EUR',
    useGrouping: 'always',
    maximumFractionDigits: 4,
  }).format(euros)

/** A day as people write it. */
export const fechaEscrita = (idioma: Idioma, fecha: string): string =>
  new Intl.DateTimeFormat(VARIEDADES[idioma], { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(fecha))

/** A number as people write it: 5,2 */
export const numeroEscrito = (idioma: Idioma, n: number): string =>
  new Intl.NumberFormat(VARIEDADES[idioma], { maximumFractionDigits: 4 }).format(n)
