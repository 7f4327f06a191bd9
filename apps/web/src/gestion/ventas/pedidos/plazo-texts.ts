import { word } from '../../words.ts'

/** When orders are delivered. */
export const PLAZO = {
  title: word('Entregas previstas', 'Coming deliveries', 'Entregas previstas', 'Lliuraments previstos'),
  order: word('Pedido', 'Order', 'Encomenda', 'Comanda'),
  days: word('Días', 'Days', 'Dias', 'Dies'),
  garments: word('Prendas', 'Garments', 'Peças', 'Peces'),
  here: word('En casa', 'In the house', 'Em casa', 'A casa'),
  coming: word('En taller', 'Being made', 'Em fabrico', 'Al taller'),
  toMake: word('Por hacer', 'To be made', 'Por fazer', 'Per fer'),
  undated: word('Sin fecha', 'No date', 'Sem data', 'Sense data'),
  same: word(
    'Los pedidos abiertos que salen con esta entrega tienen sus mismas fechas.',
    'The open orders that leave with this delivery have its dates.',
    'As encomendas abertas que saem com esta entrega têm as suas datas.',
    'Les comandes obertes que surten amb aquest lliurament tenen les seves dates.',
  ),
  others: word(
    (pedidos: string, prendas: string) =>
      `Pedidos abiertos que se acordaron para otros días que los que tiene ahora la entrega: ${pedidos} (prendas: ${prendas}).`,
    (pedidos, prendas) =>
      `Open orders agreed for other days than the delivery has now: ${pedidos} (garments: ${prendas}).`,
    (pedidos, prendas) =>
      `Encomendas abertas acordadas para outros dias que os que a entrega tem agora: ${pedidos} (peças: ${prendas}).`,
    (pedidos, prendas) =>
      `Comandes obertes acordades per a altres dies que els que té ara el lliurament: ${pedidos} (peces: ${prendas}).`,
  ),
  move: word(
    'Pasarlos a estas fechas',
    'Move them to these dates',
    'Passá-las para estas datas',
    'Passar-les a aquestes dates',
  ),
  moved: word(
    'Cada pedido lo cuenta en su historia, y su cliente lo ve en su cuenta.',
    'Each order tells it in its story, and its customer sees it in their account.',
    'Cada encomenda conta-o na sua história, e o cliente vê-o na sua conta.',
    'Cada comanda ho explica a la seva història, i el seu client ho veu al seu compte.',
  ),
}
