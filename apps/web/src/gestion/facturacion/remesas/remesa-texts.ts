import type { ReparoDeGiro } from '@telar/domain/facturacion/banco/remesa'
import type { Textos } from '@telar/domain/idioma'
import { word, words } from '../../words.ts'
import { ESTADO } from './estados.ts'
import { PAGINA } from './paginas.ts'
import type { Remesa } from './remesa.ts'

export const REMESA_LABELS = {
  numero: word('Número', 'Number', 'Número', 'Número'),
  fecha: word('Hecha el', 'Made on', 'Feita em', 'Feta el'),
  cargo: word('Día de cargo', 'Day of charge', 'Dia do débito', 'Dia de càrrec'),
  cuenta: word('Cuenta', 'Account', 'Conta', 'Compte'),
  adeudos: word('Adeudos', 'Charges', 'Débitos', 'Càrrecs'),
  total: word('Total', 'Total', 'Total', 'Total'),
  estado: word('Estado', 'State', 'Estado', 'Estat'),
  quien: word('Quién', 'Who', 'Quem', 'Qui'),
}

export const SECUENCIA: Record<Remesa['lineas'][number]['secuencia'], Textos> = {
  FRST: word('primero', 'first', 'primeiro', 'primer'),
  RCUR: word('siguiente', 'recurrent', 'seguinte', 'següent'),
  FNAL: word('último', 'last', 'último', 'últim'),
  OOFF: word('único', 'one-off', 'único', 'únic'),
}

export const REPARO: Record<ReparoDeGiro, Textos> = {
  'sin-cuenta': word(
    'El cliente no tiene IBAN',
    'The customer has no IBAN',
    'O cliente não tem IBAN',
    'El client no té IBAN',
  ),
  'fuera-de-sepa': word(
    'Su cuenta es de un país de fuera de SEPA',
    'The account is in a country outside SEPA',
    'A conta é de um país fora da SEPA',
    'El compte és d’un país de fora de SEPA',
  ),
  'sin-mandato': word(
    'El cliente no ha firmado un mandato',
    'The customer has signed no mandate',
    'O cliente não assinou um mandato',
    'El client no ha signat cap mandat',
  ),
  'mandato-posterior': word(
    'El mandato se firmó después del cargo',
    'The mandate was signed after the charge',
    'O mandato foi assinado depois do débito',
    'El mandat es va signar després del càrrec',
  ),
  'mandato-caducado': word(
    'El mandato ha caducado: 36 meses sin usarse',
    'The mandate has lapsed: 36 months unused',
    'O mandato caducou: 36 meses sem uso',
    'El mandat ha caducat: 36 mesos sense fer-se servir',
  ),
  'mandato-usado': word(
    'El mandato era de un solo uso',
    'The mandate was for one charge only',
    'O mandato era de um só uso',
    'El mandat era d’un sol ús',
  ),
  abono: word(
    'Tiene un abono por compensar',
    'It has a credit note to be set off',
    'Tem uma nota de crédito por compensar',
    'Té un abonament per compensar',
  ),
}

export const REMESA = {
  titulo: word('Remesa', 'Remittance', 'Remessa', 'Remesa'),
  nueva: PAGINA.nueva,
  devueltos: PAGINA.devueltos,
  cargo: REMESA_LABELS.cargo,
  hasta: word('Vencen hasta', 'Due up to', 'Vencem até', 'Vencen fins a'),
  crear: word('Crear la remesa', 'Make the remittance', 'Criar a remessa', 'Crear la remesa'),
  creada: word(
    (numero: string) => `Remesa ${numero} hecha`,
    (numero) => `Remittance ${numero} made`,
    (numero) => `Remessa ${numero} feita`,
    (numero) => `Remesa ${numero} feta`,
  ),
  fichero: word('Fichero para el banco', 'File for the bank', 'Ficheiro para o banco', 'Fitxer per al banc'),
  cobrar: word('Cobrada', 'Collected', 'Cobrada', 'Cobrada'),
  cobrada: word('Cobros apuntados', 'Payments booked', 'Recebimentos registados', 'Cobraments apuntats'),
  anular: word('Anular…', 'Annul…', 'Anular…', 'Anul·lar…'),
  anularTitulo: word(
    (numero: string) => `Anular la remesa ${numero}`,
    (numero) => `Annul remittance ${numero}`,
    (numero) => `Anular a remessa ${numero}`,
    (numero) => `Anul·lar la remesa ${numero}`,
  ),
  anularQue: word(
    'El banco no la ha cargado ni la cargará. Sus vencimientos pueden ir en otra.',
    'The bank has not charged it and will not. Its due dates can go into another.',
    'O banco não a debitou nem a debitará. Os seus vencimentos podem ir noutra.',
    'El banc no l’ha carregada ni la carregarà. Els seus venciments poden anar en una altra.',
  ),
  anulada: word('Remesa anulada', 'Remittance annulled', 'Remessa anulada', 'Remesa anul·lada'),
  factura: word('Factura', 'Invoice', 'Fatura', 'Factura'),
  cliente: words.cliente,
  vence: word('Vence', 'Due', 'Vence', 'Venç'),
  importe: word('Importe', 'Amount', 'Valor', 'Import'),
  mandato: word('Mandato', 'Mandate', 'Mandato', 'Mandat'),
  queFue: word('Qué fue de él', 'What became of it', 'O que lhe aconteceu', 'Què se n’ha fet'),
  enCamino: ESTADO.enviada.label,
  cobrado: word('Cobrado', 'Collected', 'Cobrado', 'Cobrat'),
  borrado: word('Cobro borrado', 'Payment deleted', 'Recebimento apagado', 'Cobrament esborrat'),
  noCargado: word('No se cargó', 'Not charged', 'Não se debitou', 'No es va carregar'),
  devuelto: word('Devuelto', 'Returned', 'Devolvido', 'Retornat'),
  devolver: word('Devuelto…', 'Returned…', 'Devolvido…', 'Retornat…'),
  devolverTitulo: word(
    (importe: string) => `El banco ha devuelto ${importe}`,
    (importe) => `The bank has returned ${importe}`,
    (importe) => `O banco devolveu ${importe}`,
    (importe) => `El banc ha retornat ${importe}`,
  ),
  devolverQue: word(
    'La factura vuelve a deberse y el vencimiento puede ir en otra remesa.',
    'The invoice is owed again and the due date can go into another remittance.',
    'A fatura volta a dever-se e o vencimento pode ir noutra remessa.',
    'La factura es torna a deure i el venciment pot anar en una altra remesa.',
  ),
  dia: word('Día de la devolución', 'Day of the return', 'Dia da devolução', 'Dia de la devolució'),
  motivo: word('Motivo', 'Reason', 'Motivo', 'Motiu'),
  otroMotivo: word('Otro', 'Another', 'Outro', 'Un altre'),
  cual: word('Cuál', 'Which', 'Qual', 'Quin'),
  devueltas: word(
    (n: number) => (n === 1 ? '1 adeudo devuelto' : `${n} adeudos devueltos`),
    (n) => (n === 1 ? '1 charge returned' : `${n} charges returned`),
    (n) => (n === 1 ? '1 débito devolvido' : `${n} débitos devolvidos`),
    (n) => (n === 1 ? '1 càrrec retornat' : `${n} càrrecs retornats`),
  ),
  apuntar: word(
    (n: number) => (n === 1 ? 'Apuntar 1 devuelto' : `Apuntar ${n} devueltos`),
    (n) => `Record ${n} as returned`,
    (n) => (n === 1 ? 'Registar 1 devolvido' : `Registar ${n} devolvidos`),
    (n) => (n === 1 ? 'Apuntar 1 retornat' : `Apuntar ${n} retornats`),
  ),
  sabida: word('Ya estaba apuntado', 'Already recorded', 'Já estava registado', 'Ja estava apuntat'),
  desconocidas: word(
    'No son de ninguna remesa de la casa:',
    'They are of no remittance of the house:',
    'Não são de nenhuma remessa da casa:',
    'No són de cap remesa de la casa:',
  ),
  nadaDevuelto: word(
    'El fichero no dice que se haya devuelto nada.',
    'The file says of nothing that it came back.',
    'O ficheiro não diz que se tenha devolvido nada.',
    'El fitxer no diu que s’hagi retornat res.',
  ),
  suelte: word(
    'Suelte aquí el fichero de devoluciones del banco o',
    'Drop the bank’s file of returns here or',
    'Largue aqui o ficheiro de devoluções do banco ou',
    'Deixeu anar aquí el fitxer de devolucions del banc o',
  ),
  elija: word('elíjalo', 'choose it', 'escolha-o', 'trieu-lo'),
  formatos: word('pain.002 o camt.054', 'pain.002 or camt.054', 'pain.002 ou camt.054', 'pain.002 o camt.054'),
  leyendo: word('Leyendo…', 'Reading…', 'A ler…', 'Llegint…'),
  todos: word('Marcar todos', 'Mark all', 'Marcar todos', 'Marcar-ho tot'),
  marcados: word(
    (marcados: string, todos: string) => `${marcados} de ${todos} marcados`,
    (marcados, todos) => `${marcados} of ${todos} marked`,
    (marcados, todos) => `${marcados} de ${todos} marcados`,
    (marcados, todos) => `${marcados} de ${todos} marcats`,
  ),
  nadaQueGirar: word(
    'Nada vence hasta ese día por domiciliación, o ya está en camino.',
    'Nothing falls due by direct debit up to that day, or it is on its way.',
    'Nada vence até esse dia por débito direto, ou já está a caminho.',
    'Res no venç fins aquell dia per domiciliació, o ja és en camí.',
  ),
  cargoAntes: word(
    'El día de cargo tiene que ser posterior a hoy.',
    'The day of charge must be after today.',
    'O dia do débito tem de ser posterior a hoje.',
    'El dia de càrrec ha de ser posterior a avui.',
  ),
}
