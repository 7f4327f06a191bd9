import type { FacturaInput } from '@telar/contract/facturacion/entrada'
import { enIdioma, type Idioma, type Textos } from '@telar/domain/idioma'
import { inArray } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { coloresTable, modelosTable } from '../../db/schema/catalogo/modelos.ts'
import { FieldsError } from '../../kit/errors.ts'

type Pedida = FacturaInput['lineas'][number]

interface Modelo {
  id: number
  numero: string
  nombre: string
  precio: number
}

/** What the catalogue says of the models and colours of some lines. */
export interface Catalogo {
  modelos: Map<number, Modelo>
  colores: Map<number, Textos>
}

const distintos = (ids: readonly (number | null)[]) => [...new Set(ids.filter((id) => id !== null))]

export async function leerCatalogo(db: Db, lineas: readonly Pick<Pedida, 'modeloId' | 'colorId'>[]): Promise<Catalogo> {
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

/** How a garment is called on paper: its name, its number and its colour. */
const descripcionDe = (
  { nombre, numero }: Pick<Modelo, 'nombre' | 'numero'>,
  color: Textos | undefined,
  idioma: Idioma,
) => [`${nombre} ${numero}`, color && enIdioma(color, idioma)].filter(Boolean).join(', ')

/** A line's words and price: what was typed, otherwise the catalogue's. */
export function nombrar(linea: Pedida, i: number, { modelos, colores }: Catalogo, idioma: Idioma) {
  const modelo = linea.modeloId === null ? undefined : modelos.get(linea.modeloId)
  const color = linea.colorId === null ? undefined : colores.get(linea.colorId)
  if (linea.modeloId !== null && !modelo)
    throw new FieldsError({ [`lineas.${i}.modeloId`]: ['error.missing-reference'] })
  if (linea.colorId !== null && !color) throw new FieldsError({ [`lineas.${i}.colorId`]: ['error.missing-reference'] })
  const descripcion = linea.descripcion || (modelo ? descripcionDe(modelo, color, idioma) : '')
  if (!descripcion) throw new FieldsError({ [`lineas.${i}.descripcion`]: ['factura.descripcion'] })
  const precio = linea.precio ?? modelo?.precio
  if (precio === undefined) throw new FieldsError({ [`lineas.${i}.precio`]: ['factura.precio'] })
  return { descripcion, precio }
}
