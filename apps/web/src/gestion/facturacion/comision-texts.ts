import { word, words } from '../words.ts'

export const CRITERIO = {
  facturado: word('Sobre lo facturado', 'On what is invoiced', 'Sobre o faturado', 'Sobre el facturat'),
  cobrado: word('Sobre lo cobrado', 'On what is collected', 'Sobre o recebido', 'Sobre el cobrat'),
}

/** What an invoice's commission is made of, column by column. */
export const COMISION_LABELS = {
  factura: word('Factura', 'Invoice', 'Fatura', 'Factura'),
  fecha: word('Fecha', 'Date', 'Data', 'Data'),
  cliente: words.cliente,
  base: word('Base', 'Net', 'Base', 'Base'),
  tipo: word('%', '%', '%', '%'),
  criterio: word('Criterio', 'Basis', 'Critério', 'Criteri'),
  comision: word('Comisión', 'Commission', 'Comissão', 'Comissió'),
  devengado: word('Devengado', 'Earned', 'Devido', 'Meritat'),
  anterior: word('Ya liquidado', 'Already settled', 'Já liquidado', 'Ja liquidat'),
  importe: word('A liquidar', 'To settle', 'A liquidar', 'A liquidar'),
}
