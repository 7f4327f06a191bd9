import type { Direccion } from '@telar/domain/casa/direccion'
import type { Idioma, Textos } from '@telar/domain/idioma'
import type { ConsumoPorTallas } from '@telar/domain/produccion/escandallo'
import type { Unidad } from '@telar/domain/produccion/materia'
import type { EstadoDeOrden } from '@telar/domain/produccion/orden-fab'
import { type SQL, sql } from 'drizzle-orm'
import { type Clase, congelar } from '../../casa/papeles/papeles.ts'
import type { Db } from '../../db/connection.ts'

/** Everything that a manufacturing order says on its sheet. */
export interface DichoDeOrden {
  numero: string
  fecha: string
  estado: EstadoDeOrden
  fechaEntrega: string | null
  tarifaTaller: number
  notas: string
  modelo: string
  nombre: string
  temporada: string
  tallas: string[]
  /** Its language is not known of the oldest. */
  taller: { razonSocial: string; direccion: Direccion; idioma?: Idioma } | null
  empresa: {
    marca: string
    razonSocial: string
    direccion: string
    codigoPostal: string
    ciudad: string
    telefono: string
  }
  celdas: {
    colorId: number
    color: Textos
    hex: string
    talla: string
    prevista: number
    cortada: number
    cerrada: number
  }[]
  /** What the sheet pays for the sewing of a garment. */
  costura: number | null
  segundasSePagan: boolean
  materiales: { concepto: string; consumo: number; porTallas: ConsumoPorTallas[]; merma: number; unidad: Unidad }[]
}

export const ORDEN_EN_PAPEL: Clase<DichoDeOrden> = { nombre: 'orden' }

/** What some orders say by the names of today. */
export const dichoDeOrdenes = (cuales: SQL): SQL => sql`
  select o.id, jsonb_build_object('numero', o.numero, 'fecha', o.fecha, 'estado', o.estado, 'fechaEntrega', o.fecha_entrega,
    'tarifaTaller', o.tarifa_taller, 'notas', o.notas, 'modelo', m.numero, 'nombre', m.nombre, 'temporada', e.codigo,
    'tallas', m.tallas,
    'taller', case when t.id is not null then
      jsonb_build_object('razonSocial', t.razon_social, 'direccion', t.direccion, 'idioma', t.idioma) end,
    'empresa', jsonb_build_object('marca', s.empresa -> 'marca', 'razonSocial', s.empresa -> 'razonSocial',
      'direccion', s.empresa -> 'direccion', 'codigoPostal', s.empresa -> 'codigoPostal', 'ciudad', s.empresa -> 'ciudad',
      'telefono', s.empresa -> 'telefono'),
    'celdas', coalesce((
      select jsonb_agg(jsonb_build_object('colorId', c.color_id, 'color', k.nombre, 'hex', k.hex, 'talla', c.talla,
        'prevista', c.prevista, 'cortada', c.cortada, 'cerrada', c.cerrada) order by c.id)
      from orden_fab_celdas c join colores k on k.id = c.color_id where c.orden_id = o.id), '[]'),
    'costura', (
      select sum(l.consumo * l.precio) from escandallo_lineas l
      where l.escandallo_id = o.escandallo_id and l.tipo = 'confeccion'),
    'segundasSePagan', coalesce(s.produccion -> 'segundasSePagan', 'true'),
    'materiales', coalesce((
      select jsonb_agg(jsonb_build_object('concepto', l.concepto, 'consumo', l.consumo, 'porTallas', l.por_tallas,
        'merma', l.merma, 'unidad', coalesce(a.unidad, 'ud')) order by l.orden)
      from escandallo_lineas l left join materias a on a.id = l.materia_id
      where l.escandallo_id = o.escandallo_id and l.tipo in ('materia', 'avio')), '[]')) as contenido
  from ordenes_fab o join modelos m on m.id = o.modelo_id join temporadas e on e.id = m.temporada_id
    left join proveedores t on t.id = o.taller_id, app_settings s
  where ${cuales}`

/** The sheet says what it says by the names of this moment, until the work itself changes. */
export const congelarOrden = (db: Db, id: number) => congelar(db, ORDEN_EN_PAPEL, dichoDeOrdenes(sql`o.id = ${id}`))
