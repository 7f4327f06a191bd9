import { word } from '../words.ts'

export const TABLA = {
  buscar: word(
    'Número, lote, ubicación…',
    'Number, lot, location…',
    'Número, lote, localização…',
    'Número, lot, ubicació…',
  ),
  enStock: word('En stock', 'In stock', 'Em stock', 'En estoc'),
  todas: word('Todas', 'All', 'Todas', 'Totes'),
  agotadas: word('Agotadas', 'Used up', 'Esgotadas', 'Esgotades'),
  mostrar: word('Qué piezas se ven', 'Which rolls are shown', 'Que peças se veem', 'Quines peces es veuen'),
  enLista: word('Abrir como lista', 'Open as a list', 'Abrir como lista', 'Obrir com a llista'),
  nada: word('Ninguna pieza coincide.', 'No roll matches.', 'Nenhuma peça coincide.', 'Cap peça no coincideix.'),
  sinPiezas: word(
    'No queda ninguna pieza. Al recibir una entrega aparecen aquí sus rollos.',
    'No roll is left. When a delivery is received, its rolls appear here.',
    'Não resta nenhuma peça. Ao receber uma entrega, os rolos aparecem aqui.',
    'No queda cap peça. En rebre un lliurament, els rotlles apareixen aquí.',
  ),
  mas: word('Ver más', 'Show more', 'Ver mais', 'Veure’n més'),
}

export const CUANTAS = word(
  (vistas: string, todas: string) => `${vistas} de ${todas}`,
  (vistas, todas) => `${vistas} of ${todas}`,
  (vistas, todas) => `${vistas} de ${todas}`,
  (vistas, todas) => `${vistas} de ${todas}`,
)
