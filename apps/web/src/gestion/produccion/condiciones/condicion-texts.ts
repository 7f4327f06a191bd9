import { word } from '../../words.ts'

export const COMPRA_TAB = {
  condiciones: word('Condiciones de compra', 'Buying terms', 'Condições de compra', 'Condicions de compra'),
}

/** How a supplier sells a material. */
export const CONDICION = {
  ...COMPRA_TAB,
  referencia: word('Su referencia', 'Their reference', 'A sua referência', 'La seva referència'),
  minimo: word('Mínimo', 'Minimum', 'Mínimo', 'Mínim'),
  multiplo: word('Múltiplo', 'Pack', 'Múltiplo', 'Múltiple'),
  dias: word('Días', 'Days', 'Dias', 'Dies'),
  cambiar: word('Cambiar', 'Change', 'Alterar', 'Canviar'),
  que: word(
    'Lo que se pide se redondea hacia arriba hasta el mínimo y el múltiplo.',
    'What is ordered is rounded up to the minimum and to whole packs.',
    'O que se encomenda arredonda-se para cima até ao mínimo e ao múltiplo.',
    'El que es demana s’arrodoneix cap amunt fins al mínim i el múltiple.',
  ),
  guardada: word('Condiciones guardadas', 'Terms saved', 'Condições guardadas', 'Condicions desades'),
  otro: word('Añadir proveedor', 'Add a supplier', 'Acrescentar fornecedor', 'Afegir proveïdor'),
  otra: word('Añadir materia', 'Add a material', 'Acrescentar matéria', 'Afegir matèria'),
  ninguna: word('Nada por ahora.', 'Nothing yet.', 'Nada por agora.', 'Res de moment.'),
}
