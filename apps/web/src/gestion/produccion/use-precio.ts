import { numberFormat } from '../../i18n/locale.ts'
import { useIdioma } from '../use-texts.ts'

/** What a unit costs, with its sign where the language puts it: two decimals, or up to four where they matter. */
export function usePrecio(): (value: number) => string {
  const euros = { style: 'currency', currency: 'EUR', minimumFractionDigits: 2, maximumFractionDigits: 4 } as const
  const { format } = numberFormat(useIdioma(), euros)
  return format
}
