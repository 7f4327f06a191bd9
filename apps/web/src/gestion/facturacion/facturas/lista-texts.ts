import { word } from '../../words.ts'

/** What the list of invoices says. */
export const LISTA = {
  draft: word(
    (id: number) => `Borrador ${id}`,
    (id) => `Draft ${id}`,
    (id) => `Rascunho ${id}`,
    (id) => `Esborrany ${id}`,
  ),
  garments: word('Prendas', 'Garments', 'Peças', 'Peces'),
  net: word('Base', 'Net', 'Base', 'Base'),
  total: word('Total', 'Total', 'Total', 'Total'),
  open: word('Pendiente', 'Open', 'Pendente', 'Pendent'),
  draftsApart: word(
    (n: number, total: string) => `+ ${n === 1 ? '1 borrador' : `${n} borradores`}: ${total}`,
    (n, total) => `+ ${n === 1 ? '1 draft' : `${n} drafts`}: ${total}`,
    (n, total) => `+ ${n === 1 ? '1 rascunho' : `${n} rascunhos`}: ${total}`,
    (n, total) => `+ ${n === 1 ? '1 esborrany' : `${n} esborranys`}: ${total}`,
  ),
  annulledApart: word(
    (n: number, total: string) => `${n === 1 ? '1 anulada' : `${n} anuladas`}: ${total}`,
    (n, total) => `${n} annulled: ${total}`,
    (n, total) => `${n === 1 ? '1 anulada' : `${n} anuladas`}: ${total}`,
    (n, total) => `${n === 1 ? '1 anul·lada' : `${n} anul·lades`}: ${total}`,
  ),
  replacing: word(
    (total: string) => `${total} sustituidos, contados una vez`,
    (total) => `${total} replaced, counted once`,
    (total) => `${total} substituídos, contados uma vez`,
    (total) => `${total} substituïts, comptats un cop`,
  ),
  count: word(
    (n: number) => (n === 1 ? '1 factura' : `${n} facturas`),
    (n) => (n === 1 ? '1 invoice' : `${n} invoices`),
    (n) => (n === 1 ? '1 fatura' : `${n} faturas`),
    (n) => (n === 1 ? '1 factura' : `${n} factures`),
  ),
  issueTitle: word(
    (n: number) => (n === 1 ? 'Emitir la factura' : `Emitir ${n} facturas`),
    (n) => (n === 1 ? 'Issue the invoice' : `Issue ${n} invoices`),
    (n) => (n === 1 ? 'Emitir a fatura' : `Emitir ${n} faturas`),
    (n) => (n === 1 ? 'Emetre la factura' : `Emetre ${n} factures`),
  ),
  issueWhat: word(
    (n: number) =>
      n === 1
        ? 'Recibe número, se registra en VeriFactu y sus datos fiscales quedan bloqueados.'
        : 'Reciben número, se registran en VeriFactu y sus datos fiscales quedan bloqueados.',
    (n) =>
      n === 1
        ? 'It gets a number, is registered in VeriFactu and its tax data are locked.'
        : 'They get a number, are registered in VeriFactu and their tax data are locked.',
    (n) =>
      n === 1
        ? 'Recebe número, regista-se no VeriFactu e os dados fiscais ficam bloqueados.'
        : 'Recebem número, registam-se no VeriFactu e os dados fiscais ficam bloqueados.',
    (n) =>
      n === 1
        ? 'Rep número, es registra a VeriFactu i les dades fiscals queden bloquejades.'
        : 'Reben número, es registren a VeriFactu i les dades fiscals queden bloquejades.',
  ),
  from: word(
    (series: string, number: string) => `Serie ${series}: a partir del ${number}, salvo que alguien emita antes.`,
    (series, number) => `Series ${series}: from ${number} on, unless somebody issues first.`,
    (series, number) => `Série ${series}: a partir de ${number}, salvo se alguém emitir antes.`,
    (series, number) => `Sèrie ${series}: a partir del ${number}, si ningú no emet abans.`,
  ),
  toCustomers: word(
    (n: number) => (n === 1 ? 'Para 1 cliente' : `Para ${n} clientes`),
    (n) => (n === 1 ? 'For 1 customer' : `For ${n} customers`),
    (n) => (n === 1 ? 'Para 1 cliente' : `Para ${n} clientes`),
    (n) => (n === 1 ? 'Per a 1 client' : `Per a ${n} clients`),
  ),
  notDrafts: word(
    (n: number) =>
      n === 1 ? '1 no es borrador y se queda como está.' : `${n} no son borradores y se quedan como están.`,
    (n) => (n === 1 ? '1 is no draft and stays as it is.' : `${n} are no drafts and stay as they are.`),
    (n) => (n === 1 ? '1 não é rascunho e fica como está.' : `${n} não são rascunhos e ficam como estão.`),
    (n) => (n === 1 ? '1 no és esborrany i es queda com està.' : `${n} no són esborranys i es queden com estan.`),
  ),
  noDrafts: word(
    'Ninguna de las marcadas es un borrador.',
    'None of those marked is a draft.',
    'Nenhuma das marcadas é um rascunho.',
    'Cap de les marcades no és un esborrany.',
  ),
  issueVerb: word('Emitir', 'Issue', 'Emitir', 'Emetre'),
  issued: word(
    (n: number) => (n === 1 ? 'Factura emitida' : `${n} facturas emitidas`),
    (n) => (n === 1 ? 'Invoice issued' : `${n} invoices issued`),
    (n) => (n === 1 ? 'Fatura emitida' : `${n} faturas emitidas`),
    (n) => (n === 1 ? 'Factura emesa' : `${n} factures emeses`),
  ),
  pdf: word(
    (n: number) => (n === 1 ? 'PDF con 1 factura' : `PDF con ${n} facturas`),
    (n) => (n === 1 ? 'PDF with 1 invoice' : `PDF with ${n} invoices`),
    (n) => (n === 1 ? 'PDF com 1 fatura' : `PDF com ${n} faturas`),
    (n) => (n === 1 ? 'PDF amb 1 factura' : `PDF amb ${n} factures`),
  ),
  tooMany: word(
    (max: number) => `De una vez caben ${max}.`,
    (max) => `No more than ${max} at once.`,
    (max) => `De uma vez cabem ${max}.`,
    (max) => `D’un cop n’hi caben ${max}.`,
  ),
  postTitle: word(
    (n: number) => (n === 1 ? 'Pasar 1 factura a contabilidad' : `Pasar ${n} facturas a contabilidad`),
    (n) => (n === 1 ? 'Post 1 invoice to the accounts' : `Post ${n} invoices to the accounts`),
    (n) => (n === 1 ? 'Lançar 1 fatura na contabilidade' : `Lançar ${n} faturas na contabilidade`),
    (n) => (n === 1 ? 'Passar 1 factura a comptabilitat' : `Passar ${n} factures a comptabilitat`),
  ),
  postWhat: word(
    'Se anotan en un lote con sus asientos en CSV. Las ya contabilizadas no cambian. Se deshace con un contraasiento.',
    'They go into a lot with its entries as CSV. Those already posted do not change. A counter-entry undoes it.',
    'Anotam-se num lote com os lançamentos em CSV. As já contabilizadas não mudam. Desfaz-se com um estorno.',
    'S’anoten en un lot amb els assentaments en CSV. Les ja comptabilitzades no canvien. Es desfà amb un contraassentament.',
  ),
  noPost: word(
    'Ninguna de las marcadas está emitida y sin contabilizar.',
    'None of those marked is issued and not posted yet.',
    'Nenhuma das marcadas está emitida e por contabilizar.',
    'Cap de les marcades no està emesa i sense comptabilitzar.',
  ),
  postVerb: word('Pasar', 'Post', 'Lançar', 'Passar'),
  posted: word(
    (n: number) => (n === 1 ? '1 factura contabilizada' : `${n} facturas contabilizadas`),
    (n) => (n === 1 ? '1 invoice posted' : `${n} invoices posted`),
    (n) => (n === 1 ? '1 fatura contabilizada' : `${n} faturas contabilizadas`),
    (n) => (n === 1 ? '1 factura comptabilitzada' : `${n} factures comptabilitzades`),
  ),
  csv: word('CSV', 'CSV', 'CSV', 'CSV'),
  noNumber: word('sin número', 'no number', 'sem número', 'sense número'),
  noLines: word('Sin líneas', 'No lines', 'Sem linhas', 'Sense línies'),
  collectTitle: word(
    (n: number) => (n === 1 ? 'Cobrar la factura' : `Cobrar ${n} facturas`),
    (n) => (n === 1 ? 'Collect the invoice' : `Collect ${n} invoices`),
    (n) => (n === 1 ? 'Cobrar a fatura' : `Cobrar ${n} faturas`),
    (n) => (n === 1 ? 'Cobrar la factura' : `Cobrar ${n} factures`),
  ),
  collectWhat: word(
    'De cada una, todo lo que queda pendiente.',
    'Of each, all that is still open.',
    'De cada uma, tudo o que está pendente.',
    'De cadascuna, tot el que queda pendent.',
  ),
  collectVerb: word('Cobrar', 'Collect', 'Cobrar', 'Cobrar'),
  collected: word(
    (n: number, money: string) => `${n === 1 ? '1 factura cobrada' : `${n} facturas cobradas`}: ${money}`,
    (n, money) => `${n === 1 ? '1 invoice collected' : `${n} invoices collected`}: ${money}`,
    (n, money) => `${n === 1 ? '1 fatura cobrada' : `${n} faturas cobradas`}: ${money}`,
    (n, money) => `${n === 1 ? '1 factura cobrada' : `${n} factures cobrades`}: ${money}`,
  ),
  collectedBack: word(
    'Los cobros se han quitado',
    'The payments have been taken back',
    'Os recebimentos foram retirados',
    'Els cobraments s’han tret',
  ),
  asEach: word('La de cada factura', 'That of each invoice', 'A de cada fatura', 'La de cada factura'),
  means: word('Medio', 'Means', 'Meio', 'Mitjà'),
  day: word('Fecha', 'Date', 'Data', 'Data'),
  nothingOpen: word(
    'En ninguna de las marcadas hay algo que cobrar.',
    'Nothing is open on any of those marked.',
    'Em nenhuma das marcadas há algo a cobrar.',
    'En cap de les marcades no hi ha res a cobrar.',
  ),
  stays: word(
    (n: number) => (n === 1 ? '1 se queda como está.' : `${n} se quedan como están.`),
    (n) => (n === 1 ? '1 stays as it is.' : `${n} stay as they are.`),
    (n) => (n === 1 ? '1 fica como está.' : `${n} ficam como estão.`),
    (n) => (n === 1 ? '1 es queda com està.' : `${n} es queden com estan.`),
  ),
  sendTitle: word(
    (n: number) => (n === 1 ? 'Enviar la factura por correo' : `Enviar ${n} facturas por correo`),
    (n) => (n === 1 ? 'Mail the invoice' : `Mail ${n} invoices`),
    (n) => (n === 1 ? 'Enviar a fatura por correio' : `Enviar ${n} faturas por correio`),
    (n) => (n === 1 ? 'Enviar la factura per correu' : `Enviar ${n} factures per correu`),
  ),
  sendWhat: word(
    'Cada una al correo de su cliente, en su idioma y con el PDF.',
    'Each to its customer’s address, in their language and with the PDF.',
    'Cada uma para o correio do cliente, na sua língua e com o PDF.',
    'Cadascuna al correu del client, en la seva llengua i amb el PDF.',
  ),
  sendVerb: word('Enviar', 'Send', 'Enviar', 'Enviar'),
  sentAll: word(
    (n: number) => (n === 1 ? '1 factura enviada' : `${n} facturas enviadas`),
    (n) => (n === 1 ? '1 invoice sent' : `${n} invoices sent`),
    (n) => (n === 1 ? '1 fatura enviada' : `${n} faturas enviadas`),
    (n) => (n === 1 ? '1 factura enviada' : `${n} factures enviades`),
  ),
  noneIssued: word(
    'Ninguna de las marcadas está emitida.',
    'None of those marked is issued.',
    'Nenhuma das marcadas está emitida.',
    'Cap de les marcades no està emesa.',
  ),
}
