import { word } from '../../words.ts'
import { PAGINA } from './paginas.ts'

export const PASE_LABELS = {
  fecha: word('Fecha', 'Date', 'Data', 'Data'),
  quien: word('Quién', 'Who', 'Quem', 'Qui'),
  deshaceId: word('Deshace', 'Undoes', 'Anula', 'Desfà'),
  deshechoPorId: word('Deshecho por', 'Undone by', 'Anulado por', 'Desfet per'),
  facturas: word('Facturas', 'Invoices', 'Faturas', 'Factures'),
  base: word('Base', 'Net', 'Base', 'Base'),
  cuotas: word('Cuotas', 'Tax', 'Impostos', 'Quotes'),
  total: word('Total', 'Total', 'Total', 'Total'),
  asientos: word('Asientos', 'Entries', 'Lançamentos', 'Assentaments'),
  importe: word('Suma del debe', 'Sum of debits', 'Soma do débito', 'Suma del deure'),
}

export const PASE = {
  titulo: word('Pase', 'Posting', 'Lançamento', 'Traspàs'),
  pasar: PAGINA.pasar,
  desde: word('Desde', 'From', 'De', 'Des de'),
  hasta: word('Hasta', 'Until', 'Até', 'Fins a'),
  sinPasar: word('Facturas sin pasar', 'Invoices not posted', 'Faturas por lançar', 'Factures sense passar'),
  todoPasado: word(
    'Todo lo de esas fechas está pasado: facturas por su devengo, cobros y caja.',
    'Everything of those days has been posted: invoices by when tax fell due, payments and the till.',
    'Tudo o dessas datas está lançado: faturas pelo seu vencimento fiscal, recebimentos e caixa.',
    'Tot el d’aquestes dates està passat: factures per la meritació, cobraments i caixa.',
  ),
  cuentas: word(
    'Qué va a cada cuenta',
    'What goes to each account',
    'O que vai para cada conta',
    'Què va a cada compte',
  ),
  cuenta: word('Cuenta', 'Account', 'Conta', 'Compte'),
  nombre: word('Nombre', 'Name', 'Nome', 'Nom'),
  debe: word('Debe', 'Debit', 'Débito', 'Deure'),
  haber: word('Haber', 'Credit', 'Crédito', 'Haver'),
  suma: word('Suma', 'Sum', 'Soma', 'Suma'),
  descargar: word('Para la gestoría', 'For the accountant', 'Para a contabilidade', 'Per a la gestoria'),
  primeras: word(
    'Se ven las 200 más antiguas; se pasan todas.',
    'The 200 oldest are shown; all of them are posted.',
    'Vêem-se as 200 mais antigas; lançam-se todas.',
    'Es veuen les 200 més antigues; es passen totes.',
  ),
  pasadas: word(
    'Pasado a contabilidad',
    'Posted to the accounts',
    'Lançado na contabilidade',
    'Passat a comptabilitat',
  ),
  atrasado: word(
    (n: number, dia: string) =>
      n === 1
        ? `Queda 1 asiento sin pasar de antes del ${dia}.`
        : `Quedan ${n} asientos sin pasar de antes del ${dia}.`,
    (n, dia) =>
      n === 1 ? `1 entry from before ${dia} is not posted.` : `${n} entries from before ${dia} are not posted.`,
    (n, dia) =>
      n === 1
        ? `Fica 1 lançamento por passar de antes de ${dia}.`
        : `Ficam ${n} lançamentos por passar de antes de ${dia}.`,
    (n, dia) =>
      n === 1
        ? `Queda 1 assentament per passar d’abans del ${dia}.`
        : `Queden ${n} assentaments per passar d’abans del ${dia}.`,
  ),
  incluir: word('Incluirlos', 'Include them', 'Incluí-los', 'Incloure’ls'),
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
  csv: word('CSV, para cualquiera', 'CSV, for any', 'CSV, para qualquer um', 'CSV, per a qualsevol'),
  deshacer: word('Deshacer…', 'Undo…', 'Anular…', 'Desfer…'),
  deshacerTitulo: word('Deshacer el pase', 'Undo posting', 'Anular o lançamento', 'Desfer el traspàs'),
  deshacerQue: word(
    'Se hace un contraasiento de cada asiento y todo vuelve a estar sin pasar. El pase no se borra.',
    'A counter-entry is made for every entry and all of it is unposted again. The posting is not deleted.',
    'Faz-se um contra-lançamento de cada lançamento e tudo volta a estar por lançar. O lançamento não se apaga.',
    'Es fa un contraassentament de cada assentament i tot torna a estar sense passar. El traspàs no s’esborra.',
  ),
  deshecho: word('Pase deshecho', 'Posting undone', 'Lançamento anulado', 'Traspàs desfet'),
  vigente: word('Pasado', 'Posted', 'Lançado', 'Passat'),
  contra: word('Contraasiento', 'Counter-entry', 'Contra-lançamento', 'Contraassentament'),
  anulado: word('Deshecho', 'Undone', 'Anulado', 'Desfet'),
  ver: word('Ver', 'Open', 'Ver', 'Obrir'),
  sinFacturas: word(
    'No hay facturas en este pase; sus asientos están en el fichero.',
    'There are no invoices in this posting; its entries are in the file.',
    'Não há faturas neste lançamento; os seus movimentos estão no ficheiro.',
    'No hi ha factures en aquest traspàs; els seus assentaments són al fitxer.',
  ),
}
