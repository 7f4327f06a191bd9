import { word } from '../../words.ts'

export const TRAMOS = {
  corriente: word('Sin vencer', 'Not yet due', 'Por vencer', 'Sense vèncer'),
  hasta30: word('Hasta 30 días', 'Up to 30 days', 'Até 30 dias', 'Fins a 30 dies'),
  hasta60: word('31 a 60', '31 to 60', '31 a 60', '31 a 60'),
  hasta90: word('61 a 90', '61 to 90', '61 a 90', '61 a 90'),
  mas90: word('Más de 90', 'Over 90', 'Mais de 90', 'Més de 90'),
  total: word('Total', 'Total', 'Total', 'Total'),
}
export type Tramo = keyof typeof TRAMOS

export const PENDIENTES = {
  alDia: word('Al día', 'As of', 'À data de', 'A data de'),
  buscar: word('Buscar un cliente…', 'Find a customer…', 'Procurar um cliente…', 'Cercar un client…'),
  facturas: word('Facturas', 'Invoices', 'Faturas', 'Factures'),
  nada: word(
    'No hay nada pendiente de cobro.',
    'Nothing is pending.',
    'Não há nada por cobrar.',
    'No hi ha res pendent de cobrament.',
  ),
  nadie: word(
    'Ningún cliente se llama así.',
    'No customer has that name.',
    'Nenhum cliente tem esse nome.',
    'Cap client no es diu així.',
  ),
  vencido: word('Vencido', 'Overdue', 'Vencido', 'Vençut'),
  factura: word('Factura', 'Invoice', 'Fatura', 'Factura'),
  fecha: word('Fecha', 'Date', 'Data', 'Data'),
  vence: word('Vence', 'Due', 'Vence', 'Venç'),
  cobrado: word('Cobrado', 'Collected', 'Recebido', 'Cobrat'),
  pendiente: word('Pendiente', 'Pending', 'Por cobrar', 'Pendent'),
  retraso: word('Días de retraso', 'Days late', 'Dias de atraso', 'Dies de retard'),
  ficha: word('Ficha del cliente', 'Customer’s record', 'Ficha do cliente', 'Fitxa del client'),
}
