import { word } from '../../../words.ts'

/** What the entry of an order says. */
export const EDITOR = {
  addModel: word(
    'Añadir un modelo por número o nombre…',
    'Add a model by number or name…',
    'Acrescentar um modelo por número ou nome…',
    'Afegir un model per número o nom…',
  ),
  noModel: word(
    'Ningún modelo con ese número o nombre.',
    'No model with that number or name.',
    'Nenhum modelo com esse número ou nome.',
    'Cap model amb aquest número o nom.',
  ),
  dto: word('Dto. %', 'Disc. %', 'Desc. %', 'Dte. %'),
  remove: word(
    (numero: string) => `Quitar ${numero}`,
    (numero) => `Remove ${numero}`,
    (numero) => `Retirar ${numero}`,
    (numero) => `Treure ${numero}`,
  ),
  removed: word(
    (numero: string) => `${numero} quitado del pedido`,
    (numero) => `${numero} removed from the order`,
    (numero) => `${numero} retirado da encomenda`,
    (numero) => `${numero} tret de la comanda`,
  ),
  noLines: word(
    'Escriba al menos una prenda.',
    'Write at least one garment.',
    'Escreva pelo menos uma peça.',
    'Escriviu almenys una peça.',
  ),
  theirs: word(
    (dto: string) => `Vacío: el del cliente, ${dto}\u00a0%.`,
    (dto) => `Empty: the customer’s, ${dto}\u00a0%.`,
    (dto) => `Vazio: o do cliente, ${dto}\u00a0%.`,
    (dto) => `Buit: el del client, ${dto}\u00a0%.`,
  ),
  tariff: word(
    'Vacío: según la tarifa.',
    'Empty: by the tariff.',
    'Vazio: segundo a tarifa.',
    'Buit: segons la tarifa.',
  ),
  firstAddress: word(
    'La primera del cliente',
    'The customer’s first',
    'A primeira do cliente',
    'La primera del client',
  ),
  beforeTax: word(
    'Importe sin IVA ni portes de tarifa',
    'Amount without VAT or tariff carriage',
    'Valor sem IVA nem portes da tarifa',
    'Import sense IVA ni ports de tarifa',
  ),
  stale: word(
    (time: string) => `Este pedido se ha guardado a las ${time}, por otra persona o en otra ventana.`,
    (time) => `This order was saved at ${time}, by somebody else or in another window.`,
    (time) => `Esta encomenda foi guardada às ${time}, por outra pessoa ou noutra janela.`,
    (time) => `Aquesta comanda s’ha desat a les ${time}, per una altra persona o en una altra finestra.`,
  ),
  compare: word(
    (theirs: number, mine: number) =>
      `El suyo tiene ${theirs === 1 ? '1 prenda' : `${theirs} prendas`}; el que usted ha escrito, ${mine}.`,
    (theirs, mine) =>
      `Theirs has ${theirs === 1 ? '1 garment' : `${theirs} garments`}; what you have written, ${mine}.`,
    (theirs, mine) => `A dela tem ${theirs === 1 ? '1 peça' : `${theirs} peças`}; a que escreveu, ${mine}.`,
    (theirs, mine) => `La seva té ${theirs === 1 ? '1 peça' : `${theirs} peces`}; la que heu escrit, ${mine}.`,
  ),
  takeTheirs: word('Ver el suyo', 'See theirs', 'Ver a dela', 'Veure la seva'),
  keepMine: word('Guardar el mío', 'Save mine', 'Guardar a minha', 'Desar la meva'),
}
