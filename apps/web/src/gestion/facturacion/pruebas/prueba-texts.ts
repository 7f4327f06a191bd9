import type { ClaseDePrueba, Falta, Transporta } from '@telar/domain/facturacion/prueba'
import type { Textos } from '@telar/domain/idioma'
import { word } from '../../words.ts'

export const CLASE: Record<ClaseDePrueba, Textos> = {
  cmr: word('CMR firmado', 'Signed CMR', 'CMR assinado', 'CMR signat'),
  conocimiento: word(
    'Conocimiento de embarque',
    'Bill of lading',
    'Conhecimento de embarque',
    'Coneixement d’embarcament',
  ),
  aereo: word('Carta de porte aéreo', 'Air waybill', 'Carta de porte aéreo', 'Carta de port aeri'),
  'factura-transporte': word(
    'Factura del transportista',
    'Carrier’s invoice',
    'Fatura do transportador',
    'Factura del transportista',
  ),
  'entrega-transportista': word(
    'Justificante de entrega del transportista',
    'Carrier’s proof of delivery',
    'Comprovativo de entrega do transportador',
    'Justificant de lliurament del transportista',
  ),
  seguro: word(
    'Póliza de seguro del transporte',
    'Insurance of the transport',
    'Seguro do transporte',
    'Assegurança del transport',
  ),
  pago: word(
    'Pago bancario del transporte',
    'Bank payment of the transport',
    'Pagamento bancário do transporte',
    'Pagament bancari del transport',
  ),
  autoridad: word(
    'Documento de una autoridad o notario',
    'Paper of an authority or notary',
    'Documento de uma autoridade ou notário',
    'Document d’una autoritat o notari',
  ),
  almacen: word(
    'Recibo de un depositario en destino',
    'Warehouse receipt at destination',
    'Recibo de um depositário no destino',
    'Rebut d’un dipositari a destinació',
  ),
  declaracion: word(
    'Declaración escrita del cliente',
    'Customer’s written declaration',
    'Declaração escrita do cliente',
    'Declaració escrita del client',
  ),
}

export const FALTA: Record<Falta, Textos> = {
  primera: word('Faltan las dos pruebas', 'Both papers are missing', 'Faltam as duas provas', 'Falten les dues proves'),
  segunda: word(
    'Falta una segunda prueba',
    'A second paper is missing',
    'Falta uma segunda prova',
    'Falta una segona prova',
  ),
  emisor: word(
    'Las dos son del mismo emisor',
    'Both are of the same issuer',
    'As duas são do mesmo emissor',
    'Totes dues són del mateix emissor',
  ),
  transporte: word(
    'Ninguna es del propio transporte',
    'None is of the transport itself',
    'Nenhuma é do próprio transporte',
    'Cap no és del transport mateix',
  ),
  declaracion: word(
    'Falta la declaración del cliente',
    'The customer’s declaration is missing',
    'Falta a declaração do cliente',
    'Falta la declaració del client',
  ),
  tarde: word(
    'La declaración llegó fuera de plazo',
    'The declaration came late',
    'A declaração chegou fora de prazo',
    'La declaració va arribar fora de termini',
  ),
  pais: word(
    'Una prueba dice otro país',
    'A paper says another country',
    'Uma prova diz outro país',
    'Una prova diu un altre país',
  ),
}

export const TRANSPORTA: Record<Transporta, Textos> = {
  casa: word(
    'La casa, o un transportista por su cuenta',
    'The house, or a carrier for it',
    'A casa, ou um transportador por sua conta',
    'La casa, o un transportista pel seu compte',
  ),
  cliente: word('El cliente', 'The customer', 'O cliente', 'El client'),
}

export const PRUEBA_LABELS = {
  numero: word('Factura', 'Invoice', 'Fatura', 'Factura'),
  fecha: word('Fecha', 'Date', 'Data', 'Data'),
  clienteId: word('Cliente', 'Customer', 'Cliente', 'Client'),
  cliente: word('Cliente', 'Customer', 'Cliente', 'Client'),
  pais: word('País', 'Country', 'País', 'País'),
  base: word('Base', 'Base', 'Base', 'Base'),
  pruebas: word('Pruebas', 'Papers', 'Provas', 'Proves'),
  faltan: word('Qué falta', 'What is missing', 'O que falta', 'Què falta'),
  envios: word('Envíos', 'Shipments', 'Envios', 'Enviaments'),
}

export const PRUEBA = {
  titulo: word('Prueba de transporte', 'Proof of transport', 'Prova de transporte', 'Prova de transport'),
  que: word(
    'Entrega intracomunitaria exenta: dos documentos de emisores distintos que no se contradigan, uno al menos del propio transporte.',
    'Exempt supply within the Union: two papers of different issuers that do not contradict each other, one at least of the transport itself.',
    'Entrega intracomunitária isenta: dois documentos de emissores diferentes que não se contradigam, um pelo menos do próprio transporte.',
    'Lliurament intracomunitari exempt: dos documents d’emissors diferents que no es contradiguin, un almenys del transport mateix.',
  ),
  basta: word('La prueba basta.', 'The proof suffices.', 'A prova basta.', 'La prova és suficient.'),
  noHaceFalta: word(
    'No es una entrega exenta a otro Estado de la Unión: no hace falta.',
    'It is no exempt supply to another state of the Union: none is needed.',
    'Não é uma entrega isenta a outro Estado da União: não é precisa.',
    'No és un lliurament exempt a un altre Estat de la Unió: no cal.',
  ),
  plazo: word(
    (dia: string) => `La declaración del cliente se entrega hasta el ${dia}.`,
    (dia) => `The customer’s declaration is due by ${dia}.`,
    (dia) => `A declaração do cliente entrega-se até ${dia}.`,
    (dia) => `La declaració del client es lliura fins al ${dia}.`,
  ),
  anadir: word('Añadir prueba', 'Add a paper', 'Acrescentar prova', 'Afegir prova'),
  clase: word('Documento', 'Paper', 'Documento', 'Document'),
  emisor: word('Quién lo emite', 'Issued by', 'Quem o emite', 'Qui l’emet'),
  referencia: word('Número', 'Number', 'Número', 'Número'),
  pais: word(
    'País de llegada que dice',
    'Country of arrival it says',
    'País de chegada que diz',
    'País d’arribada que diu',
  ),
  paisPista: word(
    'Código de dos letras; vacío si no lo dice',
    'Code of two letters; empty if it does not say',
    'Código de duas letras; vazio se não diz',
    'Codi de dues lletres; buit si no ho diu',
  ),
  fecha: word('Fecha', 'Date', 'Data', 'Data'),
  fichero: word('Fichero', 'File', 'Ficheiro', 'Fitxer'),
  elija: word(
    'Suelte el PDF o la foto aquí, o elíjalo',
    'Drop the PDF or picture here, or choose it',
    'Largue o PDF ou a foto aqui, ou escolha-o',
    'Deixeu anar el PDF o la foto aquí, o trieu-lo',
  ),
  sinFichero: word('Falta el fichero', 'The file is missing', 'Falta o ficheiro', 'Falta el fitxer'),
  guardada: word('Prueba guardada', 'Paper kept', 'Prova guardada', 'Prova desada'),
  ver: word('Ver', 'See', 'Ver', 'Veure'),
  quitar: word('Quitar…', 'Take away…', 'Tirar…', 'Treure…'),
  quitarQue: word(
    'Deja de contar. Queda escrito quién la quitó y por qué.',
    'It no longer counts. It is kept who took it away and why.',
    'Deixa de contar. Fica escrito quem a tirou e porquê.',
    'Deixa de comptar. Queda escrit qui la va treure i per què.',
  ),
  motivo: word('Motivo', 'Reason', 'Motivo', 'Motiu'),
  motivoPista: word('Queda con la prueba', 'It stays with the paper', 'Fica com a prova', 'Queda amb la prova'),
  hecho: word('Hecho', 'Done', 'Feito', 'Fet'),
  transporta: word('Quién lo transporta', 'Who transports it', 'Quem transporta', 'Qui ho transporta'),
  faltan349: word(
    (n: number) =>
      n === 1
        ? '1 factura de este período no tiene prueba de transporte suficiente.'
        : `${n} facturas de este período no tienen prueba de transporte suficiente.`,
    (n) =>
      n === 1
        ? '1 invoice of this period lacks proof of transport.'
        : `${n} invoices of this period lack proof of transport.`,
    (n) =>
      n === 1
        ? '1 fatura deste período não tem prova de transporte suficiente.'
        : `${n} faturas deste período não têm prova de transporte suficiente.`,
    (n) =>
      n === 1
        ? '1 factura d’aquest període no té prova de transport suficient.'
        : `${n} factures d’aquest període no tenen prova de transport suficient.`,
  ),
  sinElla: word(
    'Sin ella, Hacienda puede negar la exención. El fichero se hace cuando alguien lo haya leído.',
    'Without it the agency may deny the exemption. The file is made once somebody has read this.',
    'Sem ela, as Finanças podem negar a isenção. O ficheiro faz-se quando alguém o tiver lido.',
    'Sense ella, Hisenda pot negar l’exempció. El fitxer es fa quan algú ho hagi llegit.',
  ),
  seguir: word('Lo he leído: seguir', 'I have read it: go on', 'Li: continuar', 'Ho he llegit: continuar'),
  leidoPor: word(
    (quien: string, cuando: string) => `Leído por ${quien} el ${cuando}.`,
    (quien, cuando) => `Read by ${quien} on ${cuando}.`,
    (quien, cuando) => `Lido por ${quien} em ${cuando}.`,
    (quien, cuando) => `Llegit per ${quien} el ${cuando}.`,
  ),
}
