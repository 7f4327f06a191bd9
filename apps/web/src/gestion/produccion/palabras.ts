import type { Textos } from '@telar/domain/idioma'
import type { TipoDeMateria, Unidad } from '@telar/domain/produccion/materia'
import { word, words } from '../words.ts'

export const TIPO_DE_MATERIA: Record<TipoDeMateria, Textos> = {
  tejido: word('Tejido', 'Cloth', 'Tecido', 'Teixit'),
  forro: word('Forro', 'Lining', 'Forro', 'Folre'),
  avio: word('Avío', 'Trimming', 'Aviamento', 'Fornitura'),
  etiqueta: word('Etiqueta', 'Label', 'Etiqueta', 'Etiqueta'),
}
export const UNIDAD: Record<Unidad, Textos> = {
  m: word('Metros', 'Metres', 'Metros', 'Metres'),
  ud: word('Unidades', 'Units', 'Unidades', 'Unitats'),
  kg: word('Kilos', 'Kilos', 'Quilos', 'Quilos'),
}

/** What the screens of materials, deliveries and rolls call the same things. */
export const P = {
  materia: word('Materia', 'Material', 'Matéria', 'Matèria'),
  proveedor: word('Proveedor', 'Supplier', 'Fornecedor', 'Proveïdor'),
  precio: word('Precio', 'Price', 'Preço', 'Preu'),
  precioMedio: word('Precio medio', 'Average price', 'Preço médio', 'Preu mitjà'),
  minimo: word('Mínimo', 'Minimum', 'Mínimo', 'Mínim'),
  queda: word('Queda', 'Left', 'Resta', 'Queda'),
  piezas: word('Piezas', 'Rolls', 'Peças', 'Peces'),
  pieza: word('Pieza', 'Roll', 'Peça', 'Peça'),
  numero: word('Número', 'Number', 'Número', 'Número'),
  lote: word('Lote', 'Dye lot', 'Lote', 'Lot'),
  color: words.color,
  ubicacion: word('Ubicación', 'Location', 'Localização', 'Ubicació'),
  llego: word('Llegó con', 'Came with', 'Chegou com', 'Va arribar amb'),
  coste: word('Coste', 'Cost', 'Custo', 'Cost'),
  entrada: word('Entrada', 'Delivery', 'Entrada', 'Entrada'),
  entradas: word('Entradas', 'Deliveries', 'Entradas', 'Entrades'),
  fecha: word('Fecha', 'Date', 'Data', 'Data'),
  albaran: word('Albarán', 'Delivery note', 'Guia de remessa', 'Albarà'),
  cantidad: word('Cantidad', 'Quantity', 'Quantidade', 'Quantitat'),
  porUnidades: word(
    'Se cuenta por unidades: una cantidad entera.',
    'Counted by the piece: a whole number.',
    'Conta-se à unidade: um número inteiro.',
    'Es compta per unitats: una quantitat sencera.',
  ),
  pedida: word('Pedido', 'Ordered', 'Encomendado', 'Demanat'),
  fechaPrevista: word('Prevista', 'Expected', 'Prevista', 'Prevista'),
  recibida: word('Recibida', 'Received', 'Recebida', 'Rebuda'),
  enCamino: word('En camino', 'On its way', 'A caminho', 'De camí'),
  servido: word('Pedido completo', 'Order complete', 'Encomenda completa', 'Comanda completa'),
  reservada: word('Reservada', 'Spoken for', 'Reservada', 'Reservada'),
  abierta: word('Por llegar', 'Still to come', 'Por chegar', 'Per arribar'),
  sinEsperar: word('Sin esperar', 'Not awaited', 'Sem esperar', 'Sense esperar'),
  motivo: word('Motivo', 'Reason', 'Motivo', 'Motiu'),
  partes: word('Entregas', 'Deliveries', 'Entregas', 'Lliuraments'),
  bajoMinimo: word('Bajo mínimo', 'Under minimum', 'Abaixo do mínimo', 'Sota mínim'),
  importe: word('Importe', 'Amount', 'Valor', 'Import'),
  estado: words.estado,
  unidad: word('Se mide en', 'Measured in', 'Mede-se em', 'Es mesura en'),
  codigo: words.codigo,
  pedir: word('Pedir', 'Order', 'Encomendar', 'Demanar'),
  recibir: word('Recibir entrega', 'Receive a delivery', 'Receber entrega', 'Rebre un lliurament'),
  etiquetas: word('Etiquetas', 'Labels', 'Etiquetas', 'Etiquetes'),
  corregir: word('Corregir', 'Correct', 'Corrigir', 'Corregir'),
  entera: word('Entera', 'Whole', 'Inteira', 'Sencera'),
  empezada: word('Empezada', 'Begun', 'Começada', 'Començada'),
  agotada: word('Agotada', 'Used up', 'Esgotada', 'Esgotada'),
}

/** What asking a supplier for something says. */
export const PEDIR = {
  que: word(
    'Queda apuntado como en camino hasta que llegue.',
    'It is noted as on its way until it comes.',
    'Fica anotado como a caminho até chegar.',
    'Queda apuntat com a de camí fins que arribi.',
  ),
  hecho: word('Pedido apuntado', 'Order noted', 'Encomenda anotada', 'Comanda apuntada'),
}
