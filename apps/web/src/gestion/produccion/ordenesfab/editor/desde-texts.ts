import { word } from '../../../words.ts'

/** What the page that plans from customers' orders says. */
export const DESDE = {
  title: word(
    'Fabricar lo que falta de los pedidos',
    'Make what orders lack',
    'Fabricar o que falta das encomendas',
    'Fabricar el que falta de les comandes',
  ),
  hint: word(
    'Pedidos de programación pendientes de la temporada, menos lo que hay en almacén, cortado o ya planeado.',
    'Season’s orders still pending, less what is in stock, cut or planned already.',
    'Encomendas de programação pendentes da estação, menos o que há em armazém, cortado ou já planeado.',
    'Comandes de programació pendents de la temporada, menys el que hi ha al magatzem, tallat o ja planejat.',
  ),
  season: word('Temporada', 'Season', 'Estação', 'Temporada'),
  workshop: word('Taller', 'Workshop', 'Oficina', 'Taller'),
  due: word('Fecha de entrega', 'Due', 'Data de entrega', 'Data de lliurament'),
  create: word(
    (n: number) => (n === 1 ? 'Crear 1 orden' : `Crear ${n} órdenes`),
    (n) => (n === 1 ? 'Create 1 order' : `Create ${n} orders`),
    (n) => (n === 1 ? 'Criar 1 ordem' : `Criar ${n} ordens`),
    (n) => (n === 1 ? 'Crear 1 ordre' : `Crear ${n} ordres`),
  ),
  created: word(
    (n: number) => (n === 1 ? '1 orden en borrador' : `${n} órdenes en borrador`),
    (n) => (n === 1 ? '1 draft order' : `${n} draft orders`),
    (n) => (n === 1 ? '1 ordem em rascunho' : `${n} ordens em rascunho`),
    (n) => (n === 1 ? '1 ordre en esborrany' : `${n} ordres en esborrany`),
  ),
  chosen: word(
    (prendas: string, n: number) => (n === 1 ? `${prendas} prendas de 1 modelo` : `${prendas} prendas de ${n} modelos`),
    (prendas, n) => (n === 1 ? `${prendas} garments of 1 model` : `${prendas} garments of ${n} models`),
    (prendas, n) => (n === 1 ? `${prendas} peças de 1 modelo` : `${prendas} peças de ${n} modelos`),
    (prendas, n) => (n === 1 ? `${prendas} peces d’1 model` : `${prendas} peces de ${n} models`),
  ),
  all: word('Elegir todo', 'Choose all', 'Escolher tudo', 'Triar-ho tot'),
  pick: word(
    (modelo: string, color: string) => `Fabricar ${modelo}, ${color}`,
    (modelo, color) => `Make ${modelo}, ${color}`,
    (modelo, color) => `Fabricar ${modelo}, ${color}`,
    (modelo, color) => `Fabricar ${modelo}, ${color}`,
  ),
  color: word('Color', 'Colour', 'Cor', 'Color'),
  pending: word('Pedidas', 'Ordered', 'Encomendadas', 'Demanades'),
  stock: word('En almacén', 'In stock', 'Em armazém', 'Al magatzem'),
  cut: word('Cortadas', 'Cut', 'Cortadas', 'Tallades'),
  planned: word('Planeadas', 'Planned', 'Planeadas', 'Planejades'),
  toMake: word('A fabricar', 'To make', 'A fabricar', 'Per fabricar'),
  sizes: word('Tallas', 'Sizes', 'Tamanhos', 'Talles'),
  orders: word(
    (n: number) => (n === 1 ? 'de 1 pedido' : `de ${n} pedidos`),
    (n) => (n === 1 ? 'from 1 order' : `from ${n} orders`),
    (n) => (n === 1 ? 'de 1 encomenda' : `de ${n} encomendas`),
    (n) => (n === 1 ? 'd’1 comanda' : `de ${n} comandes`),
  ),
  ofOrder: word(
    (numero: string, n: number) => `${numero}: ${n}`,
    (numero, n) => `${numero}: ${n}`,
    (numero, n) => `${numero}: ${n}`,
    (numero, n) => `${numero}: ${n}`,
  ),
  nothing: word(
    'No falta nada: lo pedido de esta temporada está en almacén, cortado o planeado.',
    'Nothing is missing: what was ordered of this season is in stock, cut or planned.',
    'Não falta nada: o encomendado desta estação está em armazém, cortado ou planeado.',
    'No falta res: el que s’ha demanat d’aquesta temporada és al magatzem, tallat o planejat.',
  ),
  noOrders: word(
    'No hay pedidos de programación pendientes de esta temporada.',
    'There are no season’s orders pending of this season.',
    'Não há encomendas de programação pendentes desta estação.',
    'No hi ha comandes de programació pendents d’aquesta temporada.',
  ),
  covered: word('cubierto', 'covered', 'coberto', 'cobert'),
  showCovered: word(
    (n: number) => `Ver también lo cubierto (${n})`,
    (n) => `Show what is covered too (${n})`,
    (n) => `Ver também o que está coberto (${n})`,
    (n) => `Veure també el que està cobert (${n})`,
  ),
}
