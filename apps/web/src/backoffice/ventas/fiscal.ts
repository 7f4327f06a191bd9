import { word } from '../words.ts'

export const FORMA_DE_PAGO = {
  contado: word('Contado', 'Cash', 'Contado', 'Comptat'),
  tarjeta: word('Tarjeta', 'Card', 'Cartão', 'Targeta'),
  transferencia: word('Transferencia', 'Bank transfer', 'Transferência', 'Transferència'),
  giro: word('Giro domiciliado', 'Direct debit', 'Débito direto', 'Gir domiciliat'),
  bizum: word('Bizum', 'Bizum', 'Bizum', 'Bizum'),
  reembolso: word('Contra reembolso', 'Cash on delivery', 'Contra reembolso', 'Contra reembors'),
}

/** How money comes in. */
export const MEDIO = {
  ...FORMA_DE_PAGO,
  compensacion: word('Compensación', 'Set-off', 'Compensação', 'Compensació'),
}

/** The four ways in which a sale is taxed, by their number. */
export const REGIMEN = {
  1: word('General', 'General', 'Geral', 'General'),
  2: word('Recargo de equivalencia', 'Equivalence surcharge', 'Recargo de equivalência', 'Recàrrec d’equivalència'),
  3: word(
    'Intracomunitaria, exenta',
    'Intra-Community, exempt',
    'Intracomunitária, isenta',
    'Intracomunitària, exempta',
  ),
  4: word('Exportación, exenta', 'Export, exempt', 'Exportação, isenta', 'Exportació, exempta'),
}
