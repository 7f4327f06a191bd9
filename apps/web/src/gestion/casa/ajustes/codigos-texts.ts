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
    (con: string, sin: string, quedan: string) => `${con} prendas con código, ${sin} sin él; quedan ${quedan} números.`,
    (con, sin, quedan) => `${con} garments with a code, ${sin} without; ${quedan} numbers left.`,
    (con, sin, quedan) => `${con} peças com código, ${sin} sem ele; restam ${quedan} números.`,
    (con, sin, quedan) => `${con} peces amb codi, ${sin} sense; queden ${quedan} números.`,
  ),
  dar: word(
    (n: number) => `Dar código a las ${n} que no tienen`,
    (n) => `Give the ${n} without one a code`,
    (n) => `Dar código às ${n} que não têm`,
    (n) => `Donar codi a les ${n} que no en tenen`,
  ),
  dados: word(
    (n: number) => `${n} códigos dados`,
    (n) => `${n} codes given`,
    (n) => `${n} códigos dados`,
    (n) => `${n} codis donats`,
  ),
  repetidos: word(
    'Tenían el código de otra prenda, que lo conserva; necesitan uno nuevo:',
    'These had another garment’s code, which that one keeps; they need a new one:',
    'Tinham o código de outra peça, que o conserva; precisam de um novo:',
    'Tenien el codi d’una altra peça, que el conserva; en necessiten un de nou:',
  ),
}
