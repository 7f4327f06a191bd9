import { word } from '../words.ts'

/** How a customer stands, and what it takes to go on all the same. */
export const CREDITO = {
  credit: word('Crédito', 'Credit', 'Crédito', 'Crèdit'),
  owes: word('Debe', 'Owes', 'Deve', 'Deu'),
  served: word('Servido sin facturar', 'Served, not invoiced', 'Servido sem faturar', 'Servit sense facturar'),
  limit: word('Límite', 'Limit', 'Limite', 'Límit'),
  noLimit: word('sin límite', 'no limit', 'sem limite', 'sense límit'),
  left: word('Queda', 'Left', 'Resta', 'Queda'),
  overdue: word('Vencido desde', 'Overdue since', 'Vencido desde', 'Vençut des de'),
  blocked: word('Bloqueado', 'Blocked', 'Bloqueado', 'Bloquejat'),
  means: {
    bloqueado: word(
      'Este cliente está bloqueado: no se le confirma, sirve ni factura nada sin un motivo.',
      'This customer is blocked: nothing is confirmed, served or invoiced without a reason.',
      'Este cliente está bloqueado: nada se lhe confirma, serve ou fatura sem um motivo.',
      'Aquest client està bloquejat: no se li confirma, serveix ni factura res sense un motiu.',
    ),
    limite: word(
      'Con esto pasa de su límite de riesgo: hace falta un motivo.',
      'This goes over the credit limit: a reason is needed.',
      'Com isto passa do seu limite de risco: é preciso um motivo.',
      'Amb això passa del seu límit de risc: cal un motiu.',
    ),
  },
  needReason: word(
    'Para seguir con estos hace falta un motivo, que se guarda con cada uno:',
    'To go on with these a reason is needed; it is kept with each:',
    'Para continuar com estes é preciso um motivo, que se guarda com cada um:',
    'Per continuar amb aquests cal un motiu, que es desa amb cadascun:',
  ),
  leftOut: word(
    'Estos quedan fuera: hace falta un motivo de quien pueda autorizarlo.',
    'These are left out: a reason is needed from somebody who may authorise it.',
    'Estes ficam de fora: é preciso um motivo de quem o possa autorizar.',
    'Aquests queden fora: cal un motiu de qui ho pugui autoritzar.',
  ),
  why: {
    bloqueado: word('bloqueado', 'blocked', 'bloqueado', 'bloquejat'),
    limite: word('pasa de su límite', 'over the limit', 'passa do limite', 'passa del límit'),
  },
  reason: word('Motivo para seguir', 'Reason to go on', 'Motivo para continuar', 'Motiu per continuar'),
  reasonHint: word(
    'Queda guardado con quien lo autoriza. El cliente no lo ve.',
    'It is kept with who authorises it. The customer does not see it.',
    'Fica guardado com quem o autoriza. O cliente não o vê.',
    'Queda desat amb qui ho autoritza. El client no ho veu.',
  ),
  askSomebody: word(
    'Pídaselo a quien pueda autorizarlo.',
    'Ask somebody who may authorise it.',
    'Peça a quem o possa autorizar.',
    'Demaneu-ho a qui ho pugui autoritzar.',
  ),
}
