import { word } from '../words.ts'

/** The four ways in which a sale is taxed, by their number. */
export const REGIMEN = {
  1: word('General', 'General', 'Geral', 'General'),
  2: word('Recargo de equivalencia', 'Equivalence surcharge', 'Recargo de equivalência', 'Recàrrec d’equivalència'),
  3: word(
    'Intracomunitaria, exenta',
    'Intra-Community, exempt',
    'Intracomunitária, isenta',
    'Intracomunitària, exempta',
  ),
  4: word('Exportación, exenta', 'Export, exempt', 'Exportação, isenta', 'Exportació, exempta'),
}
