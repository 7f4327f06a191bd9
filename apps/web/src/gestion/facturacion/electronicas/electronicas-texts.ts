import type { Desacuerdo } from '@telar/domain/facturacion/electronica'
import type { StateWord } from '../../declare/values.ts'
import { word, words } from '../../words.ts'

export const ELECTRONICA_LABELS = {
  facturaId: word('Factura', 'Invoice', 'Fatura', 'Factura'),
  numeroCompleto: word('Factura', 'Invoice', 'Fatura', 'Factura'),
  clienteId: words.cliente,
  cliente: words.cliente,
  fecha: word('Fecha', 'Date', 'Data', 'Data'),
  total: word('Total', 'Total', 'Total', 'Total'),
  pendiente: word('Por cobrar', 'To collect', 'Por cobrar', 'Per cobrar'),
  clave: word('Clave de envío', 'Key it is sent under', 'Chave de envio', 'Clau d’enviament'),
  estado: word('Envío', 'Sending', 'Envio', 'Enviament'),
  situacion: word('Dice el cliente', 'Customer says', 'Diz o cliente', 'Diu el client'),
  desacuerdo: word('Diferencia', 'Difference', 'Diferença', 'Diferència'),
  intentos: word('Intentos', 'Attempts', 'Tentativas', 'Intents'),
  error: word('Error', 'Error', 'Erro', 'Error'),
  externo: word('Número en la plataforma', 'Number on the platform', 'Número na plataforma', 'Número a la plataforma'),
  enviadaEn: word('Enviada', 'Sent', 'Enviada', 'Enviada'),
}

export const DESACUERDO: Record<Desacuerdo, StateWord> = {
  'sin-decir': {
    mark: 'late',
    label: word('Cobrada, y no lo dice', 'Collected, not said', 'Cobrada, não o diz', 'Cobrada, i no ho diu'),
  },
  'sin-cobrar': {
    mark: 'blocked',
    label: word(
      'Dice pagada, no cobrada',
      'Says paid, not collected',
      'Diz paga, não cobrada',
      'Diu pagada, no cobrada',
    ),
  },
}

export const ELECTRONICAS = {
  comoVa: word('Cómo va', 'How it stands', 'Como está', 'Com va'),
  via: word('Por dónde salen', 'How they leave', 'Por onde saem', 'Per on surten'),
  viaQue: word(
    'Solo salen las facturas completas a empresas y profesionales de España; las del sector público van por Facturae. Las emitidas sin envío no salen después.',
    'Only full invoices to businesses and professionals in Spain leave; those to public buyers go as Facturae. Those issued while it is off do not leave later.',
    'Só saem as faturas completas a empresas e profissionais de Espanha; as do setor público vão por Facturae. As emitidas sem envio não saem depois.',
    'Només surten les factures completes a empreses i professionals d’Espanya; les del sector públic van per Facturae. Les emeses sense enviament no surten després.',
  ),
  desde: word('Facturas desde', 'Invoices from', 'Faturas desde', 'Factures des de'),
  salida: word('Servidor', 'Server', 'Servidor', 'Servidor'),
  hay: word('Preparado', 'Ready', 'Preparado', 'Preparat'),
  noHay: word(
    'Falta la dirección o el acceso',
    'Address or access missing',
    'Falta o endereço ou o acesso',
    'Falta l’adreça o l’accés',
  ),
  firma: word('Firma de Facturae', 'Signing of Facturae', 'Assinatura de Facturae', 'Signatura de Facturae'),
  firmada: word(
    'Con el certificado de la empresa',
    'With the company’s certificate',
    'Com o certificado da empresa',
    'Amb el certificat de l’empresa',
  ),
  sinFirma: word(
    'Sin firmar: falta el certificado',
    'Not signed: no certificate',
    'Sem assinar: falta o certificado',
    'Sense signar: falta el certificat',
  ),
  ultimoEnvio: word('Último envío', 'Last sending', 'Último envio', 'Últim enviament'),
  ultimaConsulta: word('Última consulta', 'Last asked', 'Última consulta', 'Última consulta'),
  espera: word('No antes de', 'Not before', 'Não antes de', 'No abans de'),
  nunca: word('Ninguno todavía', 'None yet', 'Nenhum ainda', 'Cap encara'),
  enviar: word('Enviar y preguntar ahora', 'Send and ask now', 'Enviar e perguntar agora', 'Enviar i preguntar ara'),
  enviando: word('Facturas en camino', 'Invoices on their way', 'Faturas a caminho', 'Factures en camí'),
  reenviar: word('Enviar otra vez', 'Send again', 'Enviar outra vez', 'Enviar una altra vegada'),
  otraVez: word(
    'Vuelve a estar por enviar',
    'To be sent again',
    'Volta a estar por enviar',
    'Torna a estar per enviar',
  ),
  rechazadas: word(
    'Rechazadas por el cliente',
    'Refused by the customer',
    'Recusadas pelo cliente',
    'Rebutjades pel client',
  ),
  diferencias: word('Con diferencia', 'With a difference', 'Com diferença', 'Amb diferència'),
  porContestar: word(
    'Recibidas por contestar',
    'Received, to be answered',
    'Recebidas por responder',
    'Rebudes per contestar',
  ),
}

export const VIA = {
  off: word('Sin envío', 'Not sent', 'Sem envio', 'Sense enviament'),
  publica: word(
    'Solución pública (AEAT)',
    'Public solution (AEAT)',
    'Solução pública (AEAT)',
    'Solució pública (AEAT)',
  ),
  plataforma: word('Una plataforma', 'A platform', 'Uma plataforma', 'Una plataforma'),
}
