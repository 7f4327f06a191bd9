import { word } from '../words.ts'

/** What is said of a figure that will not do. */
export const FIGURE = {
  notWhole: word(
    (text: string, max: number) => `«${text}» no es un número entero de 0 a ${max}. Nada ha cambiado.`,
    (text, max) => `“${text}” is not a whole number from 0 to ${max}. Nothing has changed.`,
    (text, max) => `«${text}» não é um número inteiro de 0 a ${max}. Nada mudou.`,
    (text, max) => `«${text}» no és un nombre enter de 0 a ${max}. No ha canviat res.`,
  ),
  notGood: word(
    (text: string) => `«${text}» no vale aquí: corríjalo antes de seguir.`,
    (text) => `“${text}” will not do here: put it right before going on.`,
    (text) => `«${text}» não serve aqui: corrija-o antes de continuar.`,
    (text) => `«${text}» no val aquí: corregiu-lo abans de continuar.`,
  ),
}
