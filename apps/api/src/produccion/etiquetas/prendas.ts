import { Id, Textos } from '@telar/contract/kit/crud'
import type { Body, Query } from '@telar/contract/kit/endpoint'
import type { CeldaDeEtiqueta, etiquetas } from '@telar/contract/produccion/etiquetas'
import type { Etiqueta } from '@telar/domain/casa/etiquetas'
import { composicionEn } from '@telar/domain/catalogo/composicion'
import { enIdioma } from '@telar/domain/idioma'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { rows } from '../../db/rows.ts'
import { importeEscrito } from '../../i18n/mensaje.ts'
import { FieldsError } from '../../kit/errors.ts'

const Celda = z.object({
  ...{ modeloId: Id, numero: z.string(), nombre: z.string(), colorId: Id, color: Textos, hex: z.string() },
  ...{ talla: z.string(), ean: z.string().nullable(), cantidad: z.int() },
})

/** Where it is looked up how many labels each garment would get. */
const CANTIDADES = {
  modelo: (id: number) => sql`
    select modelo_id, color_id, talla, stock as n from modelo_variantes where modelo_id = ${id}`,
  previstas: (id: number) => sql`
    select o.modelo_id, c.color_id, c.talla, c.prevista as n
    from orden_fab_celdas c join ordenes_fab o on o.id = c.orden_id where o.id = ${id}`,
  recibidas: (id: number) => sql`
    select o.modelo_id, c.color_id, c.talla, c.recibida as n
    from orden_fab_celdas c join ordenes_fab o on o.id = c.orden_id where o.id = ${id}`,
  entrega: (id: number) => sql`
    select modelo_id, color_id, talla, sum(cantidad)::int as n from entrega_lineas where entrega_id = ${id} group by 1, 2, 3`,
} satisfies Record<Query<(typeof etiquetas)['celdas']>['de'], (id: number) => SQL>

/** The garments of a model, an order or a delivery, in the order of their sizes. */
export const celdasDe = (db: Db, { de, id }: Query<(typeof etiquetas)['celdas']>): Promise<CeldaDeEtiqueta[]> =>
  rows(
    db,
    Celda,
    sql`
    select m.id as "modeloId", m.numero, m.nombre, c.id as "colorId", c.nombre as color, c.hex, v.talla, v.ean, n.n as cantidad
    from (${CANTIDADES[de](id)}) n join modelo_variantes v on v.modelo_id = n.modelo_id and v.color_id = n.color_id and v.talla = n.talla
      join modelos m on m.id = v.modelo_id join colores c on c.id = v.color_id
    order by m.numero, v.color_id, v.id`,
  )

const Rotulada = z.object({
  ...{ modeloId: Id, numero: z.string(), nombre: z.string(), colorId: Id, color: Textos, talla: z.string() },
  ...{ ean: z.string().nullable(), composicion: z.string(), pvp: z.coerce.number().nullable() },
})

type Pedidas = Omit<Body<(typeof etiquetas)['pdf']>, 'hoja'>

const clave = ({ modeloId, colorId, talla }: { modeloId: number; colorId: number; talla: string }) =>
  `${modeloId} ${colorId} ${talla}`

/** What the labels of garments say. */
export async function etiquetasDePrendas(db: Db, { celdas, clase, conPrecio, idioma }: Pedidas): Promise<Etiqueta[]> {
  const halladas = await rows(
    db,
    Rotulada,
    sql`
    select m.id as "modeloId", m.numero, m.nombre, c.id as "colorId", c.nombre as color, v.talla, v.ean, m.composicion,
      m.pvp_recomendado as pvp
    from jsonb_to_recordset(${JSON.stringify(celdas)}::jsonb) as p("modeloId" int, "colorId" int, talla text)
      join modelo_variantes v on v.modelo_id = p."modeloId" and v.color_id = p."colorId" and v.talla = p.talla
      join modelos m on m.id = v.modelo_id join colores c on c.id = v.color_id`,
  )
  const porClave = new Map(halladas.map((una) => [clave(una), una]))
  return celdas
    .filter(({ cantidad }) => cantidad > 0)
    .map((celda) => {
      const una = porClave.get(clave(celda))
      if (!una) throw new FieldsError({ celdas: ['error.missing-reference'] })
      const { numero, nombre, color, talla, ean, composicion, pvp } = una
      return {
        titulo: `${numero} ${nombre}`,
        lineas: [
          enIdioma(color, idioma),
          clase === 'colgante' && composicion ? composicionEn(composicion, idioma) : '',
        ].filter(Boolean),
        grande: talla,
        precio: conPrecio && pvp !== null ? importeEscrito(idioma, pvp) : '',
        barras: ean ? barrasDe(ean) : null,
        cantidad: celda.cantidad,
      }
    })
}

/** An EAN-13 or EAN-8 by its own bars; whatever else a garment bears by plain ones. */
const barrasDe = (ean: string): Etiqueta['barras'] => ({
  clase: ean.length === 13 ? 'ean13' : ean.length === 8 ? 'ean8' : 'code128',
  valor: ean,
})
