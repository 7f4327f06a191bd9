import { word } from '../../words.ts'

/** The pages beside the list, as its head names them. */
export const PAGINA = {
  nueva: word('Nueva remesa', 'New remittance', 'Nova remessa', 'Nova remesa'),
  devueltos: word('Devueltos', 'Returned', 'Devolvidos', 'Retornats'),
}
