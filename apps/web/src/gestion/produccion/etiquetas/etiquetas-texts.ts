import { word } from '../../words.ts'

export const ETIQUETAS = {
  titulo: word('Etiquetas', 'Labels', 'Etiquetas', 'Etiquetes'),
  que: word(
    'Cuántas etiquetas de cada color y talla. Las prendas sin código salen sin barras.',
    'How many labels of each colour and size. Garments without a code come without bars.',
    'Quantas etiquetas de cada cor e tamanho. As peças sem código saem sem barras.',
    'Quantes etiquetes de cada color i talla. Les peces sense codi surten sense barres.',
  ),
  clase: word('Clase', 'Kind', 'Classe', 'Classe'),
  prenda: word('Etiqueta de prenda', 'Garment label', 'Etiqueta de peça', 'Etiqueta de peça'),
  colgante: word('Etiqueta colgante', 'Hang tag', 'Etiqueta pendente', 'Etiqueta penjant'),
  idioma: word('Idioma', 'Language', 'Idioma', 'Idioma'),
  conPrecio: word(
    'Con el PVP recomendado',
    'With the recommended price',
    'Com o PVP recomendado',
    'Amb el PVP recomanat',
  ),
  dar: word(
    (n: number) => (n === 1 ? 'Dar código a 1 prenda' : `Dar código a ${n} prendas`),
    (n) => (n === 1 ? 'Give 1 garment a code' : `Give ${n} garments a code`),
    (n) => (n === 1 ? 'Dar código a 1 peça' : `Dar código a ${n} peças`),
    (n) => (n === 1 ? 'Donar codi a 1 peça' : `Donar codi a ${n} peces`),
  ),
  dados: word(
    (n: number) => (n === 1 ? '1 código dado' : `${n} códigos dados`),
    (n) => (n === 1 ? '1 code given' : `${n} codes given`),
    (n) => (n === 1 ? '1 código dado' : `${n} códigos dados`),
    (n) => (n === 1 ? '1 codi donat' : `${n} codis donats`),
  ),
  delPedido: word(
    'Etiquetas de lo entregado',
    'Labels of what was delivered',
    'Etiquetas do entregue',
    'Etiquetes del lliurat',
  ),
}
