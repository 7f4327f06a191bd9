import { MEDIOS_DE_COBRO, type MedioDeCobro } from '@telar/domain/facturacion/cobro'
import type { Idioma } from '@telar/domain/idioma'
import { MEDIO_DE_COBRO } from '../../clientes/formas-de-pago.ts'
import type { StateWord } from '../../declare/values.ts'
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
  impagado: word('Impagado', 'Returned', 'Devolvido', 'Impagat'),
  fechaImpagado: word('Devuelto el', 'Returned on', 'Devolvido em', 'Retornat el'),
}

interface CobroTexts {
  title: (numero: string) => string
  collected: string
  returned: string
  giveBack: string
  giveBackTitle: (importe: string) => string
  giveBackWhat: string
  givenBack: string
  day: string
  erase: string
  eraseTitle: (importe: string) => string
  eraseWhat: string
  erased: string
}

export const COBRO: Record<Idioma, CobroTexts> = {
  es: {
    title: (numero) => `Cobro de ${numero}`,
    collected: 'Cobrado',
    returned: 'Devuelto',
    giveBack: 'Devuelto por el banco…',
    giveBackTitle: (importe) => `El banco ha devuelto ${importe}`,
    giveBackWhat: 'El cobro queda apuntado como impagado: la factura vuelve a deberse y su comisión se descuenta.',
    givenBack: 'Apuntado como impagado',
    day: 'Día de la devolución',
    erase: 'Borrar…',
    eraseTitle: (importe) => `Borrar el cobro de ${importe}`,
    eraseWhat: 'Solo si se apuntó por error. Lo que devuelve el banco no se borra: se apunta como impagado.',
    erased: 'Cobro borrado',
  },
  en: {
    title: (numero) => `Payment of ${numero}`,
    collected: 'Collected',
    returned: 'Returned',
    giveBack: 'Returned by the bank…',
    giveBackTitle: (importe) => `The bank has returned ${importe}`,
    giveBackWhat:
      'The payment stays on record as returned: the invoice is owed again and its commission is taken back.',
    givenBack: 'Recorded as returned',
    day: 'Day of the return',
    erase: 'Delete…',
    eraseTitle: (importe) => `Delete the payment of ${importe}`,
    eraseWhat: 'Only if it was entered by mistake. What the bank returns is not deleted: it is recorded as returned.',
    erased: 'Payment deleted',
  },
  pt: {
    title: (numero) => `Recebimento de ${numero}`,
    collected: 'Recebido',
    returned: 'Devolvido',
    giveBack: 'Devolvido pelo banco…',
    giveBackTitle: (importe) => `O banco devolveu ${importe}`,
    giveBackWhat: 'O recebimento fica registado como devolvido: a fatura volta a dever-se e a comissão desconta-se.',
    givenBack: 'Registado como devolvido',
    day: 'Dia da devolução',
    erase: 'Apagar…',
    eraseTitle: (importe) => `Apagar o recebimento de ${importe}`,
    eraseWhat: 'Só se foi registado por engano. O que o banco devolve não se apaga: regista-se como devolvido.',
    erased: 'Recebimento apagado',
  },
  ca: {
    title: (numero) => `Cobrament de ${numero}`,
    collected: 'Cobrat',
    returned: 'Retornat',
    giveBack: 'Retornat pel banc…',
    giveBackTitle: (importe) => `El banc ha retornat ${importe}`,
    giveBackWhat: 'El cobrament queda apuntat com a impagat: la factura es torna a deure i la comissió es descompta.',
    givenBack: 'Apuntat com a impagat',
    day: 'Dia de la devolució',
    erase: 'Esborrar…',
    eraseTitle: (importe) => `Esborrar el cobrament de ${importe}`,
    eraseWhat: 'Només si es va apuntar per error. El que retorna el banc no s’esborra: s’apunta com a impagat.',
    erased: 'Cobrament esborrat',
  },
}

/** By what means it was paid, as a column shows it. */
export const MEDIOS = Object.fromEntries(
  MEDIOS_DE_COBRO.map((medio) => [medio, { label: MEDIO_DE_COBRO[medio], mark: 'ring' }]),
) as Record<MedioDeCobro, StateWord>
