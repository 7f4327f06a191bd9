import type { StateWord } from '../../declare/values.ts'
import { word } from '../../words.ts'
import { PAGINA } from './paginas.ts'

export const BANCO_LABELS = {
  extractoId: word('Extracto', 'Statement', 'Extrato', 'Extracte'),
  cuenta: word('Cuenta', 'Account', 'Conta', 'Compte'),
  fecha: word('Fecha', 'Date', 'Data', 'Data'),
  fechaValor: word('Fecha valor', 'Value date', 'Data-valor', 'Data valor'),
  importe: word('Importe', 'Amount', 'Valor', 'Import'),
  concepto: word('Código', 'Code', 'Código', 'Codi'),
  texto: word('Concepto', 'Description', 'Descrição', 'Concepte'),
  referencia: word('Referencia', 'Reference', 'Referência', 'Referència'),
  contraparte: word('Quién', 'Who', 'Quem', 'Qui'),
  contraparteIban: word('Su cuenta', 'Their account', 'A sua conta', 'El seu compte'),
  motivo: word('Por qué se descartó', 'Why it was set aside', 'Porque se descartou', 'Per què es va descartar'),
  casado: word('Casado', 'Matched', 'Conciliado', 'Casat'),
  resto: word('Sin casar', 'Left', 'Por conciliar', 'Per casar'),
  estado: word('Estado', 'State', 'Estado', 'Estat'),
}

export const SEGURIDAD: Record<'alta' | 'media' | 'baja', StateWord> = {
  alta: { label: word('Segura', 'Certain', 'Segura', 'Segura'), mark: 'full' },
  media: { label: word('Probable', 'Likely', 'Provável', 'Probable'), mark: 'half' },
  baja: { label: word('Por mirar', 'To be looked at', 'A verificar', 'Per mirar'), mark: 'ring' },
}

export const RAZON = {
  numero: word('número', 'number', 'número', 'número'),
  referencia: word('referencia', 'reference', 'referência', 'referència'),
  cuenta: word('cuenta', 'account', 'conta', 'compte'),
  nombre: word('nombre', 'name', 'nome', 'nom'),
  importe: word('importe', 'amount', 'valor', 'import'),
}

export const BANCO = {
  casar: PAGINA.casar,
  suelte: word(
    'Suelte aquí el extracto del banco o',
    'Drop the bank’s statement here or',
    'Largue aqui o extrato do banco ou',
    'Deixi anar aquí l’extracte del banc o',
  ),
  elija: word('elíjalo', 'choose it', 'escolha-o', 'triï’l'),
  formatos: word('Norma 43 o camt.053', 'Norma 43 or camt.053', 'Norma 43 ou camt.053', 'Norma 43 o camt.053'),
  leyendo: word('Leyendo…', 'Reading…', 'A ler…', 'Llegint…'),
  importados: word(
    (nuevos: number, todos: number) => `${nuevos} apuntes nuevos de ${todos}`,
    (nuevos, todos) => `${nuevos} new entries of ${todos}`,
    (nuevos, todos) => `${nuevos} registos novos de ${todos}`,
    (nuevos, todos) => `${nuevos} apunts nous de ${todos}`,
  ),
  nadaQueCasar: word(
    'No queda nada por casar.',
    'There is nothing left to match.',
    'Não resta nada por conciliar.',
    'No queda res per casar.',
  ),
  propuesta: word('Propuesta', 'Proposal', 'Proposta', 'Proposta'),
  sinPropuesta: word('Sin propuesta', 'No proposal', 'Sem proposta', 'Sense proposta'),
  devolucion: word(
    'Devuelve el cobro de',
    'Gives back the payment of',
    'Devolve o recebimento de',
    'Retorna el cobrament de',
  ),
  remesa: word('Cobra la remesa', 'Collects remittance', 'Cobra a remessa', 'Cobra la remesa'),
  adeudos: word(
    (n: number) => (n === 1 ? '1 adeudo' : `${n} adeudos`),
    (n) => (n === 1 ? '1 charge' : `${n} charges`),
    (n) => (n === 1 ? '1 débito' : `${n} débitos`),
    (n) => (n === 1 ? '1 càrrec' : `${n} càrrecs`),
  ),
  cobrarRemesa: word('Cobrar la remesa', 'Collect the remittance', 'Cobrar a remessa', 'Cobrar la remesa'),
  remesaCobrada: word('Remesa cobrada', 'Remittance collected', 'Remessa cobrada', 'Remesa cobrada'),
  confirmar: word('Confirmar', 'Confirm', 'Confirmar', 'Confirmar'),
  confirmado: word('Cobro apuntado', 'Payment booked', 'Recebimento registado', 'Cobrament apuntat'),
  devuelto: word('Apuntado como impagado', 'Recorded as returned', 'Registado como devolvido', 'Apuntat com a impagat'),
  deshacer: word('Deshacer', 'Undo', 'Desfazer', 'Desfer'),
  deshecho: word('Cobros deshechos', 'Payments undone', 'Recebimentos desfeitos', 'Cobraments desfets'),
  descartar: word('Descartar…', 'Set aside…', 'Descartar…', 'Descartar…'),
  descartarTitulo: word('Descartar el apunte', 'Set the entry aside', 'Descartar o registo', 'Descartar l’apunt'),
  descartarQue: word(
    'No paga ninguna factura. Se puede recuperar.',
    'It pays no invoice. It can be brought back.',
    'Não paga nenhuma fatura. Pode recuperar-se.',
    'No paga cap factura. Es pot recuperar.',
  ),
  porQue: word('Por qué', 'Why', 'Porquê', 'Per què'),
  quedaEscrito: word('Queda en el apunte.', 'It stays with the entry.', 'Fica no registo.', 'Queda a l’apunt.'),
  recuperar: word('Recuperar', 'Bring back', 'Recuperar', 'Recuperar'),
  recuperado: word('Apunte recuperado', 'Entry brought back', 'Registo recuperado', 'Apunt recuperat'),
  descartado: word('Apunte descartado', 'Entry set aside', 'Registo descartado', 'Apunt descartat'),
  abrir: word('Abrir', 'Open', 'Abrir', 'Obrir'),
  siguiente: word('Siguiente', 'Next', 'Seguinte', 'Següent'),
  anterior: word('Anterior', 'Previous', 'Anterior', 'Anterior'),
  cobros: word(
    'Cobros de este apunte',
    'Payments of this entry',
    'Recebimentos deste registo',
    'Cobraments d’aquest apunt',
  ),
  facturas: word('Qué paga', 'What it pays', 'O que paga', 'Què paga'),
  factura: word('Factura', 'Invoice', 'Fatura', 'Factura'),
  cliente: word('Cliente', 'Customer', 'Cliente', 'Client'),
  pendiente: word('Pendiente', 'Owed', 'Por pagar', 'Pendent'),
  seCobra: word('Se cobra', 'Paid now', 'Recebe-se', 'Es cobra'),
  buscar: word(
    'Añadir factura: número o cliente',
    'Add invoice: number or customer',
    'Juntar fatura: número ou cliente',
    'Afegir factura: número o client',
  ),
  ninguna: word('Ninguna factura abierta', 'No open invoice', 'Nenhuma fatura aberta', 'Cap factura oberta'),
  quitar: word('Quitar', 'Remove', 'Retirar', 'Treure'),
  antes: word(
    'Por qué se pagó antes de facturar',
    'Why it was paid before the invoice',
    'Porque se pagou antes da fatura',
    'Per què es va pagar abans de facturar',
  ),
  primeros: word(
    'Se ven los 100 más antiguos.',
    'The 100 oldest are shown.',
    'Vêem-se os 100 mais antigos.',
    'Es veuen els 100 més antics.',
  ),
}
