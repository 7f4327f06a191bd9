import type { CatalogoDeLineas, LineaPedida } from '@telar/domain/facturacion/linea'
import { inArray } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { coloresTable, modelosTable } from '../../db/schema/catalogo/modelos.ts'

const distintos = (ids: readonly (number | null)[]) => [...new Set(ids.filter((id) => id !== null))]

/** What the catalogue says of the models and colours of some lines. */
export async function leerCatalogo(
  db: Db,
  lineas: readonly Pick<LineaPedida, 'modeloId' | 'colorId'>[],
): Promise<CatalogoDeLineas> {
  const modeloIds = distintos(lineas.map(({ modeloId }) => modeloId))
  const colorIds = distintos(lineas.map(({ colorId }) => colorId))
  const { id, numero, nombre, precioMayor: precio } = modelosTable
  const modelos =
    modeloIds.length === 0
      ? []
      : await db.select({ id, numero, nombre, precio }).from(modelosTable).where(inArray(id, modeloIds))
  const colores =
    colorIds.length === 0
      ? []
      : await db
          .select({ id: coloresTable.id, nombre: coloresTable.nombre })
          .from(coloresTable)
          .where(inArray(coloresTable.id, colorIds))
  return {
    modelos: new Map(modelos.map((modelo) => [modelo.id, modelo])),
    colores: new Map(colores.map((color) => [color.id, color.nombre])),
  }
}
