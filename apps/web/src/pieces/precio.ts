import type { Idioma } from '@telar/domain/idioma'
import { numberFormat } from '../i18n/locale.ts'

const formats = new Map<Idioma, Intl.NumberFormat>()

/** An amount in euros as the language writes it. */
export function precio(euros: number, idioma: Idioma): string {
  const format = formats.get(idioma) ?? numberFormat(idioma, { style: 'currency', currency: 'EUR' })
  formats.set(idioma, format)
  return format.format(euros).replace('-', '−')
}
