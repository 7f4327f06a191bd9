import type { Idioma } from '@telar/domain/idioma'

/** What a customer’s invoices and balance say, in Spanish first. */
const es = {
  invoices: 'Facturas',
  newInvoice: 'Nueva factura',
  noInvoices: 'Aún no tiene facturas.',
  draft: 'borrador',
  due: 'Vence',
  total: 'Total',
  open: 'Pendiente €',
  balance: 'Saldo',
  ages: {
    corriente: 'Sin vencer',
    hasta30: 'Hasta 30 días',
    hasta60: '31 a 60',
    hasta90: '61 a 90',
    mas90: 'Más de 90',
  },
  overLimit: (limit: string) => `Pasa del límite de riesgo, ${limit}.`,
}

/** What a customer’s invoices and balance say. */
export const SALDO: Record<Idioma, typeof es> = {
  es,
  en: {
    invoices: 'Invoices',
    newInvoice: 'New invoice',
    noInvoices: 'No invoices yet.',
    draft: 'draft',
    due: 'Due',
    total: 'Total',
    open: 'Open €',
    balance: 'Balance',
    ages: {
      corriente: 'Not due',
      hasta30: 'Up to 30 days',
      hasta60: '31 to 60',
      hasta90: '61 to 90',
      mas90: 'Over 90',
    },
    overLimit: (limit) => `Over the credit limit, ${limit}.`,
  },
  pt: {
    invoices: 'Faturas',
    newInvoice: 'Nova fatura',
    noInvoices: 'Ainda não tem faturas.',
    draft: 'rascunho',
    due: 'Vence',
    total: 'Total',
    open: 'Pendente €',
    balance: 'Saldo',
    ages: {
      corriente: 'Por vencer',
      hasta30: 'Até 30 dias',
      hasta60: '31 a 60',
      hasta90: '61 a 90',
      mas90: 'Mais de 90',
    },
    overLimit: (limit) => `Passa do limite de risco, ${limit}.`,
  },
  ca: {
    invoices: 'Factures',
    newInvoice: 'Factura nova',
    noInvoices: 'Encara no té factures.',
    draft: 'esborrany',
    due: 'Venç',
    total: 'Total',
    open: 'Pendent €',
    balance: 'Saldo',
    ages: {
      corriente: 'Sense vèncer',
      hasta30: 'Fins a 30 dies',
      hasta60: '31 a 60',
      hasta90: '61 a 90',
      mas90: 'Més de 90',
    },
    overLimit: (limit) => `Passa del límit de risc, ${limit}.`,
  },
}
