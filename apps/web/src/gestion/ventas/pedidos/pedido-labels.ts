import { word, words } from '../../words.ts'

export const TIPO = {
  servicio: word('Servicio', 'From stock', 'Serviço', 'Servei'),
  programacion: word('Programación', 'For the season', 'Programação', 'Programació'),
}

/** Where its garments lie: those with a fault, and those sold off, have orders of their own. */
export const CALIDAD = {
  almacen: word('Primera', 'First', 'Primeira', 'Primera'),
  segunda: word('Segunda', 'Seconds', 'Segunda', 'Segona'),
  outlet: word('Outlet', 'Outlet', 'Outlet', 'Outlet'),
}

export const ORIGEN = {
  web: word('Web', 'Web', 'Web', 'Web'),
  showroom: word('Showroom', 'Showroom', 'Showroom', 'Showroom'),
  comercial: word('Comercial', 'Rep', 'Comercial', 'Comercial'),
}

/** The fields of an order, in the list and in the record. */
export const PEDIDO_LABELS = {
  numero: word('Nº', 'No.', 'N.º', 'Núm.'),
  clienteId: words.cliente,
  cliente: words.cliente,
  comercialId: words.comercial,
  fecha: word('Fecha', 'Date', 'Data', 'Data'),
  tipo: word('Tipo', 'Type', 'Tipo', 'Tipus'),
  lugar: word('Calidad', 'Quality', 'Qualidade', 'Qualitat'),
  estado: words.estado,
  situacion: words.estado,
  fechaEntregaDesde: word('Entrega desde', 'Delivery from', 'Entrega desde', 'Lliurament des de'),
  fechaEntregaHasta: word('Entrega hasta', 'Delivery until', 'Entrega até', 'Lliurament fins a'),
  referenciaCliente: word('Su referencia', 'Their reference', 'A sua referência', 'La seva referència'),
  origen: word('Origen', 'Origin', 'Origem', 'Origen'),
  retenido: word('Retenido', 'On hold', 'Retida', 'Retinguda'),
  porConfirmar: word('Sin confirmar', 'Not confirmed', 'Por confirmar', 'Sense confirmar'),
  porEnviar: word('Por enviar', 'To send', 'Por enviar', 'Per enviar'),
  porFabricar: word('Por fabricar', 'To make', 'Por fabricar', 'Per fabricar'),
  enTaller: word('En taller', 'Being made', 'Na oficina', 'Al taller'),
  prendas: word('Prendas', 'Garments', 'Peças', 'Peces'),
  base: word('Importe', 'Amount', 'Valor', 'Import'),
  total: word('Total', 'Total', 'Total', 'Total'),
  direccionEnvio: word('Dirección de envío', 'Delivery address', 'Morada de envio', 'Adreça d’enviament'),
  dtoComercial: word('Dto. comercial %', 'Trade discount %', 'Desc. comercial %', 'Dte. comercial %'),
  dtoProntoPago: word('Dto. pronto pago %', 'Prompt payment %', 'Desc. pronto pagamento %', 'Dte. pagament ràpid %'),
  portes: word('Portes', 'Carriage', 'Portes', 'Ports'),
  notas: words.notas,
  cambios: word('Cambios', 'Changes', 'Alterações', 'Canvis'),
  lineas: word('Líneas', 'Lines', 'Linhas', 'Línies'),
}

/** Views and actions of the list. */
export const VISTA = {
  retenidos: word('Retenidos', 'On hold', 'Retidas', 'Retingudes'),
  porConfirmar: word('Por confirmar', 'To confirm', 'Por confirmar', 'Per confirmar'),
  porFabricar: word('Por fabricar', 'To make', 'Por fabricar', 'Per fabricar'),
  porEnviar: word('Por enviar', 'To send', 'Por enviar', 'Per enviar'),
  porPreparar: word('Por preparar', 'To prepare', 'Por preparar', 'Per preparar'),
  enPreparacion: word('En preparación', 'Being prepared', 'Em preparação', 'En preparació'),
  parciales: word('Parciales', 'Partial', 'Parciais', 'Parcials'),
  porFacturar: word('Por facturar', 'To invoice', 'Por faturar', 'Per facturar'),
  confirmar: word('Confirmar', 'Confirm', 'Confirmar', 'Confirmar'),
  preparar: word('A preparación', 'To preparation', 'Para preparação', 'A preparació'),
  imprimir: word('Imprimir', 'Print', 'Imprimir', 'Imprimir'),
  cancelar: word('Cancelar…', 'Cancel…', 'Cancelar…', 'Cancel·lar…'),
}
