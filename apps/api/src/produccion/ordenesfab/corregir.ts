import type { CorregirInput } from '@telar/contract/produccion/orden'
import { comprobarCuentas, estadoSegunCuentas, SE_CORTA, SE_RECIBE } from '@telar/domain/produccion/orden-fab'
import { ReglaError } from '@telar/domain/regla'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Celda, celdasEnSql } from '../../almacen/celdas.ts'
import type { Db } from '../../db/connection.ts'
import { rows, run } from '../../db/rows.ts'
import { piezasTable as p } from '../../db/schema/produccion/materias.ts'
import { ordenFabCeldasTable as c, consumosTable as k } from '../../db/schema/produccion/ordenesfab.ts'
import { notFound } from '../../kit/errors.ts'
import { refuseIfStale, saveVersion } from '../../kit/rows/version.ts'
import { PIEZA } from '../materias/entradas.ts'
import { congelarOrden } from './dicho.ts'
import { entrarEnStock } from './mover.ts'
import { anotarOrden, celdasDe, comprobarCeldas, exigirEstado, type Orden } from './ordenes.ts'

/** Where an order stands by what is counted of it now. */
async function estadoDe(db: Db, orden: Orden) {
  return estadoSegunCuentas(orden.estado, await celdasDe(db, orden.id), await db.$count(k, eq(k.ordenId, orden.id)))
}

/** What was noted of a roll goes back to it, while the order is not closed. */
export async function devolverConsumo(db: Db, orden: Orden, consumoId: number, quien: string | null): Promise<void> {
  exigirEstado(orden, [...SE_CORTA, ...SE_RECIBE])
  const [consumo] = await db
    .delete(k)
    .where(and(eq(k.id, consumoId), eq(k.ordenId, orden.id)))
    .returning()
  if (!consumo) throw notFound('Consumo', consumoId)
  const vuelve = sql`${p.restante} + ${consumo.cantidad}::numeric`
  await saveVersion(db, PIEZA, consumo.piezaId, null, { restante: sql`least(${vuelve}, ${p.metros})` })
  const estado = await estadoDe(db, orden)
  if (estado !== orden.estado) await anotarOrden(db, orden.id, { estado, quien, nota: '' })
}

const Variante = z.object({ talla: z.string(), quedan: z.int(), bastan: z.boolean() })

/** Garments that never came leave the stock, unless they have been promised or have left already. */
async function salirDelStock(db: Db, celdas: readonly Celda[]): Promise<void> {
  if (celdas.length === 0) return
  const variantes = await rows(
    db,
    Variante,
    sql`
    select v.talla, v.stock - v.reservado as quedan, v.stock - v.reservado >= p.cantidad as bastan
    from modelo_variantes v join ${celdasEnSql(celdas)}
      on p.modelo_id = v.modelo_id and p.color_id = v.color_id and p.talla = v.talla order by v.id for update of v`,
  )
  const falta = variantes.find(({ bastan }) => !bastan)
  if (falta) throw new ReglaError('orden.ya-salieron', { talla: falta.talla, n: falta.quedan })
  await run(
    db,
    sql`
    update modelo_variantes v set stock = v.stock - p.cantidad, version = v.version + 1, modificado_en = now()
    from ${celdasEnSql(celdas)}
    where p.modelo_id = v.modelo_id and p.color_id = v.color_id and p.talla = v.talla`,
  )
}

/** What was cut or came back was counted wrong. */
export async function corregirCuentas(
  db: Db,
  orden: Orden,
  { lineas, nota, version }: z.output<typeof CorregirInput>,
  quien: string | null,
): Promise<void> {
  exigirEstado(orden, SE_RECIBE)
  refuseIfStale(orden, version)
  const cuentas = lineas.flatMap(({ colorId, tallasCantidades }) =>
    tallasCantidades.map((celda) => ({ colorId, ...celda })),
  )
  comprobarCuentas(cuentas)
  await comprobarCeldas(
    db,
    orden.modeloId,
    cuentas.map(({ colorId, talla, cortada }) => ({ colorId, talla, cantidad: cortada })),
  )
  const antes = await celdasDe(db, orden.id)
  const cambios = cuentas.map((cuenta) => {
    const celda = antes.find(({ colorId, talla }) => colorId === cuenta.colorId && talla === cuenta.talla)
    return { ...cuenta, de: cuenta.recibida - (celda?.recibida ?? 0) }
  })
  for (const { colorId, talla, cortada, recibida, segunda } of cambios)
    await db
      .insert(c)
      .values({ ordenId: orden.id, colorId, talla, cortada, recibida, segunda })
      .onConflictDoUpdate({ target: [c.ordenId, c.colorId, c.talla], set: { cortada, recibida, segunda } })
  const enStock = (signo: number) =>
    cambios
      .filter(({ de }) => de * signo > 0)
      .map(({ colorId, talla, de }) => ({ modeloId: orden.modeloId, colorId, talla, cantidad: de * signo }))
  await salirDelStock(db, enStock(-1))
  await entrarEnStock(db, enStock(1))
  await anotarOrden(db, orden.id, { estado: await estadoDe(db, orden), quien, nota })
  await congelarOrden(db, orden.id)
}
