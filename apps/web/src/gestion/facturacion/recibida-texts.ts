import type { Gasto, TratoDeIva } from '@telar/domain/facturacion/recibida'
import type { Textos } from '@telar/domain/idioma'
import { word, words } from '../words.ts'
import { MUDADA } from './mientras-texts.ts'

export const TRATO: Record<TratoDeIva, Textos> = {
  interior: word('Con IVA del proveedor', 'VAT charged by supplier', 'Com IVA do fornecedor', 'Amb IVA del proveïdor'),
  intracomunitaria: word(
    'Adquisición intracomunitaria',
    'Intra-Community acquisition',
    'Aquisição intracomunitária',
    'Adquisició intracomunitària',
  ),
  inversion: word(
    'Inversión del sujeto pasivo',
    'Reverse charge',
    'Inversão do sujeito passivo',
    'Inversió del subjecte passiu',
  ),
  importacion: word(
    'Importación (DUA): IVA de aduana',
    'Import (DUA): VAT by customs',
    'Importação (DUA): IVA da alfândega',
    'Importació (DUA): IVA de duana',
  ),
  diferida: word(
    'Importación (DUA): IVA diferido',
    'Import (DUA): VAT put off',
    'Importação (DUA): IVA diferido',
    'Importació (DUA): IVA diferit',
  ),
  exenta: word('Exenta', 'Exempt', 'Isenta', 'Exempta'),
}

export const GASTO: Record<Gasto, Textos> = {
  materia: word('Materia', 'Material', 'Matéria', 'Matèria'),
  taller: word('Taller', 'Workshop', 'Oficina', 'Taller'),
  servicio: word('Servicio', 'Service', 'Serviço', 'Servei'),
  inmovilizado: word('Bien de inversión', 'Capital goods', 'Imobilizado', 'Bé d’inversió'),
}

export const RECIBIDA_LABELS = {
  ejercicio: word('Año', 'Year', 'Ano', 'Any'),
  recepcion: word('N.º recepción', 'Our no.', 'N.º receção', 'Núm. recepció'),
  proveedorId: word('Proveedor', 'Supplier', 'Fornecedor', 'Proveïdor'),
  proveedor: word('Proveedor', 'Supplier', 'Fornecedor', 'Proveïdor'),
  nif: words.nif,
  numero: word('Su número', 'Their number', 'O seu número', 'El seu número'),
  fecha: word('Fecha', 'Date', 'Data', 'Data'),
  fechaOperacion: word('Fecha de operación', 'Date of supply', 'Data da operação', 'Data d’operació'),
  fechaRecepcion: word('Recibida el', 'Received on', 'Recebida em', 'Rebuda el'),
  trato: word('IVA', 'VAT', 'IVA', 'IVA'),
  gasto: word('Qué es', 'What it is', 'O que é', 'Què és'),
  deducible: word('IVA deducible %', 'Deductible VAT %', 'IVA dedutível %', 'IVA deduïble %'),
  tramos: word('Bases y cuotas', 'Net and tax', 'Bases e impostos', 'Bases i quotes'),
  vencimientos: word('Vencimientos', 'Due dates', 'Vencimentos', 'Venciments'),
  liquidacionIds: word(
    'Liquidaciones de taller',
    'Workshop statements',
    'Liquidações de oficina',
    'Liquidacions de taller',
  ),
  entradaIds: word('Entradas', 'Deliveries', 'Entradas', 'Entrades'),
  base: word('Base', 'Net', 'Base', 'Base'),
  cuota: word('Cuota', 'Tax', 'Imposto', 'Quota'),
  total: word('Total', 'Total', 'Total', 'Total'),
  pagado: word('Pagado', 'Paid', 'Pago', 'Pagat'),
  pendiente: word('Por pagar', 'To pay', 'Por pagar', 'Per pagar'),
  vence: word('Vence', 'Due', 'Vence', 'Venç'),
  notas: word('Notas', 'Notes', 'Notas', 'Notes'),
}

export const RECIBIDA = {
  iva: word('IVA %', 'VAT %', 'IVA %', 'IVA %'),
  anadir: word('Añadir otro tipo', 'Add another rate', 'Juntar outra taxa', 'Afegir un altre tipus'),
  anadirVencimiento: word('Añadir vencimiento', 'Add due date', 'Juntar vencimento', 'Afegir venciment'),
  sinVencimientos: word(
    'Sin decir nada vence a los 30 días.',
    'Without a word it is due in 30 days.',
    'Sem dizer nada vence a 30 dias.',
    'Sense dir res venç als 30 dies.',
  ),
  quitar: word('Quitar', 'Remove', 'Retirar', 'Treure'),
  suCuota: word('Cuota, si es otra', 'Tax, if other', 'Imposto, se outro', 'Quota, si és una altra'),
  importe: word('Importe', 'Amount', 'Valor', 'Import'),
  aPagar: word('A pagar al proveedor', 'To pay to the supplier', 'A pagar ao fornecedor', 'A pagar al proveïdor'),
  loDebeLaCasa: word(
    'La cuota la debe la casa: se declara y se deduce a la vez.',
    'The house owes the tax itself: it is declared and deducted at once.',
    'O imposto deve-o a casa: declara-se e deduz-se ao mesmo tempo.',
    'La quota la deu la casa: es declara i es dedueix alhora.',
  ),
  entradasQue: word(
    'Las que factura; cada una va en una sola factura.',
    'Those that it invoices; each is on one invoice only.',
    'As que fatura; cada uma vai numa só fatura.',
    'Les que factura; cada una va en una sola factura.',
  ),
  liquidacionesQue: word(
    'Las que factura el taller; cada una va en una sola factura.',
    'Those that the workshop invoices; each is on one invoice only.',
    'As que a oficina fatura; cada uma vai numa só fatura.',
    'Les que factura el taller; cada una va en una sola factura.',
  ),
  segunLiquidaciones: word('Según liquidaciones', 'By the statements', 'Segundo liquidações', 'Segons liquidacions'),
  deLiquidacion: word('Factura del taller', 'The workshop’s invoice', 'Fatura da oficina', 'Factura del taller'),
  sinFacturaDeTaller: word(
    'Aún no ha llegado: regístrela en Facturas recibidas.',
    'It has not come yet: enter it among the received invoices.',
    'Ainda não chegou: registe-a em Faturas recebidas.',
    'Encara no ha arribat: registreu-la a Factures rebudes.',
  ),
  pagada: word('Pagada', 'Paid', 'Paga', 'Pagada'),
  porPagarla: word(
    (n: string) => `Por pagar ${n}`,
    (n) => `${n} to pay`,
    (n) => `Por pagar ${n}`,
    (n) => `Per pagar ${n}`,
  ),
  sinEntradas: word(
    'No hay entradas de este proveedor sin facturar.',
    'This supplier has no delivery without an invoice.',
    'Não há entradas deste fornecedor por faturar.',
    'No hi ha entrades d’aquest proveïdor sense facturar.',
  ),
  proponer: word(
    'Marcar las que suman la base',
    'Mark those that come to the net',
    'Marcar as que somam a base',
    'Marcar les que sumen la base',
  ),
  deCompra: word('Facturado', 'Invoiced', 'Faturado', 'Facturat'),
  sinFacturas: word('Nada facturado aún.', 'Nothing invoiced yet.', 'Nada faturado ainda.', 'Res facturat encara.'),
  pedido: word('Pedido', 'Ordered', 'Encomendado', 'Demanat'),
  llegado: word('Llegado', 'Come', 'Chegado', 'Arribat'),
  devuelto: word('Devuelto', 'Returned', 'Devolvido', 'Tornat'),
  materia: word('Materia', 'Material', 'Matéria', 'Matèria'),
  segunEntradas: word('Según las entradas', 'By the deliveries', 'Segundo as entradas', 'Segons les entrades'),
  diferencia: word('Diferencia con la base', 'Difference to the net', 'Diferença com a base', 'Diferència amb la base'),
  pagos: word('Pagos', 'Payments', 'Pagamentos', 'Pagaments'),
  pagar: word('Anotar pago', 'Enter payment', 'Anotar pagamento', 'Anotar pagament'),
  pagado: word('Pago anotado', 'Payment entered', 'Pagamento anotado', 'Pagament anotat'),
  pagadaMientras: word(
    (paid: string, left: string) =>
      `Mientras tenía esto abierto se han pagado ${paid}; quedan ${left}. Compruebe el importe y anótelo solo si falta.`,
    (paid, left) =>
      `While you had this open ${paid} were paid; ${left} are left. Check the amount and enter it only if it is missing.`,
    (paid, left) =>
      `Enquanto tinha isto aberto pagaram-se ${paid}; restam ${left}. Verifique o valor e anote-o só se faltar.`,
    (paid, left) =>
      `Mentre ho teníeu obert s’han pagat ${paid}; queden ${left}. Comproveu l’import i anoteu-lo només si falta.`,
  ),
  pagadaEntera: word(
    'Mientras tenía esto abierto se ha pagado entera.',
    'While you had this open it was paid in full.',
    'Enquanto tinha isto aberto pagou-se por inteiro.',
    'Mentre ho teníeu obert s’ha pagat sencera.',
  ),
  mudada: MUDADA,
  sinPagos: word('No se ha pagado nada.', 'Nothing has been paid.', 'Nada foi pago.', 'No s’ha pagat res.'),
  borrarPago: word('Quitar el pago', 'Remove payment', 'Retirar o pagamento', 'Treure el pagament'),
  borrarPagoQue: word(
    'La factura vuelve a estar por pagar en esa cantidad.',
    'The invoice is to be paid again by that amount.',
    'A fatura volta a estar por pagar nesse valor.',
    'La factura torna a estar per pagar en aquesta quantitat.',
  ),
  borrado: word('Pago quitado', 'Payment removed', 'Pagamento retirado', 'Pagament tret'),
  medio: word('Medio', 'Means', 'Meio', 'Mitjà'),
  referencia: word('Referencia', 'Reference', 'Referência', 'Referència'),
  porPagar: word('Por pagar', 'To pay', 'Por pagar', 'Per pagar'),
}
