import { esDia } from '@telar/domain/fecha'
import { enIdioma, type Idioma, VARIEDADES } from '@telar/domain/idioma'
import type { Dicho } from '@telar/domain/regla'
import { ca } from './ca.ts'
import { en } from './en.ts'
import { type ClaveMensaje, es, type Mensajes } from './es.ts'
import { pt } from './pt.ts'

const TEXTOS: Record<Idioma, Mensajes> = { es, en, pt, ca }

export type Params = Record<string, Dicho>

export const esClave = (clave: string): clave is ClaveMensaje => Object.hasOwn(es, clave)

/** Gaps for what is counted or measured; a number in any other names something, as that of an order does. */
const CIFRAS = new Set([
  ...['n', 'max', 'min', 'cantidad', 'prendas', 'libre', 'quedan', 'fuera', 'servida', 'vueltas', 'abonadas'],
  ...['restante', 'metros', 'cortado', 'declarado', 'hallado', 'total', 'suma', 'dto', 'cifra'],
])

/** A value as it is said: `@pedido.servido` is itself the key of a text. */
function dicho(idioma: Idioma, hueco: string, valor: Dicho): string {
  if (typeof valor === 'object') return enIdioma(valor, idioma)
  if (typeof valor === 'number' && CIFRAS.has(hueco)) return numeroEscrito(idioma, valor)
  if (esDia(String(valor))) return fechaEscrita(idioma, String(valor))
  const clave = String(valor).replace(/^@/, '')
  return clave !== valor && esClave(clave) ? TEXTOS[idioma][clave] : String(valor)
}

/** A sentence for a person, with its gaps filled: numbers as people write them, those of euros as amounts. */
export const mensaje = (idioma: Idioma, clave: ClaveMensaje, params: Params = {}): string =>
  TEXTOS[idioma][clave].replace(/(€?)\{(\w+)\}( €)?/g, (whole, before: string, hueco: string, after: string = '') => {
    const valor = params[hueco]
    if (valor === undefined) return whole
    if (typeof valor === 'number' && (before || after)) return importeEscrito(idioma, valor)
    return before + dicho(idioma, hueco, valor) + after
  })

/** What a table is called; one without a word of its own goes by its name. */
export function nombreDeTabla(idioma: Idioma, tabla: string): string {
  const clave = `tabla.${tabla}`
  return esClave(clave) ? mensaje(idioma, clave) : tabla.replaceAll('_', ' ')
}

/** What writes something as a language does: made once, when it is first needed. */
function unoPorIdioma<T>(hacer: (idioma: Idioma) => T): (idioma: Idioma) => T {
  const hechos: Partial<Record<Idioma, T>> = {}
  return (idioma) => (hechos[idioma] ??= hacer(idioma))
}

const listas = unoPorIdioma((idioma) => new Intl.ListFormat(idioma, { type: 'conjunction' }))
const euros = unoPorIdioma(
  (idioma) => new Intl.NumberFormat(VARIEDADES[idioma], { style: 'currency', currency: 'EUR', useGrouping: 'always' }),
)
const precios = unoPorIdioma(
  (idioma) =>
    new Intl.NumberFormat(VARIEDADES[idioma], {
      style: 'currency',
      currency: 'EUR',
      useGrouping: 'always',
      maximumFractionDigits: 4,
    }),
)
const dias = unoPorIdioma(
  (idioma) => new Intl.DateTimeFormat(VARIEDADES[idioma], { dateStyle: 'medium', timeZone: 'UTC' }),
)
const numeros = unoPorIdioma(
  (idioma) => new Intl.NumberFormat(VARIEDADES[idioma], { useGrouping: 'always', maximumFractionDigits: 4 }),
)

/** A figure with a real minus, as wide as its digits. */
const conMenos = (cifra: string): string => cifra.replace('-', '−')

/** "a, b and c" as the language joins it. */
export const enumerar = (idioma: Idioma, partes: string[]): string => listas(idioma).format(partes)

/** An amount as people write it: 1.234,50 € */
export const importeEscrito = (idioma: Idioma, cantidad: number): string => conMenos(euros(idioma).format(cantidad))

/** A unit price, with as many decimals as it has. */
export const precioEscrito = (idioma: Idioma, precio: number): string => conMenos(precios(idioma).format(precio))

/** A day as people write it. */
export const fechaEscrita = (idioma: Idioma, fecha: string): string => dias(idioma).format(new Date(fecha))

/** A number as people write it: 1.205,2 */
export const numeroEscrito = (idioma: Idioma, n: number): string => conMenos(numeros(idioma).format(n))
