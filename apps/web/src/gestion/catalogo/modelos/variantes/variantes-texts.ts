import { word } from '../../../words.ts'

export type Modo = 'stock' | 'ean' | 'existe'

/** What the matrix of variants says. */
export const VARIANTES = {
  title: word('Variantes', 'Variants', 'Variantes', 'Variants'),
  hint: {
    stock: word(
      'stock y, debajo, comprometido; la casilla, o Espacio, lo pone a la venta en la web; el stock cambia por recuentos',
      'stock and, below, promised; the box, or Space, puts it on sale on the web; the stock changes by counts',
      'stock e, por baixo, comprometido; a caixa, ou Espaço, põe-no à venda na web; o stock muda por contagens',
      'estoc i, a sota, compromès; la casella, o Espai, el posa a la venda al web; l’estoc canvia per recomptes',
    ),
    ean: word(
      'código de barras de cada talla y color',
      'the bar code of each size and colour',
      'código de barras de cada tamanho e cor',
      'codi de barres de cada talla i color',
    ),
    existe: word(
      'qué tallas se fabrican en cada color',
      'which sizes are made in each colour',
      'que tamanhos se fazem em cada cor',
      'quines talles es fan en cada color',
    ),
  },
  modes: {
    stock: word('Stock y web', 'Stock and web', 'Stock e web', 'Estoc i web'),
    ean: word('EAN', 'EAN', 'EAN', 'EAN'),
    existe: word('Qué existe', 'What exists', 'O que existe', 'Què existeix'),
  },
  mode: word('Qué se edita', 'What is edited', 'O que se edita', 'Què s’edita'),
  addColours: word('Añadir colores', 'Add colours', 'Acrescentar cores', 'Afegir colors'),
  find: word('Buscar color…', 'Find a colour…', 'Procurar cor…', 'Buscar color…'),
  addCount: word(
    (n: number) => (n === 0 ? 'Elija colores' : n === 1 ? 'Añadir 1 color' : `Añadir ${n} colores`),
    (n) => (n === 0 ? 'Choose colours' : n === 1 ? 'Add 1 colour' : `Add ${n} colours`),
    (n) => (n === 0 ? 'Escolha cores' : n === 1 ? 'Acrescentar 1 cor' : `Acrescentar ${n} cores`),
    (n) => (n === 0 ? 'Trieu colors' : n === 1 ? 'Afegir 1 color' : `Afegir ${n} colors`),
  ),
  noMoreColours: word(
    'No hay más colores con ese nombre.',
    'There are no more colours with that name.',
    'Não há mais cores com esse nome.',
    'No hi ha més colors amb aquest nom.',
  ),
  none: word(
    'Aún no hay variantes. Añada colores: nacen de golpe en todas las tallas.',
    'There are no variants yet. Add colours: they come in every size at once.',
    'Ainda não há variantes. Acrescente cores: nascem de uma vez em todos os tamanhos.',
    'Encara no hi ha variants. Afegiu colors: neixen de cop en totes les talles.',
  ),
  noSizes: word(
    'Primero diga las tallas del modelo; después, los colores.',
    'Give the model its sizes first; then its colours.',
    'Diga primeiro os tamanhos do modelo; depois, as cores.',
    'Primer digueu les talles del model; després, els colors.',
  ),
  toSizes: word('Ir a las tallas', 'Go to the sizes', 'Ir para os tamanhos', 'Anar a les talles'),
  total: word('Total', 'Total', 'Total', 'Total'),
  stock: word('Stock', 'Stock', 'Stock', 'Estoc'),
  reserved: word('Compr.', 'Promised', 'Compr.', 'Compr.'),
  free: word('Libre', 'Free', 'Livre', 'Lliure'),
  web: word('Web', 'Web', 'Web', 'Web'),
  all: word('Todas', 'All', 'Todos', 'Totes'),
  byLedger: word(
    'El stock lo llevan los movimientos: para cambiarlo, cuente o corrija.',
    'The stock is kept by the movements: to change it, count or correct.',
    'O stock é levado pelos movimentos: para o mudar, conte ou corrija.',
    'L’estoc el porten els moviments: per canviar-lo, compteu o corregiu.',
  ),
  inHouse: word(
    (n: number) => (n === 1 ? 'Queda 1 prenda en casa' : `Quedan ${n} prendas en casa`),
    (n) => (n === 1 ? '1 garment is in the house' : `${n} garments are in the house`),
    (n) => (n === 1 ? 'Há 1 peça em casa' : `Há ${n} peças em casa`),
    (n) => (n === 1 ? 'Queda 1 peça a casa' : `Queden ${n} peces a casa`),
  ),
  reservedHere: word(
    (n: number) => `${n} reservadas o asignadas a pedidos`,
    (n) => `${n} reserved or tied to orders`,
    (n) => `${n} reservadas ou atribuídas a encomendas`,
    (n) => `${n} reservades o assignades a comandes`,
  ),
  besides: word(
    (segunda: number, outlet: number) => `Además, ${segunda} de segunda y ${outlet} de outlet`,
    (segunda, outlet) => `Besides, ${segunda} seconds and ${outlet} for the outlet`,
    (segunda, outlet) => `Além disso, ${segunda} de segunda e ${outlet} de outlet`,
    (segunda, outlet) => `A més, ${segunda} de segona i ${outlet} d’outlet`,
  ),
  cell: {
    stock: word(
      (color: string, talla: string) => `Stock de ${color}, talla ${talla}`,
      (color, talla) => `Stock of ${color}, size ${talla}`,
      (color, talla) => `Stock de ${color}, tamanho ${talla}`,
      (color, talla) => `Estoc de ${color}, talla ${talla}`,
    ),
    ean: word(
      (color: string, talla: string) => `EAN de ${color}, talla ${talla}`,
      (color, talla) => `EAN of ${color}, size ${talla}`,
      (color, talla) => `EAN de ${color}, tamanho ${talla}`,
      (color, talla) => `EAN de ${color}, talla ${talla}`,
    ),
    existe: word(
      (color: string, talla: string) => `${color} existe en la talla ${talla}`,
      (color, talla) => `${color} exists in size ${talla}`,
      (color, talla) => `${color} existe no tamanho ${talla}`,
      (color, talla) => `${color} existeix en la talla ${talla}`,
    ),
  },
  webOf: word(
    (color: string, talla: string) => `${color}, talla ${talla}, a la venta en la web`,
    (color, talla) => `${color}, size ${talla}, for sale on the web`,
    (color, talla) => `${color}, tamanho ${talla}, à venda na web`,
    (color, talla) => `${color}, talla ${talla}, a la venda al web`,
  ),
  wholeRow: word(
    (color: string) => `Todas las tallas de ${color}`,
    (color) => `Every size of ${color}`,
    (color) => `Todos os tamanhos de ${color}`,
    (color) => `Totes les talles de ${color}`,
  ),
  wholeColumn: word(
    (talla: string) => `Todos los colores de la talla ${talla}`,
    (talla) => `Every colour of size ${talla}`,
    (talla) => `Todas as cores do tamanho ${talla}`,
    (talla) => `Tots els colors de la talla ${talla}`,
  ),
  make: word(
    (color: string, talla: string) => `Crear ${color} en la talla ${talla}`,
    (color, talla) => `Make ${color} in size ${talla}`,
    (color, talla) => `Criar ${color} no tamanho ${talla}`,
    (color, talla) => `Crear ${color} en la talla ${talla}`,
  ),
  removeColour: word(
    (color: string) => `Quitar el color ${color}`,
    (color) => `Remove the colour ${color}`,
    (color) => `Retirar a cor ${color}`,
    (color) => `Treure el color ${color}`,
  ),
  colourRemoved: word(
    (color: string) => `Color ${color} quitado`,
    (color) => `Colour ${color} removed`,
    (color) => `Cor ${color} retirada`,
    (color) => `Color ${color} tret`,
  ),
  colourInHouse: word(
    (color: string) => `Quedan prendas de ${color} en casa`,
    (color) => `Garments in ${color} are in the house`,
    (color) => `Há peças de ${color} em casa`,
    (color) => `Queden peces de ${color} a casa`,
  ),
  badEan: word(
    (color: string, talla: string) =>
      `El EAN de ${color}, talla ${talla}, no es un código: le faltan cifras o no cuadra su dígito de control.`,
    (color, talla) =>
      `The EAN of ${color}, size ${talla}, is no bar code: figures are missing or its check digit is wrong.`,
    (color, talla) =>
      `O EAN de ${color}, tamanho ${talla}, não é um código: faltam algarismos ou o dígito de controlo não está certo.`,
    (color, talla) =>
      `L’EAN de ${color}, talla ${talla}, no és un codi: hi falten xifres o no quadra el dígit de control.`,
  ),
}
