import { word } from '../../../words.ts'

/** What the editor of an invoice says. */
export const EDITOR = {
  issue: word(
    (series: string) => `Emitir ${series}`,
    (series) => `Issue ${series}`,
    (series) => `Emitir ${series}`,
    (series) => `Emetre ${series}`,
  ),
  drafted: word(
    'De lo mismo ya hay un borrador sin emitir:',
    'There is a draft of the same that was not issued:',
    'Do mesmo já há um rascunho por emitir:',
    'Del mateix ja hi ha un esborrany per emetre:',
  ),
  draftNumber: word(
    (id: number) => `borrador ${id}`,
    (id) => `draft ${id}`,
    (id) => `rascunho ${id}`,
    (id) => `esborrany ${id}`,
  ),
  deleteDraft: word('Borrar el borrador…', 'Delete the draft…', 'Apagar o rascunho…', 'Esborrar l’esborrany…'),
  deleteTitle: word('Borrar el borrador', 'Delete the draft', 'Apagar o rascunho', 'Esborrar l’esborrany'),
  deleted: word('Borrador borrado', 'Draft deleted', 'Rascunho apagado', 'Esborrany esborrat'),
  monthsHint: word(
    'Como 8 si cierra en agosto.',
    'Such as 8 if they close in August.',
    'Como 8 se fecha em agosto.',
    'Com 8 si tanca a l’agost.',
  ),
  late: word(
    (day: string) => `El plazo para facturar esta operación terminó el ${day} (art. 11 RD 1619/2012).`,
    (day) => `The time to invoice this supply ended on ${day} (art. 11 RD 1619/2012).`,
    (day) => `O prazo para faturar esta operação terminou em ${day} (art. 11 RD 1619/2012).`,
    (day) => `El termini per facturar aquesta operació va acabar el ${day} (art. 11 RD 1619/2012).`,
  ),
  presented: word(
    (form: string, day: string) =>
      `El modelo ${form} se presentó el ${day}: esta factura cuenta en ese período y va en una declaración rectificativa o complementaria.`,
    (form, day) =>
      `Form ${form} was presented on ${day}: this invoice counts in that period and goes into a correction of that return.`,
    (form, day) =>
      `O modelo ${form} foi apresentado em ${day}: esta fatura conta nesse período e vai numa declaração retificativa ou complementar.`,
    (form, day) =>
      `El model ${form} es va presentar el ${day}: aquesta factura compta en aquest període i va en una declaració rectificativa o complementària.`,
  ),
  moreData: word('Más datos', 'More data', 'Mais dados', 'Més dades'),
  fromOrder: word('de pedido', 'of order', 'da encomenda', 'de la comanda'),
  allOpen: word('Todo lo abierto', 'All that is open', 'Tudo o aberto', 'Tot l’obert'),
  served: word('Solo lo servido', 'Only what was served', 'Só o servido', 'Només el servit'),
  whatOfOrder: word(
    'Qué se factura del pedido',
    'What of the order is invoiced',
    'O que se fatura da encomenda',
    'Què es factura de la comanda',
  ),
  seriesLater: word('nº al emitir', 'no. when issued', 'n.º ao emitir', 'núm. en emetre'),
  firstAddress: word(
    'La primera del cliente',
    'The customer’s first',
    'A primeira do cliente',
    'La primera del client',
  ),
  daysHint: word('Como 30, 60.', 'Such as 30, 60.', 'Como 30, 60.', 'Com 30, 60.'),
  commissionHint: word(
    'Vacía: la del cliente o la del comercial.',
    'Empty: the customer’s or the rep’s.',
    'Vazia: a do cliente ou a do comercial.',
    'Buida: la del client o la del comercial.',
  ),
  depositHint: word(
    'La factura es un anticipo, que otras descontarán.',
    'The invoice is a deposit, which others will deduct.',
    'A fatura é um adiantamento, que outras descontarão.',
    'La factura és una bestreta, que altres descomptaran.',
  ),
  changeRegime: word('Cambiar régimen…', 'Change regime…', 'Mudar o regime…', 'Canviar el règim…'),
  mayNotChange: word(
    'Cambiarlo requiere permiso para aprobar.',
    'Changing it takes the right to approve.',
    'Mudá-lo requer permissão para aprovar.',
    'Canviar-lo requereix permís per aprovar.',
  ),
  saveFirst: word(
    'Guarde el borrador para poder cambiarlo.',
    'Save the draft to be able to change it.',
    'Guarde o rascunho para poder mudá-lo.',
    'Deseu l’esborrany per poder-lo canviar.',
  ),
  regimeTitle: word('Régimen de la factura', 'Regime of the invoice', 'Regime da fatura', 'Règim de la factura'),
  regimeWhat: word(
    'Manda sobre el que le corresponde, con su porqué. Queda en el historial.',
    'It overrules the one that is due, with its reason. It stays in the history.',
    'Manda sobre o que lhe corresponde, com o seu porquê. Fica no histórico.',
    'Mana sobre el que li correspon, amb el seu perquè. Queda a l’historial.',
  ),
  byRule: word('El que le corresponde', 'The one that is due', 'O que lhe corresponde', 'El que li correspon'),
  reason: word('Motivo', 'Reason', 'Motivo', 'Motiu'),
  regimeVerb: word('Decidir', 'Decide', 'Decidir', 'Decidir'),
  lines: word('Líneas', 'Lines', 'Linhas', 'Línies'),
  howMany: word(
    (garments: number, models: number) =>
      `${garments === 1 ? '1 prenda' : `${garments} prendas`}, ${models === 1 ? '1 modelo' : `${models} modelos`}`,
    (garments, models) =>
      `${garments === 1 ? '1 garment' : `${garments} garments`}, ${models === 1 ? '1 model' : `${models} models`}`,
    (garments, models) =>
      `${garments === 1 ? '1 peça' : `${garments} peças`}, ${models === 1 ? '1 modelo' : `${models} modelos`}`,
    (garments, models) =>
      `${garments === 1 ? '1 peça' : `${garments} peces`}, ${models === 1 ? '1 model' : `${models} models`}`,
  ),
  ref: word('Ref.', 'Ref.', 'Ref.', 'Ref.'),
  model: word('Modelo', 'Model', 'Modelo', 'Model'),
  vatRate: word('IVA', 'VAT', 'IVA', 'IVA'),
  addModel: word(
    'Añadir por referencia o nombre…',
    'Add by reference or name…',
    'Acrescentar por referência ou nome…',
    'Afegir per referència o nom…',
  ),
  noModel: word(
    'Ningún modelo con esa referencia.',
    'No model with that reference.',
    'Nenhum modelo com essa referência.',
    'Cap model amb aquesta referència.',
  ),
  freeLine: word('Línea libre', 'Free line', 'Linha livre', 'Línia lliure'),
  freeWhat: word('Concepto', 'What for', 'Conceito', 'Concepte'),
  customerFirst: word(
    'Elija primero el cliente.',
    'Choose the customer first.',
    'Escolha primeiro o cliente.',
    'Trieu primer el client.',
  ),
  noLines: word('Aún no hay líneas.', 'No lines yet.', 'Ainda não há linhas.', 'Encara no hi ha línies.'),
  oneLine: word(
    'Escriba al menos una línea.',
    'Write at least one line.',
    'Escreva pelo menos uma linha.',
    'Escriviu almenys una línia.',
  ),
  sizesOf: word(
    (ref: string, color: string) => `Tallas de ${ref} ${color}`,
    (ref, color) => `Sizes of ${ref} ${color}`,
    (ref, color) => `Tamanhos de ${ref} ${color}`,
    (ref, color) => `Talles de ${ref} ${color}`,
  ),
  fillSizes: word('elegir tallas', 'choose sizes', 'escolher tamanhos', 'triar talles'),
  remove: word(
    (what: string) => `Quitar ${what}`,
    (what) => `Remove ${what}`,
    (what) => `Retirar ${what}`,
    (what) => `Treure ${what}`,
  ),
  removed: word(
    (what: string) => `${what} quitado`,
    (what) => `${what} removed`,
    (what) => `${what} retirado`,
    (what) => `${what} tret`,
  ),
  cell: word(
    (what: string, ref: string) => `${what}, ${ref}`,
    (what, ref) => `${what}, ${ref}`,
    (what, ref) => `${what}, ${ref}`,
    (what, ref) => `${what}, ${ref}`,
  ),
  givenBack: word(
    'Diga abajo si las prendas vuelven: al emitirla entran en el almacén o en segunda, o no se mueven.',
    'Say below whether the garments come back: when it is issued they enter the warehouse or seconds, or stay where they are.',
    'Diga abaixo se as peças voltam: ao emiti-la entram no armazém ou em segunda, ou não se movem.',
    'Digueu a sota si les peces tornen: en emetre-la entren al magatzem o a segona, o no es mouen.',
  ),
  deposits: word('Anticipos', 'Deposits', 'Adiantamentos', 'Bestretes'),
  deduct: word(
    (number: string, amount: string) => `Descontar ${number}, ${amount}`,
    (number, amount) => `Deduct ${number}, ${amount}`,
    (number, amount) => `Descontar ${number}, ${amount}`,
    (number, amount) => `Descomptar ${number}, ${amount}`,
  ),
  depositLine: word(
    (number: string) => `Anticipo ${number}`,
    (number) => `Deposit ${number}`,
    (number) => `Adiantamento ${number}`,
    (number) => `Bestreta ${number}`,
  ),
  agrees: word(
    'Comprobado con el servidor',
    'Checked with the server',
    'Verificado com o servidor',
    'Comprovat amb el servidor',
  ),
  differs: word(
    (amount: string) => `El servidor calcula ${amount}: al guardar vale lo suyo.`,
    (amount) => `The server reckons ${amount}: what it says counts.`,
    (amount) => `O servidor calcula ${amount}: ao guardar vale o dele.`,
    (amount) => `El servidor calcula ${amount}: en desar val el seu.`,
  ),
  stale: word(
    (time: string) => `Este borrador se ha guardado a las ${time}, por otra persona o en otra ventana.`,
    (time) => `This draft was saved at ${time}, by somebody else or in another window.`,
    (time) => `Este rascunho foi guardado às ${time}, por outra pessoa ou noutra janela.`,
    (time) => `Aquest esborrany s’ha desat a les ${time}, per una altra persona o en una altra finestra.`,
  ),
  compare: word(
    (theirs: string, mine: string) => `El suyo suma ${theirs}; el que usted ha escrito, ${mine}.`,
    (theirs, mine) => `Theirs comes to ${theirs}; what you have written, to ${mine}.`,
    (theirs, mine) => `O dela soma ${theirs}; o que escreveu, ${mine}.`,
    (theirs, mine) => `El seu suma ${theirs}; el que heu escrit, ${mine}.`,
  ),
  takeTheirs: word('Ver el suyo', 'See theirs', 'Ver o dela', 'Veure el seu'),
  keepMine: word('Guardar el mío', 'Save mine', 'Guardar o meu', 'Desar el meu'),
}
