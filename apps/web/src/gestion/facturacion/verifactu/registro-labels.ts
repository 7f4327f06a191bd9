import type { EstadoDeEnvio } from '@telar/domain/facturacion/verifactu/verifactu'
import type { StateWord } from '../../declare/values.ts'
import { word, words } from '../../words.ts'

export const REGISTRO_LABELS = {
  facturaId: word('Factura', 'Invoice', 'Fatura', 'Factura'),
  clase: word('Clase', 'Kind', 'Classe', 'Classe'),
  tipo: word('Tipo', 'Type', 'Tipo', 'Tipus'),
  numSerie: word('Factura', 'Invoice', 'Fatura', 'Factura'),
  cliente: words.cliente,
  fecha: word('Fecha de la factura', 'Invoice date', 'Data da fatura', 'Data de la factura'),
  importeTotal: word('Total', 'Total', 'Total', 'Total'),
  huella: word('Huella', 'Hash', 'Impressão digital', 'Empremta'),
  estado: word('Envío', 'Sending', 'Envio', 'Enviament'),
  entorno: word('Entorno', 'Service', 'Ambiente', 'Entorn'),
  intentos: word('Intentos', 'Attempts', 'Tentativas', 'Intents'),
  codigoError: word('Código de error', 'Error code', 'Código de erro', 'Codi d’error'),
  descripcionError: word('Error', 'Error', 'Erro', 'Error'),
  enviadoEn: word('Enviado', 'Sent', 'Enviado', 'Enviat'),
  subsanaId: word('Subsana', 'Mends', 'Corrige', 'Esmena'),
  subsanadoPor: word('Subsanado por', 'Mended by', 'Corrigido por', 'Esmenat per'),
}

export const CLASE = {
  alta: word('Alta', 'Issue', 'Emissão', 'Alta'),
  anulacion: word('Anulación', 'Annulment', 'Anulação', 'Anul·lació'),
}

export const ENVIO: Record<EstadoDeEnvio, StateWord> = {
  pendiente: { mark: 'dotted', label: word('Por enviar', 'To be sent', 'Por enviar', 'Per enviar') },
  Correcto: { mark: 'done', label: word('Correcto', 'Accepted', 'Correto', 'Correcte') },
  AceptadoConErrores: {
    mark: 'late',
    label: word('Aceptado con errores', 'Accepted with errors', 'Aceite com erros', 'Acceptat amb errors'),
  },
  Incorrecto: { mark: 'blocked', label: word('Rechazado', 'Refused', 'Recusado', 'Rebutjat') },
}

export const VISTA = {
  conErrores: word('Con errores', 'With errors', 'Com erros', 'Amb errors'),
  porEnviar: word('Por enviar', 'To be sent', 'Por enviar', 'Per enviar'),
  correctos: word('Correctos', 'Accepted', 'Corretos', 'Correctes'),
}

export const MODO = {
  off: word('Sin envío', 'Not sent', 'Sem envio', 'Sense enviament'),
  test: word('Pruebas de la Agencia', 'The agency’s trial', 'Testes da Agência', 'Proves de l’Agència'),
  real: word('Envío real', 'Real', 'Envio real', 'Enviament real'),
}
