import { CUENTA_MAXIMA, MAXIMA } from '../../pieces/matriz/rejilla.ts'
import { word } from '../words.ts'

/** What a matrix says. */
export const MATRIZ = {
  total: word('Total', 'Total', 'Total', 'Total'),
  wrong: word(
    (text: string) => `«${text}» no es un número de prendas: ha de ser un entero de 0 a ${MAXIMA}. Nada ha cambiado.`,
    (text) =>
      `“${text}” is not a number of garments: it has to be a whole number from 0 to ${MAXIMA}. Nothing has changed.`,
    (text) => `«${text}» não é um número de peças: tem de ser um inteiro de 0 a ${MAXIMA}. Nada mudou.`,
    (text) => `«${text}» no és un nombre de peces: ha de ser un enter de 0 a ${MAXIMA}. No ha canviat res.`,
  ),
  wrongCount: word(
    (text: string) =>
      `«${text}» no es un número de prendas: ha de ser un entero de hasta ${CUENTA_MAXIMA}. Nada ha cambiado.`,
    (text) =>
      `“${text}” is not a number of garments: it has to be a whole number of up to ${CUENTA_MAXIMA}. Nothing has changed.`,
    (text) => `«${text}» não é um número de peças: tem de ser um inteiro até ${CUENTA_MAXIMA}. Nada mudou.`,
    (text) => `«${text}» no és un nombre de peces: ha de ser un enter de fins a ${CUENTA_MAXIMA}. No ha canviat res.`,
  ),
  cell: word(
    (what: string, color: string, talla: string) => `${what}, ${color}, talla ${talla}`,
    (what, color, talla) => `${what}, ${color}, size ${talla}`,
    (what, color, talla) => `${what}, ${color}, tamanho ${talla}`,
    (what, color, talla) => `${what}, ${color}, talla ${talla}`,
  ),
}
