import { Imagen } from '@telar/contract/casa/imagen'
import { Id, Textos } from '@telar/contract/kit/crud'
import type { DeOcasion } from '@telar/contract/ventas/pedidos'
import { EN_CASA } from '@telar/domain/almacen/movimiento'
import { precioDeOcasion, precioPara } from '@telar/domain/catalogo/tarifa'
import { decirPorque } from '@telar/domain/catalogo/tarifa-dicha'
import type { Idioma } from '@telar/domain/idioma'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { libreEn } from '../../almacen/reservas.ts'
import { deModelos } from '../../clientes/tarifas/precios.ts'
import { segundasDe } from '../../clientes/tarifas/segundas.ts'
import { leerTarifario } from '../../clientes/tarifas/tarifario.ts'
import type { Db } from '../../db/connection.ts'
import { rows } from '../../db/rows.ts'

const Color = z.object({
  ...{ lugar: z.enum(EN_CASA), modeloId: Id, numero: z.string(), nombre: z.string(), nombres: Textos },
  ...{ precioMayor: z.number(), precioSegunda: z.number().nullable(), modeloTipoId: Id, temporadaId: Id },
  ...{ colorId: Id, color: Textos, hex: z.string() },
  imagen: Imagen.nullable(),
  tallas: z.array(z.object({ talla: z.string(), libre: z.int() })),
})

/** Every published colour of which there are such garments that nobody has ordered. */
const coloresDeOcasion = (db: Db) =>
  rows(
    db,
    Color,
    sql`
    select x.lugar, m.id as "modeloId", m.numero, m.nombre, m.nombres || jsonb_build_object('es', m.nombre) as nombres,
      m.precio_mayor::float8 as "precioMayor", m.precio_segunda::float8 as "precioSegunda", m.modelo_tipo_id as "modeloTipoId",
      m.temporada_id as "temporadaId", c.id as "colorId", c.nombre as color, c.hex, (
        select json_build_object('id', i.id, 'ancho', i.ancho, 'alto', i.alto, 'huella', i.huella)
        from modelo_fotos f join imagenes i on i.id = f.imagen_id where f.modelo_id = m.id
        order by (f.color_id = c.id) desc nulls last, f.orden limit 1) as imagen,
      json_agg(json_build_object('talla', v.talla, 'libre', x.n) order by array_position(
        array(select jsonb_array_elements_text(m.tallas)), v.talla)) as tallas
    from modelo_variantes v
      cross join lateral (values ('segunda', ${libreEn('segunda')}), ('outlet', ${libreEn('outlet')})) x (lugar, n)
      join modelos m on m.id = v.modelo_id and m.publicado join colores c on c.id = v.color_id
    where v.segunda + v.outlet > 0 and v.disponible_web and x.n > 0 group by x.lugar, m.id, c.id order by m.numero, m.id, x.lugar, c.id`,
  )

interface ParaQuien {
  grupoId: number | null
  hoy: string
  idioma: Idioma
}

/** What a customer sees of it, at their prices; nothing, unless the house sells it to their group in the shop. */
export async function verOcasion(db: Db, { grupoId, hoy, idioma }: ParaQuien): Promise<DeOcasion[]> {
  const { enTienda, porCiento } = await segundasDe(db, grupoId)
  if (!enTienda) return []
  const colores = await coloresDeOcasion(db)
  const ids = [...new Set(colores.map(({ modeloId }) => modeloId))]
  const tarifario = ids.length > 0 ? await leerTarifario(db, grupoId, hoy, deModelos(ids)) : null
  const porModelo = Map.groupBy(colores, ({ lugar, modeloId }) => `${lugar} ${modeloId}`)
  return [...porModelo.values()].flatMap((suyos) => {
    const [primero] = suyos
    if (!primero) return []
    const { lugar, modeloId, numero, nombre, nombres, precioMayor } = primero
    const modelo = { ...primero, id: modeloId }
    const buena = precioPara(modelo, tarifario, { modelo: 1, pedido: 1 })
    const { precio, porque } = precioDeOcasion(modelo, porCiento, buena)
    return [
      {
        ...{ lugar, modeloId, numero, nombre, nombres, precioMayor, precio, porque: decirPorque(porque, idioma) },
        colores: suyos.map(({ colorId, color, hex, imagen, tallas }) => ({ colorId, color, hex, imagen, tallas })),
      },
    ]
  })
}
