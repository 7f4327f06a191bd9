import { word } from '../../words.ts'

/** The parts of the settings, by the names under which they are found. */
export const PARTES = {
  empresa: word('Empresa', 'Company', 'Empresa', 'Empresa'),
  facturacion: word('Series e impuestos', 'Series and taxes', 'Séries e impostos', 'Sèries i impostos'),
  produccion: word('Producción', 'Production', 'Produção', 'Producció'),
  tienda: word('Tienda', 'Shop', 'Loja', 'Botiga'),
  idiomas: word('Idiomas', 'Languages', 'Línguas', 'Idiomes'),
  servicios: word('Asistente y voz', 'Assistant and voice', 'Assistente e voz', 'Assistent i veu'),
  correo: word('Correo', 'Mail', 'E-mail', 'Correu'),
  legales: word('Textos legales', 'Legal texts', 'Textos legais', 'Textos legals'),
  tema: word('Tema', 'Theme', 'Tema', 'Tema'),
  guardado: word('Datos y copias', 'Data and backups', 'Dados e cópias', 'Dades i còpies'),
}
