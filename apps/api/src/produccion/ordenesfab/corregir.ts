import type { CorregirInput } from '@telar/contract/produccion/orden'
import { aDiezmilesimas, deDiezmilesimas } from '@telar/domain/dinero'
import {
  comprobarCuentas,
  estadoSegunCuentas,
  planCorregido,
  SE_CORTA,
  SE_RECIBE,
} from '@telar/domain/produccion/orden-fab'
import { ReglaError } from '@telar/domain/regla'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Celda, celdasEnSql } from '../../almacen/celdas.ts'
import type { Db } from '../../db/connection.ts'
import { rows, run } from '../../db/rows.ts'
import { ordenFabCeldasTable as c, consumosTable as k } from '../../db/schema/produccion/ordenesfab.ts'
import { notFound } from '../../kit/errors.ts'
import { lockVersion, refuseIfStale } from '../../kit/rows/version.ts'
import { PIEZA } from '../materias/entradas.ts'
import { moverMetros } from '../materias/metros.ts'
import { entrarEnStock } from './mover.ts'
import { anotarOrden, celdasDe, comprobarCeldas, exigirEstado, type Orden } from './ordenes.ts'
import { cambiarPlan, subidasDe } from './planes.ts'

/** Where an order stands by what is counted of it now. */
async function estadoDe(db: Db, orden: Orden) {
  return estadoSegunCuentas(orden.estado, await celdasDe(db, orden.id), await db.$count(k, eq(k.ordenId, orden.id)))
}

/** What was noted of a roll goes back to it, while the order is not closed. */
export async function devolverConsumo(db: Db, orden: Orden, consumoId: number, quien: string | null): Promise<void> {
  exigirEstado(orden, SE_CORTA)
  const [consumo] = await db
    .delete(k)
    .where(and(eq(k.id, consumoId), eq(k.ordenId, orden.id)))
    .returning()
  if (!consumo) throw notFound('Consumo', consumoId)
  const { piezaId, cantidad } = consumo
  const { metros, restante } = await lockVersion(db, PIEZA, piezaId)
  const cabe = deDiezmilesimas(aDiezmilesimas(metros) - aDiezmilesimas(restante))
  const vuelve = Math.min(cantidad, cabe)
  await moverMetros(db, [{ piezaId, cantidad: vuelve }], { causa: 'devolucion', ordenId: orden.id, quien })
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

const NADA = { prevista: 0, cortada: 0, recibida: 0, segunda: 0, perdida: 0, cerrada: 0 }

/** What was cut or came back was counted wrong: the counts, the plan that they need and the stock are put right. */
export async function corregirCuentas(
  db: Db,
  orden: Orden,
  { lineas, nota, version }: z.output<typeof CorregirInput>,
  quien: string | null,
): Promise<void> {
  exigirEstado(orden, SE_RECIBE)
  refuseIfStale(orden, version)
  const antes = await celdasDe(db, orden.id)
  const escritas = lineas.flatMap(({ colorId, tallasCantidades }) =>
    tallasCantidades.map((cuenta) => ({ colorId, ...cuenta })),
  )
  const unicas = new Map(escritas.map((cuenta) => [`${cuenta.colorId} ${cuenta.talla}`, cuenta]))
  const cuentas = [...unicas.values()].map((cuenta) => {
    const celda = antes.find(({ colorId, talla }) => colorId === cuenta.colorId && talla === cuenta.talla) ?? NADA
    return { ...cuenta, perdida: cuenta.perdida ?? celda.perdida, celda }
  })
  comprobarCuentas(cuentas)
  await comprobarCeldas(
    db,
    orden.modeloId,
    cuentas.map(({ colorId, talla, cortada }) => ({ colorId, talla, cantidad: cortada })),
  )
  const subidas = await subidasDe(db, orden.id)
  const plan = cuentas.map(({ colorId, talla, celda, ...cuenta }) => {
    const subido = subidas.find((una) => una.colorId === colorId && una.talla === talla)?.n ?? 0
    return { colorId, talla, n: planCorregido(celda, cuenta, subido) }
  })
  const acto = { causa: 'correccion' as const, quien, motivo: nota }
  await cambiarPlan(
    db,
    orden.id,
    plan.filter(({ n }) => n > 0),
    acto,
  )
  for (const { colorId, talla, cortada, recibida, segunda, perdida } of cuentas)
    await db
      .update(c)
      .set({ cortada, recibida, segunda, perdida })
      .where(and(eq(c.ordenId, orden.id), eq(c.colorId, colorId), eq(c.talla, talla)))
  await cambiarPlan(
    db,
    orden.id,
    plan.filter(({ n }) => n < 0),
    acto,
  )
  const cambios = cuentas.map(({ celda, ...cuenta }) => ({ ...cuenta, de: cuenta.recibida - celda.recibida }))
  const enStock = (signo: number) =>
    cambios
      .filter(({ de }) => de * signo > 0)
      .map(({ colorId, talla, de }) => ({ modeloId: orden.modeloId, colorId, talla, cantidad: de * signo }))
  await salirDelStock(db, enStock(-1))
  await entrarEnStock(db, enStock(1))
  await anotarOrden(db, orden.id, { estado: await estadoDe(db, orden), quien, nota })
}
