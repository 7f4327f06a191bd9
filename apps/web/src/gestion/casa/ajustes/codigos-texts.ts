import { word } from '../../words.ts'

export const CODIGOS = {
  titulo: word('Códigos de barras', 'Bar codes', 'Códigos de barras', 'Codis de barres'),
  que: word(
    'El prefijo que GS1 ha dado a la casa y el rango del que se dan códigos. Un número dado no se da nunca otra vez.',
    'The prefix that GS1 gave the house, and the range from which codes are given. A number is never given again.',
    'O prefixo que a GS1 deu à casa e o intervalo de que se dão códigos. Um número dado nunca se dá outra vez.',
    'El prefix que GS1 ha donat a la casa i el rang del qual es donen codis. Un número donat no es torna a donar mai.',
  ),
  cuenta: word(
    (con: string, sin: string, quedan: string) =>
      `Prendas con código: ${con}, sin él: ${sin}. Números que quedan: ${quedan}.`,
    (con, sin, quedan) => `Garments with a code: ${con}, without: ${sin}. Numbers left: ${quedan}.`,
    (con, sin, quedan) => `Peças com código: ${con}, sem ele: ${sin}. Números que restam: ${quedan}.`,
    (con, sin, quedan) => `Peces amb codi: ${con}, sense: ${sin}. Números que queden: ${quedan}.`,
  ),
  dar: word(
    (n: number) => (n === 1 ? 'Dar código a la que no tiene' : `Dar código a las ${n} que no tienen`),
    (n) => (n === 1 ? 'Give the one without it a code' : `Give the ${n} without one a code`),
    (n) => (n === 1 ? 'Dar código à que não tem' : `Dar código às ${n} que não têm`),
    (n) => (n === 1 ? 'Donar codi a la que no en té' : `Donar codi a les ${n} que no en tenen`),
  ),
  dados: word(
    (n: number) => (n === 1 ? '1 código dado' : `${n} códigos dados`),
    (n) => (n === 1 ? '1 code given' : `${n} codes given`),
    (n) => (n === 1 ? '1 código dado' : `${n} códigos dados`),
    (n) => (n === 1 ? '1 codi donat' : `${n} codis donats`),
  ),
  repetidos: word(
    'Tenían el código de otra prenda, que lo conserva; necesitan uno nuevo:',
    'These had another garment’s code, which that one keeps; they need a new one:',
    'Tinham o código de outra peça, que o conserva; precisam de um novo:',
    'Tenien el codi d’una altra peça, que el conserva; en necessiten un de nou:',
  ),
}
