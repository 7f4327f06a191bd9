import { ZONA } from '@telar/domain/fecha'
import { enIdioma, type Idioma, type Textos, VARIEDADES } from '@telar/domain/idioma'
import { numberFormat } from '../i18n/locale.ts'
import { hoy } from '../kit/hoy.ts'

/** Typographers' minus: as wide as a digit, so that columns of amounts align. */
const realMinus = (text: string) => text.replace('-', '−')

export interface Format {
  number: (value: number) => string
  /** Two decimals, without the sign: headers say the unit. */
  amount: (value: number) => string
  money: (value: number) => string
  /** What a unit costs: two decimals, or up to four where they matter. */
  price: (value: number) => string
  date: (day: string) => string
  moment: (iso: string) => string
  time: (iso: string | number) => string
  /** This day in words. */
  today: () => string
  /** The sign between whole and decimals, for what a person types. */
  decimal: string
  idioma: Idioma
  /** A declaration's words. */
  word: (textos: Textos) => string
}

const cache = new Map<Idioma, Format>()

/** How a language writes numbers and dates. */
export function formatFor(idioma: Idioma): Format {
  const known = cache.get(idioma)
  if (known) return known
  const locale = VARIEDADES[idioma]
  const number = numberFormat(idioma, { maximumFractionDigits: 6 })
  const amount = numberFormat(idioma, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const price = numberFormat(idioma, { minimumFractionDigits: 2, maximumFractionDigits: 4 })
  const money = numberFormat(idioma, { style: 'currency', currency: 'EUR' })
  const dayParts = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
  const date = new Intl.DateTimeFormat(locale, { ...dayParts, timeZone: 'UTC' })
  // a moment is told where the house is, as on its papers
  const day = new Intl.DateTimeFormat(locale, { ...dayParts, timeZone: ZONA })
  const long = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: ZONA })
  const format: Format = {
    idioma,
    word: (textos) => enIdioma(textos, idioma),
    number: (value) => realMinus(number.format(value)),
    amount: (value) => realMinus(amount.format(value)),
    money: (value) => realMinus(money.format(value)),
    price: (value) => realMinus(price.format(value)),
    date: (value) => date.format(new Date(`${value}T00:00:00Z`)),
    moment: (value) => `${day.format(new Date(value))} ${time.format(new Date(value))}`,
    time: (value) => time.format(new Date(value)),
    today: () => long.format(new Date(hoy())),
    decimal: number.formatToParts(1.5).find((part) => part.type === 'decimal')?.value ?? ',',
  }
  cache.set(idioma, format)
  return format
}

/** What a person typed as a number: `1.234,5` or `1,234.5` by their language; nothing when it is none. */
export function parseNumber(text: string, decimal: string): number | null {
  const plain = text.replace(/[\s\u00a0€]/g, '').replace('−', '-')
  const groups = decimal === ',' ? /\.(?=\d{3}(?!\d))/g : /,(?=\d{3}(?!\d))/g
  const normal = plain.replace(groups, '').replace(decimal, '.')
  return /^[-+]?(\d+(\.\d*)?|\.\d+)$/.test(normal) ? Number(normal) : null
}
