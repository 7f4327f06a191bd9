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
  conPrecio: word(
    'Con el PVP recomendado',
    'With the recommended price',
    'Com o PVP recomendado',
    'Amb el PVP recomanat',
  ),
  salida: word('Se imprime en', 'Printed on', 'Imprime-se em', 'S’imprimeix en'),
  libre: word('Hoja A4 a medida', 'A4 sheet, own measures', 'Folha A4 à medida', 'Full A4 a mida'),
  rollo: word(
    'Impresora de etiquetas (ZPL)',
    'Label printer (ZPL)',
    'Impressora de etiquetas (ZPL)',
    'Impressora d’etiquetes (ZPL)',
  ),
  desde: word('Empezar en la etiqueta', 'Begin at label', 'Começar na etiqueta', 'Començar a l’etiqueta'),
  medidas: {
    columnas: word('Columnas', 'Columns', 'Colunas', 'Columnes'),
    filas: word('Filas', 'Rows', 'Linhas', 'Files'),
    ancho: word('Ancho, mm', 'Width, mm', 'Largura, mm', 'Amplada, mm'),
    alto: word('Alto, mm', 'Height, mm', 'Altura, mm', 'Alçada, mm'),
    margenX: word('Margen izquierdo, mm', 'Left margin, mm', 'Margem esquerda, mm', 'Marge esquerre, mm'),
    margenY: word('Margen superior, mm', 'Top margin, mm', 'Margem superior, mm', 'Marge superior, mm'),
    huecoX: word('Entre columnas, mm', 'Between columns, mm', 'Entre colunas, mm', 'Entre columnes, mm'),
    huecoY: word('Entre filas, mm', 'Between rows, mm', 'Entre linhas, mm', 'Entre files, mm'),
    puntos: word('Puntos por mm', 'Dots per mm', 'Pontos por mm', 'Punts per mm'),
  },
  hacer: word(
    (n: number) => (n === 1 ? 'Hacer 1 etiqueta' : `Hacer ${n} etiquetas`),
    (n) => (n === 1 ? 'Make 1 label' : `Make ${n} labels`),
    (n) => (n === 1 ? 'Fazer 1 etiqueta' : `Fazer ${n} etiquetas`),
    (n) => (n === 1 ? 'Fer 1 etiqueta' : `Fer ${n} etiquetes`),
  ),
  dar: word(
    (n: number) => (n === 1 ? 'Dar código a 1 prenda' : `Dar código a ${n} prendas`),
    (n) => (n === 1 ? 'Give 1 garment a code' : `Give ${n} garments a code`),
    (n) => (n === 1 ? 'Dar código a 1 peça' : `Dar código a ${n} peças`),
    (n) => (n === 1 ? 'Donar codi a 1 peça' : `Donar codi a ${n} peces`),
  ),
  dados: word(
    (n: number) => `${n} códigos dados`,
    (n) => `${n} codes given`,
    (n) => `${n} códigos dados`,
    (n) => `${n} codis donats`,
  ),
  delPedido: word(
    'Etiquetas de lo entregado',
    'Labels of what was delivered',
    'Etiquetas do entregue',
    'Etiquetes del lliurat',
  ),
}
