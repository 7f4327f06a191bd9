import { precioDeSegunda } from '@telar/domain/catalogo/precio'
import type { CatalogoDeLineas, LineaPedida } from '@telar/domain/facturacion/linea'
import { inArray } from 'drizzle-orm'
import { nombresDe } from '../../catalogo/webmodelos/queries.ts'
import { deModelos, preciosEn } from '../../clientes/tarifas/precios.ts'
import { leerTarifario } from '../../clientes/tarifas/tarifario.ts'
import type { Db } from '../../db/connection.ts'
import { coloresTable, modelosTable } from '../../db/schema/catalogo/modelos.ts'

const distintos = (ids: readonly (number | null)[]) => [...new Set(ids.filter((id) => id !== null))]

/** Whose prices, and on what day. */
interface Quien {
  segundaPorCiento: number
  grupoId: number | null
  dia: string
}

const cuantas = (lineas: readonly Pick<LineaPedida, 'modeloId' | 'cantidad' | 'tallasCantidades'>[]) =>
  lineas.flatMap(({ modeloId, cantidad, tallasCantidades }) => {
    const prendas = tallasCantidades.length > 0 ? tallasCantidades.reduce((n, una) => n + una.cantidad, 0) : cantidad
    return modeloId === null ? [] : [{ modeloId, cantidad: prendas }]
  })

/** What the catalogue says of the models and colours of some lines. */
export async function leerCatalogo(
  db: Db,
  lineas: readonly Pick<LineaPedida, 'modeloId' | 'colorId' | 'cantidad' | 'tallasCantidades'>[],
  { segundaPorCiento, grupoId, dia }: Quien,
): Promise<CatalogoDeLineas> {
  const modeloIds = distintos(lineas.map(({ modeloId }) => modeloId))
  const colorIds = distintos(lineas.map(({ colorId }) => colorId))
  const { id, numero, precioMayor, precioSegunda, modeloTipoId, temporadaId } = modelosTable
  const modelos =
    modeloIds.length === 0
      ? []
      : await db
          .select({ id, numero, nombres: nombresDe, precioMayor, precioSegunda, modeloTipoId, temporadaId })
          .from(modelosTable)
          .where(inArray(id, modeloIds))
  const colores =
    colorIds.length === 0
      ? []
      : await db
          .select({ id: coloresTable.id, nombre: coloresTable.nombre })
          .from(coloresTable)
          .where(inArray(coloresTable.id, colorIds))
  const tarifario = modeloIds.length > 0 ? await leerTarifario(db, grupoId, dia, deModelos(modeloIds)) : null
  const precios = preciosEn(modelos, cuantas(lineas), tarifario)
  return {
    modelos: new Map(
      modelos.map((modelo) => [
        modelo.id,
        {
          ...{ numero: modelo.numero, nombres: modelo.nombres, precio: precios.get(modelo.id)?.precio ?? 0 },
          segunda: precioDeSegunda(modelo, segundaPorCiento),
        },
      ]),
    ),
    colores: new Map(colores.map((color) => [color.id, color.nombre])),
  }
}
