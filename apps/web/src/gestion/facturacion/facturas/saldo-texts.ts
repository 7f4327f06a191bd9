import { word } from '../../words.ts'

/** What a customer’s invoices and balance say. */
export const SALDO = {
  invoices: word('Facturas', 'Invoices', 'Faturas', 'Factures'),
  newInvoice: word('Nueva factura', 'New invoice', 'Nova fatura', 'Nova factura'),
  noInvoices: word('Aún no tiene facturas.', 'No invoices yet.', 'Ainda não tem faturas.', 'Encara no té factures.'),
  draft: word('borrador', 'draft', 'rascunho', 'esborrany'),
  due: word('Vence', 'Due', 'Vence', 'Venç'),
  total: word('Total', 'Total', 'Total', 'Total'),
  open: word('Pendiente €', 'Open €', 'Pendente €', 'Pendent €'),
  balance: word('Saldo', 'Balance', 'Saldo', 'Saldo'),
  ages: {
    corriente: word('Sin vencer', 'Not due', 'Por vencer', 'Sense vèncer'),
    hasta30: word('Hasta 30 días', 'Up to 30 days', 'Até 30 dias', 'Fins a 30 dies'),
    hasta60: word('31 a 60', '31 to 60', '31 a 60', '31 a 60'),
    hasta90: word('61 a 90', '61 to 90', '61 a 90', '61 a 90'),
    mas90: word('Más de 90', 'Over 90', 'Mais de 90', 'Més de 90'),
  },
  overLimit: word(
    (limit: string) => `Pasa del límite de riesgo, ${limit}.`,
    (limit) => `Over the credit limit, ${limit}.`,
    (limit) => `Passa do limite de risco, ${limit}.`,
    (limit) => `Passa del límit de risc, ${limit}.`,
  ),
}
