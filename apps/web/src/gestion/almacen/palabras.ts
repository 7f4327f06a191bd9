import type { Causa, Lugar } from '@telar/domain/almacen/movimiento'
import type { Textos } from '@telar/domain/idioma'
import { word } from '../words.ts'

/** Where garments can be. */
export const LUGAR: Record<Lugar, Textos> = {
  almacen: word('Almacén', 'Warehouse', 'Armazém', 'Magatzem'),
  segunda: word('Segunda', 'Seconds', 'Segunda', 'Segona'),
  outlet: word('Outlet', 'Outlet', 'Outlet', 'Outlet'),
  fabrica: word('Fábrica', 'Factory', 'Fábrica', 'Fàbrica'),
  cliente: word('Cliente', 'Customer', 'Cliente', 'Client'),
  merma: word('Merma', 'Losses', 'Quebra', 'Minva'),
  arreglo: word('Arreglo', 'Mending', 'Arranjo', 'Arranjament'),
  fusion: word('Fusión', 'Merge', 'Fusão', 'Fusió'),
  apertura: word('Apertura', 'Opening', 'Abertura', 'Obertura'),
}

/** Why garments move. */
export const CAUSA: Record<Causa, Textos> = {
  apertura: word('Apertura', 'Opening', 'Abertura', 'Obertura'),
  recepcion: word('Recepción', 'Receipt', 'Receção', 'Recepció'),
  entrega: word('Entrega', 'Delivery', 'Entrega', 'Lliurament'),
  devolucion: word('Devolución', 'Return', 'Devolução', 'Devolució'),
  venta: word('Venta directa', 'Direct sale', 'Venda direta', 'Venda directa'),
  recuento: word('Recuento', 'Count', 'Contagem', 'Recompte'),
  correccion: word('Corrección', 'Correction', 'Correção', 'Correcció'),
  calidad: word('Cambio de calidad', 'Change of quality', 'Mudança de qualidade', 'Canvi de qualitat'),
  fusion: word('Fusión', 'Merge', 'Fusão', 'Fusió'),
}

/** Words of the warehouse's screens. */
export const A = {
  modelo: word('Modelo', 'Model', 'Modelo', 'Model'),
  color: word('Color', 'Colour', 'Cor', 'Color'),
  talla: word('Talla', 'Size', 'Tamanho', 'Talla'),
  cantidad: word('Prendas', 'Garments', 'Peças', 'Peces'),
  lugar: word('Sitio', 'Place', 'Local', 'Lloc'),
  quien: word('Quién', 'Who', 'Quem', 'Qui'),
  cuando: word('Cuándo', 'When', 'Quando', 'Quan'),
  nota: word('Nota', 'Note', 'Nota', 'Nota'),
  causa: word('Causa', 'Cause', 'Causa', 'Causa'),
  motivo: word('Motivo', 'Reason', 'Motivo', 'Motiu'),
  celdas: word('Casillas', 'Cells', 'Células', 'Caselles'),
  sobran: word('Sobran', 'Too many', 'Sobram', 'Sobren'),
  faltan: word('Faltan', 'Missing', 'Faltam', 'Falten'),
  libros: word('Libros', 'Books', 'Livros', 'Llibres'),
  contadas: word('Contadas', 'Counted', 'Contadas', 'Comptades'),
  diferencia: word('Diferencia', 'Difference', 'Diferença', 'Diferència'),
  elegirModelo: word('Añadir modelo…', 'Add a model…', 'Adicionar modelo…', 'Afegir un model…'),
  ningunModelo: word('Ningún modelo', 'No model', 'Nenhum modelo', 'Cap model'),
}
