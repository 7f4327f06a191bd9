import { word } from '../words.ts'

export const FORMA_DE_PAGO = {
  contado: word('Contado', 'Cash', 'Dinheiro', 'Comptat'),
  tarjeta: word('Tarjeta', 'Card', 'Cartão', 'Targeta'),
  transferencia: word('Transferencia', 'Bank transfer', 'Transferência', 'Transferència'),
  giro: word('Giro domiciliado', 'Direct debit', 'Débito direto', 'Gir domiciliat'),
  bizum: word('Bizum', 'Bizum', 'Bizum', 'Bizum'),
  reembolso: word('Contra reembolso', 'Cash on delivery', 'Contra reembolso', 'Contra reembors'),
}

/** How money comes in, in words: as customers pay, or set against another invoice. */
export const MEDIO_DE_COBRO = {
  ...FORMA_DE_PAGO,
  anticipo: word('Anticipo', 'Deposit', 'Adiantamento', 'Bestreta'),
  compensacion: word('Compensación', 'Set-off', 'Compensação', 'Compensació'),
}
