import { word } from '../../words.ts'

/** The pages beside the list, as its head names them. */
export const PAGINA = {
  corregir: word('Corregir…', 'Correct…', 'Corrigir…', 'Corregir…'),
  calidad: word('Cambiar de calidad…', 'Change quality…', 'Mudar de qualidade…', 'Canviar de qualitat…'),
}
