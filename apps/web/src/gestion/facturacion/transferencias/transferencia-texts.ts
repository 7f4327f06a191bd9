import { word } from '../../words.ts'
import { PAGINA } from './paginas.ts'

export const TRANSFERENCIA_LABELS = {
  numero: word('Número', 'Number', 'Número', 'Número'),
  fecha: word('Hecha el', 'Made on', 'Feita em', 'Feta el'),
  ejecucion: word('Se paga el', 'Paid on', 'Paga-se em', 'Es paga el'),
  cuenta: word('Cuenta', 'Account', 'Conta', 'Compte'),
  pagos: word('Pagos', 'Payments', 'Pagamentos', 'Pagaments'),
  total: word('Total', 'Total', 'Total', 'Total'),
  estado: word('Estado', 'State', 'Estado', 'Estat'),
  quien: word('Quién', 'Who', 'Quem', 'Qui'),
}

export const CLASE = {
  recibida: word('Factura recibida', 'Received invoice', 'Fatura recebida', 'Factura rebuda'),
  liquidacion: word('Comisiones', 'Commissions', 'Comissões', 'Comissions'),
}

export const TRANSFERENCIA = {
  nueva: PAGINA.nueva,
  ejecucion: TRANSFERENCIA_LABELS.ejecucion,
  hasta: word('Vencen hasta', 'Due up to', 'Vencem até', 'Vencen fins a'),
  crear: word('Crear el fichero', 'Make the file', 'Criar o ficheiro', 'Crear el fitxer'),
  creada: word(
    (numero: string) => `Transferencia ${numero} hecha`,
    (numero) => `Transfer ${numero} made`,
    (numero) => `Transferência ${numero} feita`,
    (numero) => `Transferència ${numero} feta`,
  ),
  fichero: word('Fichero para el banco', 'File for the bank', 'Ficheiro para o banco', 'Fitxer per al banc'),
  pagar: word('Pagada', 'Paid', 'Paga', 'Pagada'),
  pagada: word('Pagos apuntados', 'Payments booked', 'Pagamentos registados', 'Pagaments apuntats'),
  anular: word('Anular…', 'Annul…', 'Anular…', 'Anul·lar…'),
  anularTitulo: word(
    (numero: string) => `Anular la transferencia ${numero}`,
    (numero) => `Annul transfer ${numero}`,
    (numero) => `Anular a transferência ${numero}`,
    (numero) => `Anul·lar la transferència ${numero}`,
  ),
  anularQue: word(
    'El fichero no se ha mandado al banco, o el banco no lo ha pagado. Lo que paga puede ir en otra.',
    'The file was not sent to the bank, or the bank has not paid it. What it pays can go into another.',
    'O ficheiro não foi enviado ao banco, ou o banco não o pagou. O que paga pode ir noutra.',
    'El fitxer no s’ha enviat al banc, o el banc no l’ha pagat. El que paga pot anar en una altra.',
  ),
  anulada: word('Transferencia anulada', 'Transfer annulled', 'Transferência anulada', 'Transferència anul·lada'),
  quien: word('A quién', 'To whom', 'A quem', 'A qui'),
  porQue: word('Por qué', 'What for', 'Porquê', 'Per què'),
  vence: word('Vence', 'Due', 'Vence', 'Venç'),
  importe: word('Importe', 'Amount', 'Valor', 'Import'),
  iban: word('Cuenta', 'Account', 'Conta', 'Compte'),
  fueraDeSepa: word(
    'Su cuenta es de un país de fuera de SEPA',
    'The account is in a country outside SEPA',
    'A conta é de um país fora da SEPA',
    'El compte és d’un país de fora de SEPA',
  ),
  sinCuenta: word(
    'No tiene IBAN en su ficha',
    'No IBAN in their record',
    'Não tem IBAN na ficha',
    'No té IBAN a la fitxa',
  ),
  abono: word('Abono', 'Credit note', 'Nota de crédito', 'Abonament'),
  abonos: word(
    'Los abonos marcados se descuentan de lo que se paga al mismo proveedor: va una sola transferencia por la diferencia.',
    'Marked credit notes are taken off what the same supplier is paid: one transfer goes for the difference.',
    'As notas de crédito marcadas descontam-se do que se paga ao mesmo fornecedor: vai uma só transferência pela diferença.',
    'Els abonaments marcats es descompten del que es paga al mateix proveïdor: va una sola transferència per la diferència.',
  ),
  todos: word('Marcar todos', 'Mark all', 'Marcar todos', 'Marcar-ho tot'),
  marcados: word(
    (marcados: string, todos: string) => `${marcados} de ${todos} marcados`,
    (marcados, todos) => `${marcados} of ${todos} marked`,
    (marcados, todos) => `${marcados} de ${todos} marcados`,
    (marcados, todos) => `${marcados} de ${todos} marcats`,
  ),
  nada: word(
    'No se debe nada a proveedores ni a comerciales hasta ese día, o ya está en camino.',
    'Nothing is owed to suppliers or reps up to that day, or it is on its way.',
    'Não se deve nada a fornecedores nem a comerciais até esse dia, ou já está a caminho.',
    'No es deu res a proveïdors ni a comercials fins aquell dia, o ja és en camí.',
  ),
}
