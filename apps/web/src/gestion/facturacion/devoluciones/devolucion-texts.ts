import type { EstadoDeDevolucion, MotivoDeDevolucion } from '@telar/domain/facturacion/devolucion'
import type { Textos } from '@telar/domain/idioma'
import type { StateWord } from '../../declare/values.ts'
import { word } from '../../words.ts'

export const ESTADO: Record<EstadoDeDevolucion, StateWord> = {
  solicitada: { label: word('Solicitada', 'Asked for', 'Pedida', 'Sol·licitada'), mark: 'ring' },
  aprobada: { label: word('Aprobada', 'Approved', 'Aprovada', 'Aprovada'), mark: 'half' },
  rechazada: { label: word('Rechazada', 'Refused', 'Recusada', 'Rebutjada'), mark: 'blocked' },
  retirada: { label: word('Retirada', 'Withdrawn', 'Retirada', 'Retirada'), mark: 'dotted' },
  recibida: { label: word('Recibida', 'Received', 'Recebida', 'Rebuda'), mark: 'most' },
  abonada: { label: word('Abonada', 'Credited', 'Creditada', 'Abonada'), mark: 'done' },
}

export const MOTIVO: Record<MotivoDeDevolucion, Textos> = {
  defecto: word('Con tara', 'Faulty', 'Com defeito', 'Amb tara'),
  equivocada: word('No es lo pedido', 'Not what was ordered', 'Não é o pedido', 'No és el demanat'),
  sobrante: word('Sobra', 'Too many', 'Sobra', 'Sobra'),
  tarde: word('Llegó tarde', 'Came late', 'Chegou tarde', 'Va arribar tard'),
  otro: word('Otro', 'Other', 'Outro', 'Un altre'),
}

export const DEVOLUCION_LABELS = {
  numero: word('Número', 'Number', 'Número', 'Número'),
  entregaId: word('Albarán', 'Delivery note', 'Guia', 'Albarà'),
  entrega: word('Albarán', 'Delivery note', 'Guia', 'Albarà'),
  pedidoId: word('Pedido', 'Order', 'Encomenda', 'Comanda'),
  pedido: word('Pedido', 'Order', 'Encomenda', 'Comanda'),
  clienteId: word('Cliente', 'Customer', 'Cliente', 'Client'),
  cliente: word('Cliente', 'Customer', 'Cliente', 'Client'),
  fecha: word('Fecha', 'Date', 'Data', 'Data'),
  estado: word('Estado', 'State', 'Estado', 'Estat'),
  prendas: word('Prendas', 'Garments', 'Peças', 'Peces'),
  recibidas: word('Recibidas', 'Received', 'Recebidas', 'Rebudes'),
  facturaId: word('Abono', 'Credit note', 'Nota de crédito', 'Abonament'),
  factura: word('Abono', 'Credit note', 'Nota de crédito', 'Abonament'),
  notas: word('Lo que dice el cliente', 'What the customer says', 'O que diz o cliente', 'El que diu el client'),
  respuesta: word('Lo que se le contesta', 'What they are answered', 'O que se lhe responde', 'El que se li contesta'),
  observaciones: word('Al recibirla', 'When it came', 'Ao recebê-la', 'En rebre-la'),
}

export const DEVOLUCION = {
  modelo: word('Modelo', 'Model', 'Modelo', 'Model'),
  motivo: word('Motivo', 'Reason', 'Motivo', 'Motiu'),
  pedida: word('Pide', 'Asks', 'Pede', 'Demana'),
  aprobada: word('Se acepta', 'Accepted', 'Aceita-se', 'S’accepta'),
  almacen: word('Almacén', 'Warehouse', 'Armazém', 'Magatzem'),
  segunda: word('Segunda', 'Seconds', 'Segunda', 'Segona'),
  arreglo: word('Arreglo', 'Mending', 'Arranjo', 'Arranjament'),
  aprobar: word('Aprobar', 'Approve', 'Aprovar', 'Aprovar'),
  rechazar: word('Rechazar', 'Refuse', 'Recusar', 'Rebutjar'),
  recibir: word('Recibir', 'Receive', 'Receber', 'Rebre'),
  abonar: word('Preparar el abono', 'Prepare the credit note', 'Preparar a nota de crédito', 'Preparar l’abonament'),
  verAbono: word('Ver el abono', 'See the credit note', 'Ver a nota de crédito', 'Veure l’abonament'),
  atar: word('Ya está abonada…', 'Already credited…', 'Já está creditada…', 'Ja està abonada…'),
  atarTitulo: word(
    'Abonos hechos a mano',
    'Credit notes made by hand',
    'Notas de crédito feitas à mão',
    'Abonaments fets a mà',
  ),
  atarQue: word(
    'Marque los abonos que la saldan. Entre todos tienen que abonar lo que volvió, ni una prenda más ni una menos.',
    'Mark the credit notes that settle it. Together they must credit what came back, not a garment more or fewer.',
    'Marque as notas de crédito que a saldam. Entre todas têm de creditar o que voltou, nem uma peça a mais nem a menos.',
    'Marqueu els abonaments que la salden. Entre tots han d’abonar el que va tornar, ni una peça més ni una menys.',
  ),
  atarNinguno: word(
    'No hay abonos emitidos de este pedido que no sean ya de otra devolución.',
    'There are no issued credit notes of this order that are not of another return.',
    'Não há notas de crédito emitidas desta encomenda que não sejam já de outra devolução.',
    'No hi ha abonaments emesos d’aquesta comanda que no siguin ja d’una altra devolució.',
  ),
  atarPrendas: word(
    (n: number, rectifica: string) => `${n} ${n === 1 ? 'prenda' : 'prendas'} de ${rectifica}`,
    (n, rectifica) => `${n} ${n === 1 ? 'garment' : 'garments'} of ${rectifica}`,
    (n, rectifica) => `${n} ${n === 1 ? 'peça' : 'peças'} de ${rectifica}`,
    (n, rectifica) => `${n} ${n === 1 ? 'peça' : 'peces'} de ${rectifica}`,
  ),
  atarVerbo: word('Atar', 'Tie', 'Atar', 'Lligar'),
  atada: word('Devolución abonada', 'Return settled', 'Devolução creditada', 'Devolució abonada'),
  papel: word('Hoja', 'Sheet', 'Folha', 'Full'),
  fotos: word('Fotos', 'Pictures', 'Fotos', 'Fotos'),
  alAlmacen: word('1 al almacén', '1 to stock', '1 para o armazém', '1 al magatzem'),
  aSegunda: word('1 a segunda', '1 to seconds', '1 para segunda', '1 a segona'),
  porQue: word('Por qué', 'Why', 'Porquê', 'Per què'),
  porQueHint: word(
    'El cliente lo lee en su correo.',
    'The customer reads it in their mail.',
    'O cliente lê-o no seu correio.',
    'El client ho llegeix al seu correu.',
  ),
  loEscaneadoVa: word('Lo escaneado va a', 'What is scanned goes to', 'O lido vai para', 'El que s’escaneja va a'),
  ajena: word(
    (que: string) => `${que}: no es de esta devolución`,
    (que) => `${que}: not of this return`,
    (que) => `${que}: não é desta devolução`,
    (que) => `${que}: no és d’aquesta devolució`,
  ),
  todas: word(
    (que: string) => `${que}: ya están todas las aprobadas`,
    (que) => `${que}: all that were approved are here`,
    (que) => `${que}: já estão todas as aprovadas`,
    (que) => `${que}: ja hi són totes les aprovades`,
  ),
  devoluciones: word('Devoluciones', 'Returns', 'Devoluções', 'Devolucions'),
  pedirDe: word(
    (numero: string) => `Devolver prendas de ${numero}`,
    (numero) => `Return garments of ${numero}`,
    (numero) => `Devolver peças de ${numero}`,
    (numero) => `Retornar peces de ${numero}`,
  ),
  pedir: word('Pedir la devolución', 'Ask for the return', 'Pedir a devolução', 'Demanar la devolució'),
  pedidaYa: word('Devolución pedida', 'Return asked for', 'Devolução pedida', 'Devolució demanada'),
  queHaPasado: word('Qué ha pasado', 'What happened', 'O que aconteceu', 'Què ha passat'),
  nadaQueda: word(
    'No queda nada por devolver.',
    'There is nothing left to return.',
    'Não há mais nada para devolver.',
    'No queda res per retornar.',
  ),
  hasta: word(
    (dia: string) => `Se puede devolver hasta el ${dia}.`,
    (dia) => `Returns are taken until ${dia}.`,
    (dia) => `Pode devolver-se até ${dia}.`,
    (dia) => `Es pot retornar fins al ${dia}.`,
  ),
  tarde: word(
    (dia: string) => `El plazo para devolver acabó el ${dia}.`,
    (dia) => `The term for returns ended on ${dia}.`,
    (dia) => `O prazo para devolver acabou a ${dia}.`,
    (dia) => `El termini per retornar va acabar el ${dia}.`,
  ),
  sinFactura: word(
    'Estas prendas no se habían facturado: ya no se facturarán, y no hay nada que abonar.',
    'These garments had not been invoiced: they no longer will be, and there is nothing to credit.',
    'Estas peças não tinham sido faturadas: já não o serão, e não há nada a creditar.',
    'Aquestes peces no s’havien facturat: ja no es facturaran, i no hi ha res a abonar.',
  ),
  distinto: word(
    'Lo que ha llegado no es lo que se aprobó.',
    'What came is not what was approved.',
    'O que chegou não é o que se aprovou.',
    'El que ha arribat no és el que es va aprovar.',
  ),
  aceptada: word(
    'Aprobada: se ha avisado al cliente',
    'Approved: the customer has been told',
    'Aprovada: o cliente foi avisado',
    'Aprovada: s’ha avisat el client',
  ),
  apuntada: word('Recibida y apuntada', 'Received and booked', 'Recebida e registada', 'Rebuda i apuntada'),
}
