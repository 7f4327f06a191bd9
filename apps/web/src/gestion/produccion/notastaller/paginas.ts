import { word } from '../../words.ts'

/** What the head of the list says: its pages, and what of it waits. */
export const PAGINA = {
  enTaller: word('En taller', 'At workshops', 'Em oficina', 'Al taller'),
  segundas: word('Segundas', 'Seconds', 'Segundas', 'Segones'),
  atrasada: word('Con retraso', 'Late', 'Em atraso', 'Amb retard'),
}
