import type { FusionPrevia } from '@telar/contract/catalogo/colores'
import { comprobarFusion } from '@telar/domain/catalogo/fusion'
import type { Idioma } from '@telar/domain/idioma'
import { ReglaError } from '@telar/domain/regla'
import { inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { coloresTable, modeloFotosTable, modeloVariantesTable } from '../../db/schema/catalogo/catalogo.ts'
import { facturaLineasTable } from '../../db/schema/facturacion/facturas.ts'
import { piezasTable } from '../../db/schema/produccion/materias.ts'
import { ordenFabCeldasTable } from '../../db/schema/produccion/ordenesfab.ts'
import { pedidoLineasTable } from '../../db/schema/ventas/ventas.ts'
import { nombreDeTabla } from '../../i18n/mensaje.ts'
import { nextVersion } from '../../kit/version.ts'

interface Fusion {
  destinoId: number
  origenIds: number[]
}

/** Every table whose rows a merge re-points; a test keeps the list complete. */
export const TABLAS_CON_COLOR = [
  'modelo_variantes',
  'modelo_fotos',
  'pedido_lineas',
  'factura_lineas',
  'piezas',
  'orden_fab_celdas',
] as const

const v = modeloVariantesTable

async function bloquear(db: Db, { destinoId, origenIds }: Fusion): Promise<void> {
  comprobarFusion(destinoId, origenIds)
  const todos = [...new Set([destinoId, ...origenIds])]
  const hallados = await db
    .select({ id: coloresTable.id })
    .from(coloresTable)
    .where(inArray(coloresTable.id, todos))
    .orderBy(coloresTable.id)
    .for('update')
  if (hallados.length !== todos.length) throw new ReglaError('color.inexistente')
}

/** Of the variants that change colour, those whose model and size exist in the target (or twice among the merged) are added up. */
async function contarVariantes(db: Db, { destinoId, origenIds }: Fusion): Promise<{ filas: number; sumadas: number }> {
  const { rows } = await db.execute<{ filas: number; quedan: number }>(sql`
    select count(*)::int as filas,
      count(distinct (modelo_id, talla)) filter (where not exists (
        select from modelo_variantes d where d.modelo_id = o.modelo_id and d.talla = o.talla and d.color_id = ${destinoId}
      ))::int as quedan
    from modelo_variantes o where ${inArray(sql`o.color_id`, origenIds)}`)
  const { filas = 0, quedan = 0 } = rows[0] ?? {}
  return { filas, sumadas: filas - quedan }
}

/** What a merge would touch, table by table. */
export async function previsualizarFusion(
  db: Db,
  fusion: Fusion,
  idioma: Idioma,
): Promise<z.input<typeof FusionPrevia>> {
  comprobarFusion(fusion.destinoId, fusion.origenIds)
  const variantes = await contarVariantes(db, fusion)
  const fotos = await db.$count(modeloFotosTable, inArray(modeloFotosTable.colorId, fusion.origenIds))
  const lineas = await db.$count(pedidoLineasTable, inArray(pedidoLineasTable.colorId, fusion.origenIds))
  const facturadas = await db.$count(facturaLineasTable, inArray(facturaLineasTable.colorId, fusion.origenIds))
  const piezas = await db.$count(piezasTable, inArray(piezasTable.colorId, fusion.origenIds))
  const celdas = await db.$count(ordenFabCeldasTable, inArray(ordenFabCeldasTable.colorId, fusion.origenIds))
  const fila = (tabla: (typeof TABLAS_CON_COLOR)[number], filas: number, sumadas: number) => ({
    tabla,
    nombre: nombreDeTabla(idioma, tabla),
    filas,
    sumadas,
  })
  return {
    afectados: [
      fila('modelo_variantes', variantes.filas, variantes.sumadas),
      fila('modelo_fotos', fotos, 0),
      fila('pedido_lineas', lineas, 0),
      fila('factura_lineas', facturadas, 0),
      fila('piezas', piezas, 0),
      fila('orden_fab_celdas', celdas, 0),
    ],
  }
}

/** Variants move to the target; where it has the model and size already, stock and reservations are added to it. */
async function fusionarVariantes(db: Db, { destinoId, origenIds }: Fusion): Promise<void> {
  const origen = await db.delete(v).where(inArray(v.colorId, origenIds)).returning()
  if (origen.length === 0) return
  const sumadas = new Map<string, typeof v.$inferInsert>()
  for (const { modeloId, talla, ean, stock, reservado, disponibleWeb } of origen) {
    const clave = `${modeloId} ${talla}`
    const suma = sumadas.get(clave)
    sumadas.set(clave, {
      modeloId,
      colorId: destinoId,
      talla,
      ean: suma?.ean ?? ean,
      stock: (suma?.stock ?? 0) + stock,
      reservado: (suma?.reservado ?? 0) + reservado,
      disponibleWeb: (suma?.disponibleWeb ?? false) || disponibleWeb,
    })
  }
  await db
    .insert(v)
    .values([...sumadas.values()])
    .onConflictDoUpdate({
      target: [v.modeloId, v.colorId, v.talla],
      set: {
        stock: sql`${v.stock} + excluded.stock`,
        reservado: sql`${v.reservado} + excluded.reservado`,
        disponibleWeb: sql`${v.disponibleWeb} or excluded.disponible_web`,
        ...nextVersion(v),
      },
    })
}

/** Orders and invoices keep their lines as they were sold, under the colour's new name; carts add what meets in one cell. */
async function fusionarVentas(db: Db, { destinoId, origenIds }: Fusion): Promise<void> {
  await db.update(pedidoLineasTable).set({ colorId: destinoId }).where(inArray(pedidoLineasTable.colorId, origenIds))
  await db.update(facturaLineasTable).set({ colorId: destinoId }).where(inArray(facturaLineasTable.colorId, origenIds))
  await db.execute(sql`
    insert into cart_lineas as l (cart_id, modelo_id, color_id, talla, cantidad, precio)
    select cart_id, modelo_id, ${destinoId}, talla, least(sum(cantidad), 9999), max(precio)
    from cart_lineas where ${inArray(sql`color_id`, origenIds)} group by cart_id, modelo_id, talla
    on conflict (cart_id, modelo_id, color_id, talla) do update set cantidad = least(l.cantidad + excluded.cantidad, 9999)`)
}

/** Rolls change their colour's name; in a manufacturing order what meets in one cell is added. */
async function fusionarProduccion(db: Db, { destinoId, origenIds }: Fusion): Promise<void> {
  await db.update(piezasTable).set({ colorId: destinoId }).where(inArray(piezasTable.colorId, origenIds))
  await db.execute(sql`
    with quitadas as (delete from orden_fab_celdas where ${inArray(sql`color_id`, origenIds)} returning *)
    insert into orden_fab_celdas as c (orden_id, color_id, talla, prevista, cortada, recibida, segunda)
    select orden_id, ${destinoId}, talla, sum(prevista), sum(cortada), sum(recibida), sum(segunda)
    from quitadas group by orden_id, talla
    on conflict (orden_id, color_id, talla) do update set prevista = c.prevista + excluded.prevista,
      cortada = c.cortada + excluded.cortada, recibida = c.recibida + excluded.recibida,
      segunda = c.segunda + excluded.segunda`)
}

/** Several colours become one: every reference is re-pointed, colliding quantities are added, the others disappear. */
export async function fusionarColores(db: Db, fusion: Fusion): Promise<number> {
  const { destinoId, origenIds } = fusion
  await bloquear(db, fusion)
  await fusionarVariantes(db, fusion)
  await fusionarVentas(db, fusion)
  await fusionarProduccion(db, fusion)
  await db
    .update(modeloFotosTable)
    .set({ colorId: destinoId, ...nextVersion(modeloFotosTable) })
    .where(inArray(modeloFotosTable.colorId, origenIds))
  await db.delete(coloresTable).where(inArray(coloresTable.id, origenIds))
  return destinoId
}
