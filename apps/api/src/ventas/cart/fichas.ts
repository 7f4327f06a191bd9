import type { Textos } from '@telar/domain/idioma'
import type { VentanaDeLinea } from '@telar/domain/ventas/plazo'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { ints, preparedRows } from '../../db/rows.ts'
import type { House } from '../../kit/house.ts'

interface Imagen {
  id: number
  ancho: number
  alto: number
  huella: string
}

/** What every cart says of a model in a colour, whoever's it is. */
export interface Ficha {
  numero: string
  nombre: string
  nombres: Textos
  /** The house's, of one garment. */
  precio: number
  modeloTipoId: number
  temporadaId: number
  temporadaDesde: string
  pvpRecomendado: number | null
  publicado: boolean
  tallas: string[]
  curva: Record<string, number> | null
  ventaPorCurva: boolean
  color: Textos
  hex: string
  imagen: Imagen | null
  ventana: (VentanaDeLinea & { nombre: Textos }) | null
}

const fichaEnSql = (imagen: SQL): SQL => sql`json_build_object('numero', m.numero, 'nombre', m.nombre,
  'nombres', m.nombres || jsonb_build_object('es', m.nombre), 'precio', m.precio_mayor,
  'modeloTipoId', m.modelo_tipo_id, 'temporadaId', m.temporada_id, 'temporadaDesde', t.fecha_inicio,
  'pvpRecomendado', m.pvp_recomendado, 'publicado', m.publicado, 'tallas', m.tallas, 'curva', m.curva,
  'ventaPorCurva', m.venta_por_curva, 'color', c.nombre, 'hex', c.hex, 'imagen', ${imagen},
  'ventana', case when w.id is not null then json_build_object('id', w.id, 'nombre', w.nombre, 'desde', w.desde,
    'hasta', w.hasta, 'cierre', w.cierre) end)`

/** The same in a statement that joins them; `m` is the model and `c` the colour. */
const FICHA = fichaEnSql(sql`(
    select json_build_object('id', i.id, 'ancho', i.ancho, 'alto', i.alto, 'huella', i.huella)
    from imagenes i where i.id = (
      select f.imagen_id from modelo_fotos f where f.modelo_id = m.id
      order by (f.color_id = c.id) desc nulls last, f.orden limit 1))`)
/** And for whom its picture is none of their business. */
export const FICHA_SIN_IMAGEN = fichaEnSql(sql`null`)
export const DE_LA_FICHA = sql`join temporadas t on t.id = m.temporada_id left join ventanas w on w.id = m.ventana_id`

const TABLAS = { from: ['modelos', 'colores', 'modelo_fotos', 'imagenes', 'temporadas', 'ventanas'] }

export interface Par {
  modeloId: number
  colorId: number
}
const clave = ({ modeloId, colorId }: Par) => `${modeloId} ${colorId}`

const Leida = z.object({ modeloId: z.int(), colorId: z.int(), ficha: z.custom<Ficha>() })

/** What is kept of some models in their colours; those that nobody has asked for yet are read, all at once. */
export async function fichasDe({ kept }: Pick<House, 'kept'>, db: Db, pares: readonly Par[]) {
  const conocidas = await kept.value(TABLAS, 'cart/fichas', async () => new Map<string, Ficha>())
  const faltan = pares.filter((par) => !conocidas.has(clave(par)))
  if (faltan.length > 0) {
    const leidas = await preparedRows(
      db,
      'cart_fichas',
      Leida,
      sql`
      select m.id as "modeloId", c.id as "colorId", ${FICHA} as ficha
      from unnest(${ints(faltan.map(({ modeloId }) => modeloId))}, ${ints(faltan.map(({ colorId }) => colorId))})
          as p(modelo_id, color_id)
        join modelos m on m.id = p.modelo_id join colores c on c.id = p.color_id ${DE_LA_FICHA}`,
    )
    for (const { ficha, ...par } of leidas) conocidas.set(clave(par), ficha)
  }
  return (par: Par): Ficha | undefined => conocidas.get(clave(par))
}
