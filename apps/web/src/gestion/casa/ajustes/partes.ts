import { word } from '../../words.ts'

/** The parts of the settings, by the names under which they are found. */
export const PARTES = {
  empresa: word('Empresa', 'Company', 'Empresa', 'Empresa'),
  facturacion: word('Series e impuestos', 'Series and taxes', 'Séries e impostos', 'Sèries i impostos'),
  produccion: word('Producción', 'Production', 'Produção', 'Producció'),
  tienda: word('Tienda', 'Shop', 'Loja', 'Botiga'),
  correo: word('Correo', 'Mail', 'E-mail', 'Correu'),
  legales: word('Textos legales', 'Legal texts', 'Textos legais', 'Textos legals'),
  tema: word('Tema', 'Theme', 'Tema', 'Tema'),
}
