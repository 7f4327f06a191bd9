import { word } from '../../words.ts'

/** The pages beside the list. */
export const PAGINA = {
  estado: word('Envío', 'Sending', 'Envio', 'Enviament'),
  ajustes: word('Ajustes', 'Settings', 'Definições', 'Configuració'),
}
