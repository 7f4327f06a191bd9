import { word } from '../../words.ts'

/** On what labels are printed. */
export const FORMATO = {
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
}
