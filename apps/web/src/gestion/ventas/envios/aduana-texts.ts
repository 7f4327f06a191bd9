import { word } from '../../words.ts'

/** What the part of a shipment that speaks of its customs says. */
export const ADUANA = {
  aduana: word('Aduana', 'Customs', 'Alfândega', 'Duana'),
  vale: word(
    (valor: string) => `valor declarado ${valor}`,
    (valor) => `declared value ${valor}`,
    (valor) => `valor declarado ${valor}`,
    (valor) => `valor declarat ${valor}`,
  ),
  incompleta: word(
    'Falta algo de lo que pide la aduana. Escríbalo en la ficha del modelo.',
    'Something that the customs asks for is missing. Write it on the model’s page.',
    'Falta algo do que a alfândega pede. Escreva-o na ficha do modelo.',
    'Falta alguna cosa del que demana la duana. Escriviu-la a la fitxa del model.',
  ),
  falta: word('falta', 'missing', 'falta', 'falta'),
  prenda: word('Prenda', 'Garment', 'Peça', 'Peça'),
  taric: word('Código TARIC', 'TARIC code', 'Código TARIC', 'Codi TARIC'),
  origen: word('Origen', 'Origin', 'Origem', 'Origen'),
  cantidad: word('Cantidad', 'Quantity', 'Quantidade', 'Quantitat'),
  valor: word('Valor de una', 'Value of one', 'Valor de uma', 'Valor d’una'),
  peso: word('Peso', 'Weight', 'Peso', 'Pes'),
}
