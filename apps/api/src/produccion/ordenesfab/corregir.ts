import type { CorregirInput } from '@telar/contract/produccion/orden'
import { comprobarCuentas, estadoSegunCuentas, SE_CORTA, SE_RECIBE } from '@telar/domain/produccion/orden-fab'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { piezasTable as p } from '../../db/schema/produccion/materias.ts'
import { ordenFabCeldasTable as c, consumosTable as k } from '../../db/schema/produccion/ordenesfab.ts'
import { notFound } from '../../kit/errors.ts'
import { refuseIfStale, saveVersion } from '../../kit/rows/version.ts'
import { PIEZA } from '../materias/entradas.ts'
import { congelarOrden } from './dicho.ts'
import { entrarEnCasa, salirDeCasa } from './existencias.ts'
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
    return { ...cuenta, antes: { recibida: celda?.recibida ?? 0, segunda: celda?.segunda ?? 0 } }
  })
  for (const { colorId, talla, cortada, recibida, segunda } of cambios)
    await db
      .insert(c)
      .values({ ordenId: orden.id, colorId, talla, cortada, recibida, segunda })
      .onConflictDoUpdate({ target: [c.ordenId, c.colorId, c.talla], set: { cortada, recibida, segunda } })
  const diferencias = (signo: number) =>
    cambios.map(({ colorId, talla, recibida, segunda, antes: era }) => ({
      ...{ colorId, talla },
      ...{ recibida: signo * (recibida - era.recibida), segunda: signo * (segunda - era.segunda) },
    }))
  await salirDeCasa(db, orden, diferencias(-1), nota)
  await entrarEnCasa(db, orden, diferencias(1))
  await anotarOrden(db, orden.id, { estado: await estadoDe(db, orden), quien, nota })
  await congelarOrden(db, orden.id)
}
