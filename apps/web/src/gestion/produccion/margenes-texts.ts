import { word } from '../words.ts'

export const MARGEN = {
  titulo: word('Márgenes', 'Margins', 'Margens', 'Marges'),
  modelo: word('Modelo', 'Model', 'Modelo', 'Model'),
  antes: word('Coste antes', 'Cost before', 'Custo antes', 'Cost abans'),
  ahora: word('Coste ahora', 'Cost now', 'Custo agora', 'Cost ara'),
  precio: word('Precio mayor', 'Wholesale', 'Preço por grosso', 'Preu a l’engròs'),
  margen: word('Margen', 'Margin', 'Margem', 'Marge'),
  objetivo: word('Objetivo', 'Target', 'Objetivo', 'Objectiu'),
  propuesto: word('Propuesto', 'Proposed', 'Proposto', 'Proposat'),
  pedidos: word('Pedidos abiertos', 'Open orders', 'Encomendas em aberto', 'Comandes obertes'),
  ninguno: word(
    'Al precio de hoy, ningún modelo que la lleva baja de su margen.',
    'At today’s price, no model that takes it falls under its margin.',
    'Ao preço de hoje, nenhum modelo que a leva desce da sua margem.',
    'Al preu d’avui, cap model que la porta baixa del seu marge.',
  ),
  bajan: word(
    (n: number) =>
      n === 1
        ? 'Al precio de hoy, 1 modelo deja menos margen del que debería.'
        : `Al precio de hoy, ${n} modelos dejan menos margen del que deberían.`,
    (n) =>
      n === 1
        ? 'At today’s price, 1 model leaves less margin than it should.'
        : `At today’s price, ${n} models leave less margin than they should.`,
    (n) =>
      n === 1
        ? 'Ao preço de hoje, 1 modelo deixa menos margem do que deveria.'
        : `Ao preço de hoje, ${n} modelos deixam menos margem do que deveriam.`,
    (n) =>
      n === 1
        ? 'Al preu d’avui, 1 model deixa menys marge del que hauria.'
        : `Al preu d’avui, ${n} models deixen menys marge del que haurien.`,
  ),
  yMas: word(
    (n: number) => `y ${n} más`,
    (n) => `and ${n} more`,
    (n) => `e mais ${n}`,
    (n) => `i ${n} més`,
  ),
  aplicar: word('Aplicar los precios…', 'Apply the prices…', 'Aplicar os preços…', 'Aplicar els preus…'),
  aplicarTitulo: word(
    (n: number) => (n === 1 ? 'Aplicar 1 precio propuesto' : `Aplicar ${n} precios propuestos`),
    (n) => (n === 1 ? 'Apply 1 proposed price' : `Apply ${n} proposed prices`),
    (n) => (n === 1 ? 'Aplicar 1 preço proposto' : `Aplicar ${n} preços propostos`),
    (n) => (n === 1 ? 'Aplicar 1 preu proposat' : `Aplicar ${n} preus proposats`),
  ),
  aplicarQue: word(
    'Vale para lo que se venda desde ahora; los pedidos ya hechos guardan su precio.',
    'It holds for what is sold from now on; orders already taken keep their price.',
    'Vale para o que se venda a partir de agora; as encomendas já feitas guardam o preço.',
    'Val per al que es vengui des d’ara; les comandes ja fetes guarden el preu.',
  ),
  aplicarVerbo: word('Aplicar', 'Apply', 'Aplicar', 'Aplicar'),
  aplicados: word(
    (n: number) => (n === 1 ? '1 precio al día' : `${n} precios al día`),
    (n) => (n === 1 ? '1 price updated' : `${n} prices updated`),
    (n) => (n === 1 ? '1 preço em dia' : `${n} preços em dia`),
    (n) => (n === 1 ? '1 preu al dia' : `${n} preus al dia`),
  ),
}
