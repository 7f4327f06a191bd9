import type { Idioma } from '@telar/domain/idioma'

export type Modo = 'stock' | 'ean' | 'existe'

interface VariantesTexts {
  title: string
  hint: Record<Modo, string>
  modes: Record<Modo, string>
  mode: string
  addColours: string
  find: string
  addCount: (n: number) => string
  noMoreColours: string
  none: string
  noSizes: string
  toSizes: string
  total: string
  stock: string
  reserved: string
  free: string
  web: string
  all: string
  reservedHere: (n: number) => string
  cell: Record<Modo, (color: string, talla: string) => string>
  webOf: (color: string, talla: string) => string
  wholeRow: (color: string) => string
  wholeColumn: (talla: string) => string
  make: (color: string, talla: string) => string
  removeColour: (color: string) => string
  colourRemoved: (color: string) => string
  reservedColour: (color: string) => string
  badEan: (color: string, talla: string) => string
}

/** What the matrix of variants says. */
export const VARIANTES: Record<Idioma, VariantesTexts> = {
  es: {
    title: 'Variantes',
    hint: {
      stock: 'stock y, debajo, reservado; la casilla, o Espacio, lo pone a la venta en la web; se puede pegar de Excel',
      ean: 'código de barras de cada talla y color',
      existe: 'qué tallas se fabrican en cada color',
    },
    modes: { stock: 'Stock y web', ean: 'EAN', existe: 'Qué existe' },
    mode: 'Qué se edita',
    addColours: 'Añadir colores',
    find: 'Buscar color…',
    addCount: (n) => (n === 0 ? 'Elija colores' : n === 1 ? 'Añadir 1 color' : `Añadir ${n} colores`),
    noMoreColours: 'No hay más colores con ese nombre.',
    none: 'Aún no hay variantes. Añada colores: nacen de golpe en todas las tallas.',
    noSizes: 'Primero diga las tallas del modelo; después, los colores.',
    toSizes: 'Ir a las tallas',
    total: 'Total',
    stock: 'Stock',
    reserved: 'Reserv.',
    free: 'Libre',
    web: 'Web',
    all: 'Todas',
    reservedHere: (n) => `${n} reservadas en pedidos`,
    cell: {
      stock: (color, talla) => `Stock de ${color}, talla ${talla}`,
      ean: (color, talla) => `EAN de ${color}, talla ${talla}`,
      existe: (color, talla) => `${color} existe en la talla ${talla}`,
    },
    webOf: (color, talla) => `${color}, talla ${talla}, a la venta en la web`,
    wholeRow: (color) => `Todas las tallas de ${color}`,
    wholeColumn: (talla) => `Todos los colores de la talla ${talla}`,
    make: (color, talla) => `Crear ${color} en la talla ${talla}`,
    removeColour: (color) => `Quitar el color ${color}`,
    colourRemoved: (color) => `Color ${color} quitado`,
    reservedColour: (color) => `${color} está reservado en pedidos`,
    badEan: (color, talla) => `El EAN de ${color}, talla ${talla}, ha de tener entre 8 y 14 cifras.`,
  },
  en: {
    title: 'Variants',
    hint: {
      stock: 'stock and, below, reserved; the box, or Space, puts it on sale on the web; Excel can be pasted',
      ean: 'the bar code of each size and colour',
      existe: 'which sizes are made in each colour',
    },
    modes: { stock: 'Stock and web', ean: 'EAN', existe: 'What exists' },
    mode: 'What is edited',
    addColours: 'Add colours',
    find: 'Find a colour…',
    addCount: (n) => (n === 0 ? 'Choose colours' : n === 1 ? 'Add 1 colour' : `Add ${n} colours`),
    noMoreColours: 'There are no more colours with that name.',
    none: 'There are no variants yet. Add colours: they come in every size at once.',
    noSizes: 'Give the model its sizes first; then its colours.',
    toSizes: 'Go to the sizes',
    total: 'Total',
    stock: 'Stock',
    reserved: 'Reserved',
    free: 'Free',
    web: 'Web',
    all: 'All',
    reservedHere: (n) => `${n} reserved in orders`,
    cell: {
      stock: (color, talla) => `Stock of ${color}, size ${talla}`,
      ean: (color, talla) => `EAN of ${color}, size ${talla}`,
      existe: (color, talla) => `${color} exists in size ${talla}`,
    },
    webOf: (color, talla) => `${color}, size ${talla}, for sale on the web`,
    wholeRow: (color) => `Every size of ${color}`,
    wholeColumn: (talla) => `Every colour of size ${talla}`,
    make: (color, talla) => `Make ${color} in size ${talla}`,
    removeColour: (color) => `Remove the colour ${color}`,
    colourRemoved: (color) => `Colour ${color} removed`,
    reservedColour: (color) => `${color} is reserved in orders`,
    badEan: (color, talla) => `The EAN of ${color}, size ${talla}, has to have between 8 and 14 digits.`,
  },
  pt: {
    title: 'Variantes',
    hint: {
      stock: 'stock e, por baixo, reservado; a caixa, ou Espaço, põe-no à venda na web; pode colar-se do Excel',
      ean: 'código de barras de cada tamanho e cor',
      existe: 'que tamanhos se fazem em cada cor',
    },
    modes: { stock: 'Stock e web', ean: 'EAN', existe: 'O que existe' },
    mode: 'O que se edita',
    addColours: 'Acrescentar cores',
    find: 'Procurar cor…',
    addCount: (n) => (n === 0 ? 'Escolha cores' : n === 1 ? 'Acrescentar 1 cor' : `Acrescentar ${n} cores`),
    noMoreColours: 'Não há mais cores com esse nome.',
    none: 'Ainda não há variantes. Acrescente cores: nascem de uma vez em todos os tamanhos.',
    noSizes: 'Diga primeiro os tamanhos do modelo; depois, as cores.',
    toSizes: 'Ir para os tamanhos',
    total: 'Total',
    stock: 'Stock',
    reserved: 'Reserv.',
    free: 'Livre',
    web: 'Web',
    all: 'Todos',
    reservedHere: (n) => `${n} reservadas em encomendas`,
    cell: {
      stock: (color, talla) => `Stock de ${color}, tamanho ${talla}`,
      ean: (color, talla) => `EAN de ${color}, tamanho ${talla}`,
      existe: (color, talla) => `${color} existe no tamanho ${talla}`,
    },
    webOf: (color, talla) => `${color}, tamanho ${talla}, à venda na web`,
    wholeRow: (color) => `Todos os tamanhos de ${color}`,
    wholeColumn: (talla) => `Todas as cores do tamanho ${talla}`,
    make: (color, talla) => `Criar ${color} no tamanho ${talla}`,
    removeColour: (color) => `Retirar a cor ${color}`,
    colourRemoved: (color) => `Cor ${color} retirada`,
    reservedColour: (color) => `${color} está reservada em encomendas`,
    badEan: (color, talla) => `O EAN de ${color}, tamanho ${talla}, tem de ter entre 8 e 14 algarismos.`,
  },
  ca: {
    title: 'Variants',
    hint: {
      stock: 'estoc i, a sota, reservat; la casella, o Espai, el posa a la venda al web; es pot enganxar de l’Excel',
      ean: 'codi de barres de cada talla i color',
      existe: 'quines talles es fan en cada color',
    },
    modes: { stock: 'Estoc i web', ean: 'EAN', existe: 'Què existeix' },
    mode: 'Què s’edita',
    addColours: 'Afegir colors',
    find: 'Buscar color…',
    addCount: (n) => (n === 0 ? 'Trieu colors' : n === 1 ? 'Afegir 1 color' : `Afegir ${n} colors`),
    noMoreColours: 'No hi ha més colors amb aquest nom.',
    none: 'Encara no hi ha variants. Afegiu colors: neixen de cop en totes les talles.',
    noSizes: 'Primer digueu les talles del model; després, els colors.',
    toSizes: 'Anar a les talles',
    total: 'Total',
    stock: 'Estoc',
    reserved: 'Reserv.',
    free: 'Lliure',
    web: 'Web',
    all: 'Totes',
    reservedHere: (n) => `${n} reservades en comandes`,
    cell: {
      stock: (color, talla) => `Estoc de ${color}, talla ${talla}`,
      ean: (color, talla) => `EAN de ${color}, talla ${talla}`,
      existe: (color, talla) => `${color} existeix en la talla ${talla}`,
    },
    webOf: (color, talla) => `${color}, talla ${talla}, a la venda al web`,
    wholeRow: (color) => `Totes les talles de ${color}`,
    wholeColumn: (talla) => `Tots els colors de la talla ${talla}`,
    make: (color, talla) => `Crear ${color} en la talla ${talla}`,
    removeColour: (color) => `Treure el color ${color}`,
    colourRemoved: (color) => `Color ${color} tret`,
    reservedColour: (color) => `${color} està reservat en comandes`,
    badEan: (color, talla) => `L’EAN de ${color}, talla ${talla}, ha de tenir entre 8 i 14 xifres.`,
  },
}
