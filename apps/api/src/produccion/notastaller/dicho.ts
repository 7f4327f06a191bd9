import type { Direccion } from '@telar/domain/casa/direccion'
import type { Idioma, Textos } from '@telar/domain/idioma'
import type { ConsumoPorTallas } from '@telar/domain/produccion/escandallo'
import type { Unidad } from '@telar/domain/produccion/materia'
import { type SQL, sql } from 'drizzle-orm'
import { type Clase, congelar } from '../../casa/papeles/papeles.ts'
import type { Db } from '../../db/connection.ts'

/** Who a paper for a workshop is of and for. */
export interface Cabecera {
  idioma: Idioma
  /** None when the work is done in the house. */
  taller: { razonSocial: string; nif: string | null; direccion: Direccion } | null
  empresa: {
    marca: string
    razonSocial: string
    nif: string
    direccion: string
    codigoPostal: string
    ciudad: string
    telefono: string
  }
}

/** Everything that a workshop's note says on paper. */
export interface DichoDeNota extends Cabecera {
  numero: string
  fecha: string
  fechaPrevista: string | null
  orden: string
  modelo: string
  nombre: string
  temporada: string
  tallas: string[]
  operacion: Textos
  tarifa: number
  acompana: string
  notas: string
  segundasSePagan: boolean
  celdas: { colorId: number; color: Textos; hex: string; talla: string; cantidad: number }[]
  /** The accessories that the sheet gives each garment, where the note is of the first operation. */
  avios: { concepto: string; consumo: number; porTallas: ConsumoPorTallas[]; merma: number; unidad: Unidad }[]
}

export const NOTA_EN_PAPEL: Clase<DichoDeNota> = { nombre: 'nota-taller' }

/** The workshop `p` and the house `s`, as both papers name them. */
export const CABECERA = sql`'idioma', coalesce(p.idioma, 'es'),
    'taller', case when p.id is not null then
      jsonb_build_object('razonSocial', p.razon_social, 'nif', p.nif, 'direccion', p.direccion) end,
    'empresa', jsonb_build_object('marca', s.empresa -> 'marca', 'razonSocial', s.empresa -> 'razonSocial', 'nif', s.empresa -> 'nif',
      'direccion', s.empresa -> 'direccion', 'codigoPostal', s.empresa -> 'codigoPostal', 'ciudad', s.empresa -> 'ciudad',
      'telefono', s.empresa -> 'telefono')`

const dichoDeNotas = (cuales: SQL): SQL => sql`
  select n.id, jsonb_build_object('numero', n.numero, 'fecha', n.fecha, 'fechaPrevista', n.fecha_prevista, 'orden', o.numero,
    'modelo', m.numero, 'nombre', m.nombre, 'temporada', e.codigo, 'tallas', m.tallas, 'operacion', k.nombre,
    'tarifa', n.tarifa, 'acompana', n.acompana, 'notas', n.notas,
    'segundasSePagan', coalesce(s.produccion -> 'segundasSePagan', 'true'), ${CABECERA},
    'celdas', coalesce((
      select jsonb_agg(jsonb_build_object('colorId', c.color_id, 'color', x.nombre, 'hex', x.hex, 'talla', c.talla,
        'cantidad', c.cantidad) order by c.id)
      from nota_taller_celdas c join colores x on x.id = c.color_id where c.nota_id = n.id), '[]'),
    'avios', coalesce((
      select jsonb_agg(jsonb_build_object('concepto', l.concepto, 'consumo', l.consumo, 'porTallas', l.por_tallas,
        'merma', l.merma, 'unidad', coalesce(a.unidad, 'ud')) order by l.orden)
      from escandallo_lineas l left join materias a on a.id = l.materia_id
      where l.escandallo_id = o.escandallo_id and l.tipo = 'avio' and not exists (
        select from orden_operaciones b join operaciones y on y.id = b.operacion_id
        where b.orden_id = o.id and b.orden < r.orden and y.trabajo <> 'corte')), '[]')) as contenido
  from notas_taller n join ordenes_fab o on o.id = n.orden_id join modelos m on m.id = o.modelo_id
    join temporadas e on e.id = m.temporada_id join orden_operaciones r on r.id = n.orden_operacion_id
    join operaciones k on k.id = r.operacion_id left join proveedores p on p.id = n.taller_id, app_settings s
  where ${cuales}`

/** The note says what it says by the names of this moment, for good. */
export const congelarNota = (db: Db, id: number) => congelar(db, NOTA_EN_PAPEL, dichoDeNotas(sql`n.id = ${id}`))
