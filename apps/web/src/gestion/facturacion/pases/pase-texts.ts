import { word } from '../../words.ts'

export const PASE_LABELS = {
  fecha: word('Fecha', 'Date', 'Data', 'Data'),
  quien: word('Quién', 'Who', 'Quem', 'Qui'),
  deshaceId: word('Deshace', 'Undoes', 'Anula', 'Desfà'),
  deshechoPorId: word('Deshecho por', 'Undone by', 'Anulado por', 'Desfet per'),
  facturas: word('Facturas', 'Invoices', 'Faturas', 'Factures'),
  base: word('Base', 'Net', 'Base', 'Base'),
  cuotas: word('Cuotas', 'Tax', 'Impostos', 'Quotes'),
  total: word('Total', 'Total', 'Total', 'Total'),
}

export const PASE = {
  titulo: word('Pase', 'Posting', 'Lançamento', 'Traspàs'),
  pasar: word('Pasar facturas', 'Post invoices', 'Lançar faturas', 'Passar factures'),
  desde: word('Desde', 'From', 'De', 'Des de'),
  hasta: word('Hasta', 'Until', 'Até', 'Fins a'),
  sinPasar: word('Sin pasar', 'Not posted', 'Por lançar', 'Sense passar'),
  todoPasado: word(
    'Todas las facturas emitidas en esas fechas están pasadas.',
    'Every invoice issued on those days has been posted.',
    'Todas as faturas emitidas nessas datas estão lançadas.',
    'Totes les factures emeses en aquestes dates estan passades.',
  ),
  primeras: word(
    'Se ven las 200 más antiguas; se pasan todas.',
    'The 200 oldest are shown; all of them are posted.',
    'Vêem-se as 200 mais antigas; lançam-se todas.',
    'Es veuen les 200 més antigues; es passen totes.',
  ),
  pasadas: word('Facturas pasadas', 'Invoices posted', 'Faturas lançadas', 'Factures passades'),
  nada: word(
    'No había nada que pasar',
    'There was nothing to post',
    'Não havia nada a lançar',
    'No hi havia res a passar',
  ),
  factura: word('Factura', 'Invoice', 'Fatura', 'Factura'),
  cliente: word('Cliente', 'Customer', 'Cliente', 'Client'),
  iva: word('IVA', 'VAT', 'IVA', 'IVA'),
  recargo: word('Recargo', 'Surcharge', 'Recargo', 'Recàrrec'),
  csv: word('CSV para la gestoría', 'CSV for the accountant', 'CSV para a contabilidade', 'CSV per a la gestoria'),
  deshacer: word('Deshacer…', 'Undo…', 'Anular…', 'Desfer…'),
  deshacerTitulo: word('Deshacer el pase', 'Undo posting', 'Anular o lançamento', 'Desfer el traspàs'),
  deshacerQue: word(
    'Se hace un contraasiento de cada factura y todas vuelven a estar sin pasar. El pase no se borra.',
    'A counter-entry is made for every invoice and all of them are unposted again. The posting is not deleted.',
    'Faz-se um contra-lançamento de cada fatura e todas voltam a estar por lançar. O lançamento não se apaga.',
    'Es fa un contraassentament de cada factura i totes tornen a estar sense passar. El traspàs no s’esborra.',
  ),
  deshecho: word('Pase deshecho', 'Posting undone', 'Lançamento anulado', 'Traspàs desfet'),
  vigente: word('Pasado', 'Posted', 'Lançado', 'Passat'),
  contra: word('Contraasiento', 'Counter-entry', 'Contra-lançamento', 'Contraassentament'),
  anulado: word('Deshecho', 'Undone', 'Anulado', 'Desfet'),
  ver: word('Ver', 'Open', 'Ver', 'Obre'),
  sinFacturas: word(
    'Sus facturas ya no están en este pase; los asientos están en el CSV.',
    'Its invoices are no longer in this posting; the entries are in the CSV.',
    'As suas faturas já não estão neste lançamento; os movimentos estão no CSV.',
    'Les seves factures ja no són en aquest traspàs; els assentaments són al CSV.',
  ),
}
