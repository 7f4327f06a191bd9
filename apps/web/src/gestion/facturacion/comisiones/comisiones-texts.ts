import { word } from '../../words.ts'

export const COMISIONES = {
  hasta: word('Hasta el', 'Up to', 'Até', 'Fins al'),
  desde: word('Facturas desde', 'Invoices from', 'Faturas desde', 'Factures des de'),
  liquidaciones: word('Liquidaciones', 'Settlements', 'Liquidações', 'Liquidacions'),
  nada: word(
    'A nadie se le debe comisión hasta ese día.',
    'No commission is owed to anybody up to that day.',
    'Não se deve comissão a ninguém até esse dia.',
    'No es deu comissió a ningú fins aquell dia.',
  ),
  liquidar: word('Liquidar…', 'Settle…', 'Liquidar…', 'Liquidar…'),
  titulo: word(
    'Liquidar la comisión de',
    'Settle the commission of',
    'Liquidar a comissão de',
    'Liquidar la comissió de',
  ),
  que: word(
    'Estas facturas quedan liquidadas por lo devengado hasta ese día. Si algo ha cambiado desde que las ve, no se liquida nada.',
    'These invoices are settled for what was earned up to that day. If anything has changed since you see them, nothing is settled.',
    'Estas faturas ficam liquidadas pelo devido até esse dia. Se algo mudou desde que as vê, não se liquida nada.',
    'Aquestes factures queden liquidades pel que s’ha meritat fins aquell dia. Si res ha canviat des que les veieu, no es liquida res.',
  ),
  verbo: word('Liquidar', 'Settle', 'Liquidar', 'Liquidar'),
  notas: word('Notas', 'Notes', 'Notas', 'Notes'),
  hecho: word('Comisión liquidada', 'Commission settled', 'Comissão liquidada', 'Comissió liquidada'),
  ver: word('Ver', 'Open', 'Ver', 'Obrir'),
  facturas: word('facturas', 'invoices', 'faturas', 'factures'),
  total: word('A liquidar', 'To settle', 'A liquidar', 'A liquidar'),
  negativa: word(
    'Sale a devolver: se descuenta de lo próximo que gane.',
    'It comes to less than nothing: it is taken off what they earn next.',
    'Dá a devolver: desconta-se do que ganhar a seguir.',
    'Surt a tornar: es descompta del pròxim que guanyi.',
  ),
}
