import type { Idioma } from '@telar/domain/idioma'

/** What a matrix says. */
export const MATRIZ: Record<Idioma, { total: string; cell: (what: string, color: string, talla: string) => string }> = {
  es: { total: 'Total', cell: (what, color, talla) => `${what}, ${color}, talla ${talla}` },
  en: { total: 'Total', cell: (what, color, talla) => `${what}, ${color}, size ${talla}` },
  pt: { total: 'Total', cell: (what, color, talla) => `${what}, ${color}, tamanho ${talla}` },
  ca: { total: 'Total', cell: (what, color, talla) => `${what}, ${color}, talla ${talla}` },
}
