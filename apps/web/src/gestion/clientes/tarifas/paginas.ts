import { word } from '../../words.ts'

/** What the sides and pages of prices are called, before any is opened. */
export const PAGINA = {
  matriz: word('Precios por modelo…', 'Prices by model…', 'Preços por modelo…', 'Preus per model…'),
  precios: word('Precios', 'Prices', 'Preços', 'Preus'),
}
