import { word } from '../../words.ts'

export const SHOWROOM = {
  buscar: word('Añadir un modelo', 'Add a model', 'Acrescentar um modelo', 'Afegir un model'),
  ninguno: word('Ningún modelo', 'No model', 'Nenhum modelo', 'Cap model'),
  sinModelos: word(
    'Para vender hay que poder buscar modelos, y su rol no lo permite.',
    'Selling takes the right to look for models, which your role does not have.',
    'Para vender é preciso poder procurar modelos, e a sua função não o permite.',
    'Per vendre cal poder cercar models, i el vostre rol no ho permet.',
  ),
  vacia: word(
    'Busque un modelo y escriba cuántas prendas se lleva de cada talla.',
    'Find a model and type how many garments of each size are taken.',
    'Procure um modelo e escreva quantas peças leva de cada tamanho.',
    'Cerqueu un model i escriviu quantes peces s’emporta de cada talla.',
  ),
  pvp: word('PVP, IVA incluido €', 'Price, VAT included €', 'PVP, IVA incluído €', 'PVP, IVA inclòs €'),
  quitar: word('Quitar el modelo', 'Remove the model', 'Retirar o modelo', 'Treure el model'),
  venta: word('La venta', 'The sale', 'A venda', 'La venda'),
  prendas: word('Prendas', 'Garments', 'Peças', 'Peces'),
  base: word('Base', 'Net', 'Base', 'Base'),
  iva: word('IVA', 'VAT', 'IVA', 'IVA'),
  total: word('Total', 'Total', 'Total', 'Total'),
  medio: word('Cobrado en', 'Paid by', 'Recebido em', 'Cobrat en'),
  alPorMenor: word(
    'Es para su uso, no para revender',
    'It is for their own use, not to sell on',
    'É para uso próprio, não para revender',
    'És per al seu ús, no per revendre',
  ),
  aNombreQue: word(
    'Si lo pide: sale una factura completa, con su NIF y la cuota aparte.',
    'If asked for: a full invoice, with their tax number and the tax apart.',
    'Se o pedir: sai uma fatura completa, com o seu NIF e o imposto à parte.',
    'Si ho demana: surt una factura completa, amb el seu NIF i la quota a part.',
  ),
  completa: word(
    'Sale una factura completa, sin límite.',
    'A full invoice is issued, without a limit.',
    'Sai uma fatura completa, sem limite.',
    'Surt una factura completa, sense límit.',
  ),
  limite: word(
    (euros: string) => `Sin nombre se vende hasta ${euros}. Para más, haga una factura completa.`,
    (euros) => `Without a name, up to ${euros}. For more, make a full invoice.`,
    (euros) => `Sem nome vende-se até ${euros}. Para mais, faça uma fatura completa.`,
    (euros) => `Sense nom es ven fins a ${euros}. Per a més, feu una factura completa.`,
  ),
  vender: word('Cobrar y emitir', 'Collect and issue', 'Receber e emitir', 'Cobrar i emetre'),
  vendida: word(
    'Cobrada y emitida. Imprima el papel desde aquí.',
    'Collected and issued. Print the paper from here.',
    'Recebida e emitida. Imprima o papel a partir daqui.',
    'Cobrada i emesa. Imprimiu el paper des d’aquí.',
  ),
}
