import { word } from '../words.ts'

/** What a matrix says. */
export const MATRIZ = {
  total: word('Total', 'Total', 'Total', 'Total'),
  cell: word(
    (what: string, color: string, talla: string) => `${what}, ${color}, talla ${talla}`,
    (what, color, talla) => `${what}, ${color}, size ${talla}`,
    (what, color, talla) => `${what}, ${color}, tamanho ${talla}`,
    (what, color, talla) => `${what}, ${color}, talla ${talla}`,
  ),
}
