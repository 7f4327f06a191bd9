import { Imagen } from '@telar/contract/casa/imagen'
import type { LineaNueva } from '@telar/contract/facturacion/factura'
import { Id } from '@telar/contract/kit/crud'
import type { Textos } from '@telar/domain/idioma'
import { inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { ints, rows } from '../../db/rows.ts'
import { coloresTable, modelosTable } from '../../db/schema/catalogo/modelos.ts'
import type { LineaPreparada } from './preparar.ts'

type Foto = LineaNueva['imagen']
const FotoDeModelo = z.object({ modelo: Id, color: Id.nullable(), imagen: Imagen })

const clave = (modeloId: number, colorId: number | null) => `${modeloId} ${colorId ?? ''}`

/** The photo of each model, in its colour if there is one. */
async function fotosDe(db: Db, lineas: readonly LineaPreparada[]): Promise<Map<string, Foto>> {
  const pares = new Map(
    lineas.flatMap(({ modeloId, colorId }) =>
      modeloId == null ? [] : [[clave(modeloId, colorId ?? null), { modeloId, colorId: colorId ?? null }]],
    ),
  )
  const modelos = [...pares.values()].map(({ modeloId }) => modeloId)
  const colores = [...pares.values()].map(({ colorId }) => colorId)
  const fotos = await rows(
    db,
    FotoDeModelo,
    sql`
    select distinct on (p.modelo, p.color) p.modelo, p.color,
      json_build_object('id', i.id, 'ancho', i.ancho, 'alto', i.alto, 'huella', i.huella) as imagen
    from unnest(${ints(modelos)}, ${ints(colores)}) p(modelo, color)
      join modelo_fotos f on f.modelo_id = p.modelo join imagenes i on i.id = f.imagen_id
    order by p.modelo, p.color, (f.color_id = p.color) desc nulls last, f.orden`,
  )
  return new Map(fotos.map(({ modelo, color, imagen }) => [clave(modelo, color), imagen]))
}

interface DelCatalogo {
  modelos: Map<number, { numero: string; nombre: string; tallas: string[] }>
  colores: Map<number, { nombre: Textos; hex: string }>
  fotos: Map<string, Foto>
}

async function delCatalogo(db: Db, lineas: readonly LineaPreparada[]): Promise<DelCatalogo> {
  const modeloIds = [...new Set(lineas.flatMap(({ modeloId }) => modeloId ?? []))]
  const colorIds = [...new Set(lineas.flatMap(({ colorId }) => colorId ?? []))]
  if (modeloIds.length === 0) return { modelos: new Map(), colores: new Map(), fotos: new Map() }
  const modelos = await db.select().from(modelosTable).where(inArray(modelosTable.id, modeloIds))
  const colores =
    colorIds.length === 0 ? [] : await db.select().from(coloresTable).where(inArray(coloresTable.id, colorIds))
  return {
    modelos: new Map(modelos.map((modelo) => [modelo.id, modelo])),
    colores: new Map(colores.map((color) => [color.id, color])),
    fotos: await fotosDe(db, lineas),
  }
}

/** Lines with what the catalogue says of their models: three statements, however many lines. */
export async function detallar<L extends LineaPreparada>(db: Db, lineas: readonly L[]) {
  const { modelos, colores, fotos } = await delCatalogo(db, lineas)
  return lineas.map((linea) => {
    const modelo = modelos.get(linea.modeloId ?? 0)
    const color = colores.get(linea.colorId ?? 0)
    return {
      ...linea,
      ...{ modeloId: linea.modeloId ?? null, colorId: linea.colorId ?? null, comision: linea.comision ?? null },
      ...{ pedidoLineaId: linea.pedidoLineaId ?? null, anticipoId: linea.anticipoId ?? null, pvp: linea.pvp ?? null },
      ...{ dto: linea.dto ?? 0, re: linea.re ?? 0, tallasCantidades: linea.tallasCantidades ?? [] },
      numero: modelo?.numero ?? null,
      nombre: modelo?.nombre ?? null,
      tallas: modelo?.tallas ?? [],
      color: color?.nombre ?? null,
      hex: color?.hex ?? null,
      imagen: linea.modeloId == null ? null : (fotos.get(clave(linea.modeloId, linea.colorId ?? null)) ?? null),
    }
  })
}
