import type { Idioma } from '@telar/domain/idioma'

interface DatosTexts {
  prices: string
  pricesHint: string
  margin: (times: string, percent: string) => string
  loss: string
  sizes: string
  sizesHint: string
  addSize: string
  quick: string
  oneSize: string
  removeSize: (talla: string) => string
  reservedSize: (talla: string) => string
  curve: string
  curveHint: string
  curveOf: (talla: string) => string
  garments: (n: number) => string
  shipping: string
}

/** What the data of a model say. */
export const DATOS: Record<Idioma, DatosTexts> = {
  es: {
    prices: 'Precios',
    pricesHint: 'sin IVA al por mayor; el PVP lo lleva',
    margin: (times, percent) => `PVP × ${times} · a la tienda le queda el ${percent} % sin IVA`,
    loss: 'Con este PVP la tienda perdería dinero.',
    sizes: 'Tallas',
    sizesHint: 'en el orden en que se ven; al añadir una, nace en todos los colores',
    addSize: 'Añadir talla',
    quick: 'Escalas',
    oneSize: 'Talla única',
    removeSize: (talla) => `Quitar la talla ${talla}`,
    reservedSize: (talla) => `La talla ${talla} está reservada en pedidos`,
    curve: 'Curva de tallas',
    curveHint: 'prendas de cada talla en una curva',
    curveOf: (talla) => `Prendas de la talla ${talla} en la curva`,
    garments: (n) => (n === 1 ? '1 prenda' : `${n} prendas`),
    shipping: 'Envío y aduana',
  },
  en: {
    prices: 'Prices',
    pricesHint: 'wholesale without VAT; the RRP includes it',
    margin: (times, percent) => `RRP × ${times} · the shop keeps ${percent} % without VAT`,
    loss: 'With this RRP the shop would lose money.',
    sizes: 'Sizes',
    sizesHint: 'in the order in which they are seen; a new one comes to every colour',
    addSize: 'Add a size',
    quick: 'Scales',
    oneSize: 'One size',
    removeSize: (talla) => `Remove size ${talla}`,
    reservedSize: (talla) => `Size ${talla} is reserved in orders`,
    curve: 'Size curve',
    curveHint: 'garments of each size in one curve',
    curveOf: (talla) => `Garments of size ${talla} in the curve`,
    garments: (n) => (n === 1 ? '1 garment' : `${n} garments`),
    shipping: 'Shipping and customs',
  },
  pt: {
    prices: 'Preços',
    pricesHint: 'por grosso sem IVA; o PVP inclui-o',
    margin: (times, percent) => `PVP × ${times} · a loja fica com ${percent} % sem IVA`,
    loss: 'Com este PVP a loja perderia dinheiro.',
    sizes: 'Tamanhos',
    sizesHint: 'pela ordem em que se veem; um novo nasce em todas as cores',
    addSize: 'Acrescentar tamanho',
    quick: 'Escalas',
    oneSize: 'Tamanho único',
    removeSize: (talla) => `Retirar o tamanho ${talla}`,
    reservedSize: (talla) => `O tamanho ${talla} está reservado em encomendas`,
    curve: 'Curva de tamanhos',
    curveHint: 'peças de cada tamanho numa curva',
    curveOf: (talla) => `Peças do tamanho ${talla} na curva`,
    garments: (n) => (n === 1 ? '1 peça' : `${n} peças`),
    shipping: 'Envio e alfândega',
  },
  ca: {
    prices: 'Preus',
    pricesHint: 'sense IVA a l’engròs; el PVP el porta',
    margin: (times, percent) => `PVP × ${times} · a la botiga li queda el ${percent} % sense IVA`,
    loss: 'Amb aquest PVP la botiga perdria diners.',
    sizes: 'Talles',
    sizesHint: 'en l’ordre en què es veuen; una de nova neix en tots els colors',
    addSize: 'Afegir talla',
    quick: 'Escales',
    oneSize: 'Talla única',
    removeSize: (talla) => `Treure la talla ${talla}`,
    reservedSize: (talla) => `La talla ${talla} està reservada en comandes`,
    curve: 'Corba de talles',
    curveHint: 'peces de cada talla en una corba',
    curveOf: (talla) => `Peces de la talla ${talla} a la corba`,
    garments: (n) => (n === 1 ? '1 peça' : `${n} peces`),
    shipping: 'Enviament i duana',
  },
}
