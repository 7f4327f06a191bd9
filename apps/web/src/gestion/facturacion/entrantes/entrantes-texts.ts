import type { EstadoDeEntrante } from '@telar/domain/facturacion/electronica'
import type { StateWord } from '../../declare/values.ts'
import { word } from '../../words.ts'
import { RECIBIDA_LABELS } from '../recibida-texts.ts'

export const ENTRANTE_LABELS = {
  proveedor: RECIBIDA_LABELS.proveedor,
  proveedorId: RECIBIDA_LABELS.proveedorId,
  nif: RECIBIDA_LABELS.nif,
  numero: RECIBIDA_LABELS.numero,
  fecha: RECIBIDA_LABELS.fecha,
  total: word('Total', 'Total', 'Total', 'Total'),
  llegada: word('Llegó el', 'Came on', 'Chegou a', 'Va arribar el'),
  plazo: word('Contestar antes de', 'Answer by', 'Responder até', 'Contestar abans de'),
  estado: word('Respuesta', 'Answer', 'Resposta', 'Resposta'),
  motivo: word('Motivo', 'Reason', 'Motivo', 'Motiu'),
  recibidaId: word('Factura recibida', 'Received invoice', 'Fatura recebida', 'Factura rebuda'),
}

export const RESPUESTA: Record<EstadoDeEntrante, StateWord> = {
  propuesta: { mark: 'dotted', label: word('Por contestar', 'To be answered', 'Por responder', 'Per contestar') },
  aceptada: { mark: 'done', label: word('Aceptada', 'Accepted', 'Aceite', 'Acceptada') },
  rechazada: { mark: 'blocked', label: word('Rechazada', 'Refused', 'Recusada', 'Rebutjada') },
}

export const ENTRANTES = {
  aceptar: word('Aceptar…', 'Accept…', 'Aceitar…', 'Acceptar…'),
  aceptarVerbo: word('Aceptar y anotar', 'Accept and enter', 'Aceitar e registar', 'Acceptar i anotar'),
  aceptarQue: word(
    'Entra en facturas recibidas tal como la dice el proveedor, y se le contesta que se acepta.',
    'It enters the received invoices as its supplier says it, and they are told that it is accepted.',
    'Entra nas faturas recebidas tal como a diz o fornecedor, e responde-se-lhe que se aceita.',
    'Entra a factures rebudes tal com la diu el proveïdor, i se li contesta que s’accepta.',
  ),
  aceptada: word(
    'Factura recibida anotada',
    'Received invoice entered',
    'Fatura recebida registada',
    'Factura rebuda anotada',
  ),
  rechazar: word('Rechazar…', 'Refuse…', 'Recusar…', 'Rebutjar…'),
  rechazarQue: word(
    'El proveedor lee el motivo.',
    'The supplier reads the reason.',
    'O fornecedor lê o motivo.',
    'El proveïdor llegeix el motiu.',
  ),
  rechazada: word('Factura rechazada', 'Invoice refused', 'Fatura recusada', 'Factura rebutjada'),
  ilegible: word(
    'No se ha podido leer: solo se puede rechazar, diciendo por qué.',
    'It could not be read: it can only be refused, saying why.',
    'Não foi possível lê-la: só se pode recusar, dizendo porquê.',
    'No s’ha pogut llegir: només es pot rebutjar, dient per què.',
  ),
  impuestos: word('Bases y cuotas', 'Bases and taxes', 'Bases e impostos', 'Bases i quotes'),
}
