import { word } from '../../words.ts'

/** What the data of a model say. */
export const DATOS = {
  others: word('En otros idiomas', 'In other languages', 'Noutras línguas', 'En altres idiomes'),
  othersHint: word(
    'sin nombre propio se ve el español; la composición se traduce sola',
    'without a name of its own the Spanish one is seen; the composition translates itself',
    'sem nome próprio vê-se o espanhol; a composição traduz-se sozinha',
    'sense nom propi es veu l’espanyol; la composició es tradueix sola',
  ),
  nameIn: word(
    (idioma: string) => `Nombre en ${idioma.toLowerCase()}`,
    (idioma) => `Name in ${idioma}`,
    (idioma) => `Nome em ${idioma.toLowerCase()}`,
    (idioma) => `Nom en ${idioma.toLowerCase()}`,
  ),
  details: word('Detalles', 'Details', 'Detalhes', 'Detalls'),
  detailsHint: word(
    'lo que el asistente puede decir de él; sin ninguno, lo lee de la descripción',
    'what the assistant may say of it; without any, it reads them from the description',
    'o que o assistente pode dizer dele; sem nenhum, lê-os na descrição',
    'el que l’assistent en pot dir; sense cap, ho llegeix a la descripció',
  ),
  detailsFromText: word(
    'Tomar los de la descripción',
    'Take those of the description',
    'Tomar os da descrição',
    'Prendre els de la descripció',
  ),
  prices: word('Precios', 'Prices', 'Preços', 'Preus'),
  pricesHint: word(
    'sin IVA al por mayor; el PVP lo lleva',
    'wholesale without VAT; the RRP includes it',
    'por grosso sem IVA; o PVP inclui-o',
    'sense IVA a l’engròs; el PVP el porta',
  ),
  margin: word(
    (times: string, percent: string) => `PVP × ${times} · a la tienda le queda el ${percent}\u00a0% sin IVA`,
    (times, percent) => `RRP × ${times} · the shop keeps ${percent}\u00a0% without VAT`,
    (times, percent) => `PVP × ${times} · a loja fica com ${percent}\u00a0% sem IVA`,
    (times, percent) => `PVP × ${times} · a la botiga li queda el ${percent}\u00a0% sense IVA`,
  ),
  loss: word(
    'Con este PVP la tienda perdería dinero.',
    'With this RRP the shop would lose money.',
    'Com este PVP a loja perderia dinheiro.',
    'Amb aquest PVP la botiga perdria diners.',
  ),
  sizes: word('Tallas', 'Sizes', 'Tamanhos', 'Talles'),
  sizesHint: word(
    'en el orden en que se ven; al añadir una, nace en todos los colores',
    'in the order in which they are seen; a new one comes to every colour',
    'pela ordem em que se veem; um novo nasce em todas as cores',
    'en l’ordre en què es veuen; una de nova neix en tots els colors',
  ),
  addSize: word('Añadir talla', 'Add a size', 'Acrescentar tamanho', 'Afegir talla'),
  quick: word('Escalas', 'Scales', 'Escalas', 'Escales'),
  oneSize: word('Talla única', 'One size', 'Tamanho único', 'Talla única'),
  removeSize: word(
    (talla: string) => `Quitar la talla ${talla}`,
    (talla) => `Remove size ${talla}`,
    (talla) => `Retirar o tamanho ${talla}`,
    (talla) => `Treure la talla ${talla}`,
  ),
  reservedSize: word(
    (talla: string) => `La talla ${talla} está reservada en pedidos`,
    (talla) => `Size ${talla} is reserved in orders`,
    (talla) => `O tamanho ${talla} está reservado em encomendas`,
    (talla) => `La talla ${talla} està reservada en comandes`,
  ),
  curve: word('Curva de tallas', 'Size curve', 'Curva de tamanhos', 'Corba de talles'),
  curveHint: word(
    'prendas de cada talla en una curva',
    'garments of each size in one curve',
    'peças de cada tamanho numa curva',
    'peces de cada talla en una corba',
  ),
  curveOf: word(
    (talla: string) => `Prendas de la talla ${talla} en la curva`,
    (talla) => `Garments of size ${talla} in the curve`,
    (talla) => `Peças do tamanho ${talla} na curva`,
    (talla) => `Peces de la talla ${talla} a la corba`,
  ),
  garments: word(
    (n: number) => (n === 1 ? '1 prenda' : `${n} prendas`),
    (n) => (n === 1 ? '1 garment' : `${n} garments`),
    (n) => (n === 1 ? '1 peça' : `${n} peças`),
    (n) => (n === 1 ? '1 peça' : `${n} peces`),
  ),
  shipping: word('Envío y aduana', 'Shipping and customs', 'Envio e alfândega', 'Enviament i duana'),
}

/** Parts of a model, counted. */
export const PARTES = {
  variantes: word(
    (n: number, stock: number, web: number) => `${n} variantes, ${stock} prendas, ${web} a la venta`,
    (n, stock, web) => `${n} variants, ${stock} garments, ${web} for sale`,
    (n, stock, web) => `${n} variantes, ${stock} peças, ${web} à venda`,
    (n, stock, web) => `${n} variants, ${stock} peces, ${web} a la venda`,
  ),
  fotos: word(
    (n: number) => (n === 1 ? '1 foto' : `${n} fotos`),
    (n) => (n === 1 ? '1 picture' : `${n} pictures`),
    (n) => (n === 1 ? '1 fotografia' : `${n} fotografias`),
    (n) => (n === 1 ? '1 foto' : `${n} fotos`),
  ),
}
