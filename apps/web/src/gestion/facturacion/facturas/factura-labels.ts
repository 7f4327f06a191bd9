import type { MotivoDeRegimen } from '@telar/domain/clientes/regimen'
import type { TipoDeFactura } from '@telar/domain/facturacion/factura'
import type { Textos } from '@telar/domain/idioma'
import { FORMA_DE_PAGO } from '../../clientes/formas-de-pago.ts'
import { REGIMEN } from '../../clientes/regimenes.ts'
import type { Field, StateWord } from '../../declare/values.ts'
import { statesOf } from '../../declare/values.ts'
import { word, words } from '../../words.ts'
import { CRITERIO } from '../comision-texts.ts'

/** The fields of an invoice, in the list and in the record. */
export const FACTURA_LABELS = {
  numero: word('Número', 'Number', 'Número', 'Número'),
  numeroCompleto: word('Nº', 'No.', 'N.º', 'Núm.'),
  serie: word('Serie', 'Series', 'Série', 'Sèrie'),
  ejercicio: word('Ejercicio', 'Year', 'Exercício', 'Exercici'),
  estado: words.estado,
  situacion: word('Situación', 'Standing', 'Situação', 'Situació'),
  tipo: word('Tipo', 'Type', 'Tipo', 'Tipus'),
  anticipo: word('Anticipo', 'Deposit', 'Adiantamento', 'Bestreta'),
  fecha: word('Fecha', 'Date', 'Data', 'Data'),
  fechaOperacion: word('Fecha de operación', 'Date of supply', 'Data da operação', 'Data de l’operació'),
  clienteId: words.cliente,
  cliente: words.cliente,
  comercialId: words.comercial,
  comision: word('Comisión %', 'Commission %', 'Comissão %', 'Comissió %'),
  regimenIva: word('Régimen de IVA', 'VAT regime', 'Regime de IVA', 'Règim d’IVA'),
  regimenForzado: word('Régimen decidido', 'Regime decided', 'Regime decidido', 'Règim decidit'),
  regimenRazon: word('Motivo del régimen', 'Reason of the regime', 'Motivo do regime', 'Motiu del règim'),
  formaPago: word('Forma de pago', 'Payment', 'Forma de pagamento', 'Forma de pagament'),
  diasPago: word('Días', 'Days', 'Dias', 'Dies'),
  diasFijos: word('Días fijos', 'Fixed days', 'Dias fixos', 'Dies fixos'),
  mesesSinPago: word('Meses sin pago', 'Months without payment', 'Meses sem pagamento', 'Mesos sense pagament'),
  soloServido: word('Solo lo servido', 'Only what was served', 'Só o servido', 'Només el servit'),
  reabrePedido: word(
    'El pedido vuelve a quedar por facturar',
    'The order is open to be invoiced again',
    'A encomenda volta a ficar por faturar',
    'La comanda torna a quedar per facturar',
  ),
  prendas: word('Prendas', 'Garments', 'Peças', 'Peces'),
  base: word('Base', 'Net', 'Base', 'Base'),
  cuotaIva: word('IVA', 'VAT', 'IVA', 'IVA'),
  cuotaRe: word('Recargo', 'Surcharge', 'Recargo', 'Recàrrec'),
  total: word('Total', 'Total', 'Total', 'Total'),
  cobrado: word('Cobrado', 'Paid', 'Cobrado', 'Cobrat'),
  pendiente: word('Pendiente', 'Open', 'Pendente', 'Pendent'),
  vence: word('Vence', 'Due', 'Vence', 'Venç'),
  vencimientos: word('Vencimientos', 'Due dates', 'Vencimentos', 'Venciments'),
  referenciaCliente: word('Su referencia', 'Their reference', 'A sua referência', 'La seva referència'),
  contabilizada: word('Contabilizada', 'Posted', 'Contabilizada', 'Comptabilitzada'),
  fechaPase: word('Pase', 'Posted on', 'Lançada em', 'Passada el'),
  paseId: word('Lote', 'Lot', 'Lote', 'Lot'),
  direccionEnvio: word('Dirección de envío', 'Delivery address', 'Morada de envio', 'Adreça d’enviament'),
  dtoComercial: word('Dto. comercial %', 'Trade discount %', 'Desc. comercial %', 'Dte. comercial %'),
  dtoProntoPago: word('Pronto pago %', 'Prompt payment %', 'Pronto pagamento %', 'Pagament ràpid %'),
  portes: word('Portes', 'Carriage', 'Portes', 'Ports'),
  notas: word('Notas en la factura', 'Notes on the invoice', 'Notas na fatura', 'Notes a la factura'),
  mercancia: word('Las prendas', 'The garments', 'As peças', 'Les peces'),
  pruebaTransporte: word('Prueba de transporte', 'Proof of transport', 'Prova de transporte', 'Prova de transport'),
  tipoRectificativa: word('Modo', 'Way', 'Modo', 'Mode'),
  rectifica: word('Rectifica', 'Corrects', 'Retifica', 'Rectifica'),
  motivoRectificacion: word('Motivo', 'Reason', 'Motivo', 'Motiu'),
  motivoAnulacion: word('Motivo de anulación', 'Reason of annulment', 'Motivo da anulação', 'Motiu d’anul·lació'),
  cobros: word('Cobros', 'Payments', 'Recebimentos', 'Cobraments'),
  lineas: word('Líneas', 'Lines', 'Linhas', 'Línies'),
  emitidaEn: word('Emitida', 'Issued', 'Emitida', 'Emesa'),
  anuladaEn: word('Anulada', 'Annulled', 'Anulada', 'Anul·lada'),
  autorizacion: word('Autorizada', 'Authorised', 'Autorizada', 'Autoritzada'),
  clienteCopia: word('Cliente al emitir', 'Customer when issued', 'Cliente ao emitir', 'Client en emetre'),
  emisorCopia: word('Emisor', 'Issuer', 'Emissor', 'Emissor'),
  regimenMotivo: word('Porqué del régimen', 'Why that regime', 'Porquê do regime', 'Perquè del règim'),
  regimenParams: word('Datos del régimen:', 'Data of the regime:', 'Dados do regime:', 'Dades del règim:'),
  bruto: word('Líneas, importe', 'Lines, amount', 'Linhas, valor', 'Línies, import'),
  tramos: word('Bases e impuestos', 'Bases and taxes', 'Bases e impostos', 'Bases i impostos'),
  comisionTotal: word('Comisión', 'Commission', 'Comissão', 'Comissió'),
  criterioComision: word('Comisiona sobre', 'Commission on', 'Comissão sobre', 'Comissiona sobre'),
  comisionLiquidada: word('Comisión liquidada', 'Commission settled', 'Comissão liquidada', 'Comissió liquidada'),
  pedidoIds: word('Pedidos', 'Orders', 'Encomendas', 'Comandes'),
  emitir: word('Emitir', 'Issue', 'Emitir', 'Emetre'),
  vistos: word('Borradores vistos', 'Drafts seen', 'Rascunhos vistos', 'Esborranys vistos'),
}

const rectificativa = (tipo: string) =>
  word(`Rectificativa ${tipo}`, `Correction ${tipo}`, `Retificativa ${tipo}`, `Rectificativa ${tipo}`)

export const TIPO: Record<TipoDeFactura, StateWord> = {
  F1: { label: word('Factura', 'Invoice', 'Fatura', 'Factura'), mark: 'ring' },
  F2: {
    label: word('Factura simplificada', 'Simplified invoice', 'Fatura simplificada', 'Factura simplificada'),
    mark: 'ring',
  },
  F3: {
    label: word(
      'Sustituye a simplificadas',
      'Replaces simplified ones',
      'Substitui simplificadas',
      'Substitueix simplificades',
    ),
    mark: 'ring',
  },
  R1: { label: rectificativa('R1'), mark: 'half' },
  R2: { label: rectificativa('R2'), mark: 'half' },
  R3: { label: rectificativa('R3'), mark: 'half' },
  R4: { label: rectificativa('R4'), mark: 'half' },
  R5: { label: rectificativa('R5'), mark: 'half' },
  previa: {
    label: word('Del programa anterior', 'Of the former program', 'Do programa anterior', 'Del programa anterior'),
    mark: 'ring',
  },
}

/** Views and actions of the list. */
export const VISTA = {
  agrupadas: word(
    'Se suman las emitidas; por situación, todas.',
    'Issued ones are added up; by situation, all of them.',
    'Somam-se as emitidas; por situação, todas.',
    'Se sumen les emeses; per situació, totes.',
  ),
  emitidas: word('Emitidas', 'Issued', 'Emitidas', 'Emeses'),
  pendientes: word('Pendientes de cobro', 'To collect', 'Por cobrar', 'Pendents de cobrament'),
  rectificativas: word('Rectificativas', 'Corrections', 'Retificativas', 'Rectificatives'),
  sinContabilizar: word('Sin contabilizar', 'Not posted', 'Por contabilizar', 'Sense comptabilitzar'),
  giros: word('Giros por cobrar', 'Bills to collect', 'Giros por cobrar', 'Girs per cobrar'),
  cobrar: word('Cobrar…', 'Collect…', 'Cobrar…', 'Cobrar…'),
  enviar: word('Enviar…', 'Mail…', 'Enviar…', 'Enviar…'),
  emitir: word('Emitir…', 'Issue…', 'Emitir…', 'Emetre…'),
  pdf: word('PDF', 'PDF', 'PDF', 'PDF'),
  pase: word('Pase…', 'Post…', 'Lançar…', 'Passar…'),
  lineas: word('Líneas', 'Lines', 'Linhas', 'Línies'),
}

/** How it is to be paid, as a column shows it. */
export const FORMAS = statesOf(FORMA_DE_PAGO, 'ring')

/** How an invoice corrects another. */
export const MODO = {
  I: word(
    'Por diferencias: solo lo que cambia',
    'By difference: only what changes',
    'Por diferenças: só o que muda',
    'Per diferències: només el que canvia',
  ),
  S: word(
    'Por sustitución: la factura entera de nuevo',
    'By substitution: the whole invoice anew',
    'Por substituição: a fatura inteira de novo',
    'Per substitució: la factura sencera de nou',
  ),
}

/** What the garments of an invoice do when it is issued. */
export const MERCANCIA = {
  nada: word('No se mueven', 'Stay where they are', 'Não se movem', 'No es mouen'),
  almacen: word(
    'Del almacén o al almacén',
    'From or to the warehouse',
    'Do armazém ou ao armazém',
    'Del magatzem o al magatzem',
  ),
  segunda: word('De segunda o a segunda', 'From or to seconds', 'De segunda ou a segunda', 'De segona o a segona'),
}

/** Why an invoice is taxed as it is, without the days and numbers that its own page tells. */
const PORQUE = {
  interior: word('Entrega en España', 'Delivered in Spain', 'Entrega em Espanha', 'Lliurament a Espanya'),
  recargo: word(
    'Cliente en recargo de equivalencia',
    'Customer under the equivalence surcharge',
    'Cliente em recargo de equivalência',
    'Client en recàrrec d’equivalència',
  ),
  intracomunitaria: word(
    'Unión Europea, con NIF-IVA comprobado',
    'European Union, VAT number verified',
    'União Europeia, com NIF-IVA comprovado',
    'Unió Europea, amb NIF-IVA comprovat',
  ),
  'ue-sin-vies': word(
    'Unión Europea, sin NIF-IVA comprobado',
    'European Union, VAT number not verified',
    'União Europeia, sem NIF-IVA comprovado',
    'Unió Europea, sense NIF-IVA comprovat',
  ),
  'territorio-aparte': word(
    'Canarias, Ceuta o Melilla',
    'Canary Islands, Ceuta or Melilla',
    'Canárias, Ceuta ou Melilha',
    'Canàries, Ceuta o Melilla',
  ),
  'fuera-de-la-ue': word(
    'Fuera de la Unión Europea',
    'Outside the European Union',
    'Fora da União Europeia',
    'Fora de la Unió Europea',
  ),
  forzado: word('Se decidió a mano', 'Decided by hand', 'Decidiu-se à mão', 'Es va decidir a mà'),
} satisfies Record<MotivoDeRegimen, Textos>

/** What an invoice holds as one of several, as its history says it. */
export const ELEGIDOS: readonly Field[] = [
  { name: 'regimenIva', control: 'select', options: REGIMEN },
  { name: 'regimenForzado', control: 'select', options: REGIMEN },
  { name: 'regimenMotivo', control: 'select', options: PORQUE },
  { name: 'mercancia', control: 'select', options: MERCANCIA },
  { name: 'tipoRectificativa', control: 'select', options: MODO },
  { name: 'criterioComision', control: 'select', options: CRITERIO },
]
