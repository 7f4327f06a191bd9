import { word, words } from '../../words.ts'
import { PAGINA } from './paginas.ts'

export const ANTICIPO_LABELS = {
  numero: word('Número', 'Number', 'Número', 'Número'),
  clienteId: words.cliente,
  cliente: words.cliente,
  fecha: word('Recibido el', 'Received on', 'Recebido em', 'Rebuda el'),
  medio: word('Medio', 'Means', 'Meio', 'Mitjà'),
  importe: word('Importe', 'Amount', 'Valor', 'Import'),
  concepto: word('Concepto', 'What for', 'Descrição', 'Concepte'),
  referencia: word('Referencia', 'Reference', 'Referência', 'Referència'),
  usado: word('Usado', 'Used', 'Usado', 'Fet servir'),
  devuelto: word('Devuelto', 'Given back', 'Devolvido', 'Retornat'),
  fechaDevuelto: word('Devuelto el', 'Given back on', 'Devolvido em', 'Retornada el'),
  queda: word('Queda', 'Left', 'Resta', 'Queda'),
  estado: word('Estado', 'State', 'Estado', 'Estat'),
  quien: word('Quién', 'Who', 'Quem', 'Qui'),
}

export const ANTICIPO = {
  nuevo: PAGINA.nuevo,
  que: word(
    'Lo que paga por adelantado un cliente de otro país de la UE no es todavía una entrega: se le da un recibo, que no es una factura, y se usa después como pago de la factura de la mercancía. A los demás se les hace una factura de anticipo.',
    'What a customer in another EU state pays in advance is no supply yet: they get a receipt, which is no invoice, and it is used later as a payment of the invoice of the goods. The others get a deposit invoice.',
    'O que um cliente de outro país da UE paga antecipadamente ainda não é uma transmissão: dá-se-lhe um recibo, que não é uma fatura, e usa-se depois como pagamento da fatura da mercadoria. Aos outros faz-se uma fatura de adiantamento.',
    'El que paga per avançat un client d’un altre país de la UE encara no és un lliurament: se li dona un rebut, que no és una factura, i després es fa servir com a pagament de la factura de la mercaderia. Als altres se’ls fa una factura de bestreta.',
  ),
  crear: word('Hacer el recibo', 'Make the receipt', 'Fazer o recibo', 'Fer el rebut'),
  iguales: word(
    'De este cliente, de ese día y por lo mismo ya hay:',
    'Of this customer, that day and as much there is already:',
    'Deste cliente, desse dia e do mesmo valor já há:',
    'D’aquest client, d’aquell dia i pel mateix ja hi ha:',
  ),
  creado: word('Recibo hecho', 'Receipt made', 'Recibo feito', 'Rebut fet'),
  papel: word('Recibo en PDF', 'Receipt as PDF', 'Recibo em PDF', 'Rebut en PDF'),
  devolver: word('Devolver…', 'Give back…', 'Devolver…', 'Retornar…'),
  devolverTitulo: word(
    (importe: string) => `Devolver ${importe} al cliente`,
    (importe) => `Give ${importe} back to the customer`,
    (importe) => `Devolver ${importe} ao cliente`,
    (importe) => `Retornar ${importe} al client`,
  ),
  devolverQue: word(
    'Lo que queda del anticipo deja de ser del cliente. Haga la transferencia en su banco.',
    'What is left of the deposit is the customer’s no more. Make the transfer at your bank.',
    'O que resta do adiantamento deixa de ser do cliente. Faça a transferência no seu banco.',
    'El que queda de la bestreta deixa de ser del client. Feu la transferència al vostre banc.',
  ),
  dia: word('Día', 'Day', 'Dia', 'Dia'),
  devuelto: word('Devolución apuntada', 'Return recorded', 'Devolução registada', 'Devolució apuntada'),
  anular: word('Anular…', 'Annul…', 'Anular…', 'Anul·lar…'),
  anularTitulo: word(
    (numero: string) => `Anular el recibo ${numero}`,
    (numero) => `Annul receipt ${numero}`,
    (numero) => `Anular o recibo ${numero}`,
    (numero) => `Anul·lar el rebut ${numero}`,
  ),
  anularQue: word(
    'El dinero no llegó: se apuntó por error. El número queda, anulado.',
    'The money did not come: it was entered by mistake. The number stays, annulled.',
    'O dinheiro não chegou: registou-se por engano. O número fica, anulado.',
    'Els diners no van arribar: es va apuntar per error. El número queda, anul·lat.',
  ),
  anulado: word('Recibo anulado', 'Receipt annulled', 'Recibo anulado', 'Rebut anul·lat'),
  usos: word('Facturas que paga', 'Invoices that it pays', 'Faturas que paga', 'Factures que paga'),
  sinUsos: word(
    'Todavía no paga ninguna. Al cobrar la factura de la mercancía, elija «Anticipo».',
    'It pays none yet. When the invoice of the goods is collected, choose “Deposit”.',
    'Ainda não paga nenhuma. Ao cobrar a fatura da mercadoria, escolha «Adiantamento».',
    'Encara no en paga cap. En cobrar la factura de la mercaderia, trieu «Bestreta».',
  ),
  factura: word('Factura', 'Invoice', 'Fatura', 'Factura'),
}
