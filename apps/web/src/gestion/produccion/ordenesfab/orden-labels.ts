import type { Textos } from '@telar/domain/idioma'
import type { TipoDeLinea } from '@telar/domain/produccion/escandallo'
import type { EstadoDeOrden } from '@telar/domain/produccion/orden-fab'
import type { StateWord } from '../../declare/values.ts'
import { word, words } from '../../words.ts'

/** Where a manufacturing order stands: a shape that fills as it goes. */
export const ESTADO: Record<EstadoDeOrden, StateWord> = {
  borrador: { label: word('Borrador', 'Draft', 'Rascunho', 'Esborrany'), mark: 'dotted' },
  lanzada: { label: word('Lanzada', 'Launched', 'Lançada', 'Llançada'), mark: 'ring' },
  cortada: { label: word('Cortada', 'Cut', 'Cortada', 'Tallada'), mark: 'half' },
  enTaller: { label: word('En el taller', 'At the workshop', 'Na oficina', 'Al taller'), mark: 'most' },
  recibidaParcial: {
    label: word('Recibida en parte', 'Received in part', 'Recebida em parte', 'Rebuda en part'),
    mark: 'full',
  },
  cerrada: { label: word('Cerrada', 'Closed', 'Fechada', 'Tancada'), mark: 'done' },
  anulada: { label: word('Anulada', 'Cancelled', 'Anulada', 'Anul·lada'), mark: 'blocked' },
}

/** The fields of a manufacturing order, in the list and in the record. */
export const ORDEN_LABELS = {
  numero: word('Nº', 'No.', 'N.º', 'Núm.'),
  modeloId: word('Modelo', 'Model', 'Modelo', 'Model'),
  modelo: word('Modelo', 'Model', 'Modelo', 'Model'),
  nombre: words.nombre,
  temporadaId: words.temporada,
  temporada: words.temporada,
  tallerId: word('Taller', 'Workshop', 'Oficina', 'Taller'),
  taller: word('Taller', 'Workshop', 'Oficina', 'Taller'),
  estado: words.estado,
  fecha: word('Fecha', 'Date', 'Data', 'Data'),
  fechaEntrega: word('Entrega', 'Due', 'Entrega', 'Lliurament'),
  fechaCierre: word('Cerrada el', 'Closed on', 'Fechada em', 'Tancada el'),
  atrasada: word('Con retraso', 'Late', 'Em atraso', 'Amb retard'),
  previstas: word('Previstas', 'Planned', 'Previstas', 'Previstes'),
  cortadas: word('Cortadas', 'Cut', 'Cortadas', 'Tallades'),
  recibidas: word('Recibidas', 'Received', 'Recebidas', 'Rebudes'),
  segundas: word('Segunda', 'Seconds', 'Segunda', 'Segona'),
  perdidas: word('Perdidas', 'Lost', 'Perdidas', 'Perdudes'),
  cerradas: word('Sin esperar', 'Not awaited', 'Sem esperar', 'Sense esperar'),
  pendientes: word('Pendientes', 'To come', 'Pendentes', 'Pendents'),
  costePrevisto: word('Coste previsto', 'Planned cost', 'Custo previsto', 'Cost previst'),
  costeReal: word('Coste real', 'Real cost', 'Custo real', 'Cost real'),
  tarifaTaller: word('Tarifa por prenda', 'Price per garment', 'Preço por peça', 'Tarifa per peça'),
  escandalloId: word('Escandallo', 'Cost sheet', 'Ficha de custo', 'Escandall'),
  notas: words.notas,
  lineas: word('Tallas y colores', 'Sizes and colours', 'Tamanhos e cores', 'Talles i colors'),
  cambios: word('Cambios', 'Changes', 'Alterações', 'Canvis'),
}

/** Views and actions of the list. */
export const VISTA = {
  borradores: word('Borradores', 'Drafts', 'Rascunhos', 'Esborranys'),
  porCortar: word('Por cortar', 'To cut', 'Por cortar', 'Per tallar'),
  cortadas: word('Cortadas', 'Cut', 'Cortadas', 'Tallades'),
  enTaller: word('En el taller', 'At the workshop', 'Na oficina', 'Al taller'),
  recibidas: word('Recibidas en parte', 'Received in part', 'Recebidas em parte', 'Rebudes en part'),
  cerradas: word('Cerradas', 'Closed', 'Fechadas', 'Tancades'),
  lanzar: word('Lanzar', 'Launch', 'Lançar', 'Llançar'),
  alTaller: word('Al taller', 'To the workshop', 'Para a oficina', 'Al taller'),
  anular: word('Anular…', 'Cancel…', 'Anular…', 'Anul·lar…'),
  necesidades: word('Necesidades', 'Needs', 'Necessidades', 'Necessitats'),
}

/** What is counted of each cell. */
export const CUENTA = {
  prevista: word('Prevista', 'Planned', 'Prevista', 'Prevista'),
  cortada: word('Cortada', 'Cut', 'Cortada', 'Tallada'),
  recibida: word('Recibida', 'Received', 'Recebida', 'Rebuda'),
  segunda: word('Segunda', 'Seconds', 'Segunda', 'Segona'),
  perdida: word('Perdida', 'Lost', 'Perdida', 'Perduda'),
  cerrada: word('Sin esperar', 'Not awaited', 'Sem esperar', 'Sense esperar'),
}

/** The kinds of lines of a cost sheet. */
export const TIPO_DE_LINEA: Record<TipoDeLinea, Textos> = {
  materia: word('Tejidos', 'Cloth', 'Tecidos', 'Teixits'),
  avio: word('Avíos', 'Trimmings', 'Aviamentos', 'Fornitures'),
  corte: word('Corte', 'Cutting', 'Corte', 'Tall'),
  confeccion: word('Confección', 'Sewing', 'Confeção', 'Confecció'),
  acabado: word('Plancha y acabado', 'Pressing and finish', 'Passar e acabamento', 'Planxa i acabat'),
  transporte: word('Transporte', 'Carriage', 'Transporte', 'Transport'),
  otro: word('Otros', 'Other', 'Outros', 'Altres'),
}
