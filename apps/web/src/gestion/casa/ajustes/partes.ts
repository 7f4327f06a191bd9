import { word } from '../../words.ts'

/** The parts of the settings, by the names under which they are found. */
export const PARTES = {
  empresa: word('Empresa', 'Company', 'Empresa', 'Empresa'),
  facturacion: word('Series e impuestos', 'Series and taxes', 'Séries e impostos', 'Sèries i impostos'),
  reclamaciones: word('Reclamaciones', 'Reminders', 'Reclamações', 'Reclamacions'),
  produccion: word('Producción', 'Production', 'Produção', 'Producció'),
  tienda: word('Tienda', 'Shop', 'Loja', 'Botiga'),
  idiomas: word('Idiomas', 'Languages', 'Línguas', 'Idiomes'),
  servicios: word('Asistente y voz', 'Assistant and voice', 'Assistente e voz', 'Assistent i veu'),
  correo: word('Correo', 'Mail', 'E-mail', 'Correu'),
  legales: word('Textos legales', 'Legal texts', 'Textos legais', 'Textos legals'),
  tema: word('Tema', 'Theme', 'Tema', 'Tema'),
  guardado: word('Datos y copias', 'Data and backups', 'Dados e cópias', 'Dades i còpies'),
}

/** In which part a field is, by the first of its name; a part's own name stands for itself. */
const EN: Record<string, keyof typeof PARTES> = {
  series: 'facturacion',
  impuestos: 'facturacion',
  portes: 'facturacion',
  codigos: 'produccion',
  anuncio: 'tienda',
  pedidoMinimo: 'tienda',
  diasDevolucion: 'tienda',
  segundaPorCiento: 'tienda',
  asistente: 'servicios',
  voz: 'servicios',
  logoId: 'tema',
  copias: 'guardado',
}

/** The part in which a field is. */
export const parteDe = (field: string): keyof typeof PARTES =>
  EN[field] ?? (field in PARTES ? (field as keyof typeof PARTES) : 'empresa')
