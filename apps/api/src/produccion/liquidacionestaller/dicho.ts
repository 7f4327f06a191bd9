import type { Textos } from '@telar/domain/idioma'
import { type SQL, sql } from 'drizzle-orm'
import { type Clase, congelar } from '../../casa/papeles/papeles.ts'
import type { Db } from '../../db/connection.ts'
import { CABECERA, type Cabecera } from '../notastaller/dicho.ts'

/** Everything that a workshop's statement says on paper. */
export interface DichoDeLiquidacion extends Cabecera {
  numero: string | null
  mes: string
  fecha: string | null
  importe: number
  notas: string
  lineas: {
    ordenId: number
    orden: string
    modelo: string
    nombre: string
    operacion: Textos
    nota: string | null
    fecha: string
    buenas: number
    segundas: number
    perdidas: number
    tarifa: number
    precioPerdida: number | null
    segundasSePagan: boolean
    importe: number
    corregido: number | null
    motivo: string
  }[]
}

export const LIQUIDACION_EN_PAPEL: Clase<DichoDeLiquidacion> = { nombre: 'liquidacion-taller' }

/** What some statements say by the names of today. */
export const dichoDeLiquidaciones = (cuales: SQL): SQL => sql`
  select q.id, jsonb_build_object('numero', q.numero, 'mes', q.mes, 'fecha', q.fecha, 'importe', q.importe, 'notas', q.notas,
    ${CABECERA},
    'lineas', coalesce((
      select jsonb_agg(jsonb_build_object('ordenId', o.id, 'orden', o.numero, 'modelo', m.numero, 'nombre', m.nombre,
        'operacion', k.nombre, 'nota', n.numero, 'fecha', v.fecha, 'buenas', l.buenas, 'segundas', l.segundas, 'perdidas', l.perdidas,
        'tarifa', l.tarifa, 'precioPerdida', l.precio_perdida, 'segundasSePagan', l.segundas_se_pagan, 'importe', l.importe,
        'corregido', l.corregido, 'motivo', l.motivo) order by o.id, v.fecha, v.id)
      from liquidacion_taller_lineas l join vueltas_taller v on v.id = l.vuelta_id join ordenes_fab o on o.id = v.orden_id
        join modelos m on m.id = o.modelo_id join orden_operaciones r on r.id = v.orden_operacion_id
        join operaciones k on k.id = r.operacion_id left join notas_taller n on n.id = v.nota_id
      where l.liquidacion_id = q.id), '[]')) as contenido
  from liquidaciones_taller q join proveedores p on p.id = q.taller_id, app_settings s where ${cuales}`

export const congelarLiquidacion = (db: Db, id: number) =>
  congelar(db, LIQUIDACION_EN_PAPEL, dichoDeLiquidaciones(sql`q.id = ${id}`))
