import { MEDIO_DE_COBRO } from '../../clientes/formas-de-pago.ts'
import { statesOf } from '../../declare/values.ts'
import { word, words } from '../../words.ts'

export const IMPAGADOS = word('Impagados', 'Returned', 'Devolvidos', 'Impagats')

export const COBRO_LABELS = {
  facturaId: word('Factura', 'Invoice', 'Fatura', 'Factura'),
  numeroCompleto: word('Factura', 'Invoice', 'Fatura', 'Factura'),
  clienteId: words.cliente,
  cliente: words.cliente,
  fecha: word('Fecha', 'Date', 'Data', 'Data'),
  medio: word('Medio', 'Means', 'Meio', 'Mitjà'),
  importe: word('Importe', 'Amount', 'Valor', 'Import'),
  referencia: word('Referencia', 'Reference', 'Referência', 'Referència'),
  contraparteId: word('Se compensa con', 'Set against', 'Compensa-se com', 'Es compensa amb'),
  remesaId: word('Remesa', 'Remittance', 'Remessa', 'Remesa'),
  motivo: word('Motivo', 'Reason', 'Motivo', 'Motiu'),
  impagado: word('Impagado', 'Returned', 'Devolvido', 'Impagat'),
  fechaImpagado: word('Devuelto el', 'Returned on', 'Devolvido em', 'Retornat el'),
}

export const COBRO = {
  title: word(
    (numero: string) => `Cobro de ${numero}`,
    (numero) => `Payment of ${numero}`,
    (numero) => `Recebimento de ${numero}`,
    (numero) => `Cobrament de ${numero}`,
  ),
  remesa: word('Ver la remesa', 'See the remittance', 'Ver a remessa', 'Veure la remesa'),
  collected: word('Cobrado', 'Collected', 'Recebido', 'Cobrat'),
  returned: word('Devuelto', 'Returned', 'Devolvido', 'Retornat'),
  setOff: word('Compensado', 'Set off', 'Compensado', 'Compensat'),
  giveBack: word('Devuelto por el banco…', 'Returned by the bank…', 'Devolvido pelo banco…', 'Retornat pel banc…'),
  giveBackTitle: word(
    (importe: string) => `El banco ha devuelto ${importe}`,
    (importe) => `The bank has returned ${importe}`,
    (importe) => `O banco devolveu ${importe}`,
    (importe) => `El banc ha retornat ${importe}`,
  ),
  giveBackWhat: word(
    'El cobro queda apuntado como impagado: la factura vuelve a deberse y su comisión se descuenta.',
    'The payment stays on record as returned: the invoice is owed again and its commission is taken back.',
    'O recebimento fica registado como devolvido: a fatura volta a dever-se e a comissão desconta-se.',
    'El cobrament queda apuntat com a impagat: la factura es torna a deure i la comissió es descompta.',
  ),
  givenBack: word(
    'Apuntado como impagado',
    'Recorded as returned',
    'Registado como devolvido',
    'Apuntat com a impagat',
  ),
  day: word('Día de la devolución', 'Day of the return', 'Dia da devolução', 'Dia de la devolució'),
  erase: word('Borrar…', 'Delete…', 'Apagar…', 'Esborrar…'),
  eraseTitle: word(
    (importe: string) => `Borrar el cobro de ${importe}`,
    (importe) => `Delete the payment of ${importe}`,
    (importe) => `Apagar o recebimento de ${importe}`,
    (importe) => `Esborrar el cobrament de ${importe}`,
  ),
  eraseWhat: word(
    'Solo si se apuntó por error. Lo que devuelve el banco no se borra: se apunta como impagado.',
    'Only if it was entered by mistake. What the bank returns is not deleted: it is recorded as returned.',
    'Só se foi registado por engano. O que o banco devolve não se apaga: regista-se como devolvido.',
    'Només si es va apuntar per error. El que retorna el banc no s’esborra: s’apunta com a impagat.',
  ),
  erased: word('Cobro borrado', 'Payment deleted', 'Recebimento apagado', 'Cobrament esborrat'),
}

/** By what means it was paid, as a column shows it. */
export const MEDIOS = statesOf(MEDIO_DE_COBRO, 'ring')

export const AGRUPADOS = word(
  'Lo que devolvió el banco se cuenta y no se suma.',
  'What the bank gave back is counted and not added up.',
  'O que o banco devolveu conta-se e não se soma.',
  'El que va tornar el banc es compta i no se suma.',
)
