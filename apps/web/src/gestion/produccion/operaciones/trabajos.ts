import type { Textos } from '@telar/domain/idioma'
import type { MotivoDeSegunda, Trabajo } from '@telar/domain/produccion/operacion'
import { word } from '../../words.ts'

export const TRABAJO: Record<Trabajo, Textos> = {
  corte: word('Corte', 'Cutting', 'Corte', 'Tall'),
  confeccion: word('Confección', 'Sewing', 'Confeção', 'Confecció'),
  acabado: word('Acabado', 'Finishing', 'Acabamento', 'Acabat'),
}

export const MOTIVO: Record<MotivoDeSegunda, Textos> = {
  mancha: word('Mancha', 'Stain', 'Mancha', 'Taca'),
  costura: word('Costura', 'Seam', 'Costura', 'Costura'),
  talla: word('Talla', 'Size', 'Tamanho', 'Talla'),
  tejido: word('Tejido', 'Cloth', 'Tecido', 'Teixit'),
  otro: word('Otro', 'Other', 'Outro', 'Altre'),
}
