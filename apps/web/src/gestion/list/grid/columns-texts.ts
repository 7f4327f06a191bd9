import { word } from '../../words.ts'

export const COLUMNS = {
  title: word('Columnas', 'Columns', 'Colunas', 'Columnes'),
  ascending: word('Ordenar ascendente', 'Sort ascending', 'Ordenação crescente', 'Ordenar ascendent'),
  descending: word('Ordenar descendente', 'Sort descending', 'Ordenação decrescente', 'Ordenar descendent'),
  sortBy: word('Ordenar por', 'Sort by', 'Ordenar por', 'Ordenar per'),
  filterBy: word(
    (label: string) => `Filtrar por ${label.toLowerCase()}…`,
    (label) => `Filter by ${label.toLowerCase()}…`,
    (label) => `Filtrar por ${label.toLowerCase()}…`,
    (label) => `Filtrar per ${label.toLowerCase()}…`,
  ),
  left: word('Mover a la izquierda', 'Move left', 'Mover para a esquerda', 'Moure a l’esquerra'),
  right: word('Mover a la derecha', 'Move right', 'Mover para a direita', 'Moure a la dreta'),
  hide: word('Ocultar columna', 'Hide column', 'Ocultar coluna', 'Amagar la columna'),
  hidden: word(
    (label: string) => `Columna «${label}» oculta`,
    (label) => `Column “${label}” hidden`,
    (label) => `Coluna «${label}» oculta`,
    (label) => `Columna «${label}» amagada`,
  ),
  up: word(
    (label: string) => `Subir ${label}`,
    (label) => `Move ${label} up`,
    (label) => `Subir ${label}`,
    (label) => `Pujar ${label}`,
  ),
  down: word(
    (label: string) => `Bajar ${label}`,
    (label) => `Move ${label} down`,
    (label) => `Descer ${label}`,
    (label) => `Baixar ${label}`,
  ),
  reset: word('Como al principio', 'As at first', 'Como no início', 'Com al principi'),
}

export const ORDERED = word('Orden guardado', 'Order saved', 'Ordem guardada', 'Ordre desat')
