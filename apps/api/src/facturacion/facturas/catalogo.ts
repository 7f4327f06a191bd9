import { precioDeSegunda } from '@telar/domain/catalogo/precio'
import type { CatalogoDeLineas, LineaPedida } from '@telar/domain/facturacion/linea'
import { inArray } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { coloresTable, modelosTable } from '../../db/schema/catalogo/modelos.ts'

const distintos = (ids: readonly (number | null)[]) => [...new Set(ids.filter((id) => id !== null))]

/** What the catalogue says of the models and colours of some lines. */
export async function leerCatalogo(
  db: Db,
  lineas: readonly Pick<LineaPedida, 'modeloId' | 'colorId'>[],
  segundaPorCiento: number,
): Promise<CatalogoDeLineas> {
  const modeloIds = distintos(lineas.map(({ modeloId }) => modeloId))
  const colorIds = distintos(lineas.map(({ colorId }) => colorId))
  const { id, numero, nombre, precioMayor, precioSegunda } = modelosTable
  const modelos =
    modeloIds.length === 0
      ? []
      : await db
          .select({ id, numero, nombre, precioMayor, precioSegunda })
          .from(modelosTable)
          .where(inArray(id, modeloIds))
  const colores =
    colorIds.length === 0
      ? []
      : await db
          .select({ id: coloresTable.id, nombre: coloresTable.nombre })
          .from(coloresTable)
          .where(inArray(coloresTable.id, colorIds))
  return {
    modelos: new Map(
      modelos.map(({ id: cual, precioMayor: precio, ...modelo }) => [
        cual,
        { ...modelo, precio, segunda: precioDeSegunda({ ...modelo, precioMayor: precio }, segundaPorCiento) },
      ]),
    ),
    colores: new Map(colores.map((color) => [color.id, color.nombre])),
  }
}
