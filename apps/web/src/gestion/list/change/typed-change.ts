import { aDiezmilesimas, redondear, redondearA } from '@telar/domain/dinero'
import { parseNumber } from '../../format.ts'

/** What somebody typed over many numbers: another one, or so much more or less of each. */
export type TypedChange = { how: 'set' | 'add' | 'percent'; by: number }

const SIGNS = ['=', '+', '-', '−'] as const

/** `12,50` puts, `+2` and `-2` add and take, `+5 %` and `-5%` by their part; `=-2` puts what has a sign. */
export function parseChange(text: string, decimal: string): TypedChange | null {
  const typed = text.trim()
  const sign = SIGNS.find((one) => typed.startsWith(one)) ?? ''
  const percent = typed.endsWith('%')
  const by = parseNumber(typed.slice(sign.length, percent ? -1 : undefined).trim(), decimal)
  if (by === null) return null
  const signed = sign === '-' || sign === '−' ? -by : by
  if (percent) return sign === '=' ? null : { how: 'percent', by: signed }
  return { how: sign === '' || sign === '=' ? 'set' : 'add', by: signed }
}

/** The number that comes of it; of none there is no part, and nothing to add to. */
export function changed({ how, by }: TypedChange, before: number | null, decimals: number): number | null {
  if (how === 'set') return by
  if (before === null) return null
  if (how === 'add') return redondearA(before + by, decimals)
  // whole numbers until the end: 36,90 and its 5 % are 38,745, which no fraction of two holds
  const parts = aDiezmilesimas(before) * redondear((100 + by) * 100)
  return redondear(parts / 10 ** (8 - decimals)) / 10 ** decimals
}
