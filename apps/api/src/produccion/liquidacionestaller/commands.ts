import type { LiquidarInput, PrepararInput, RevisarInput } from '@telar/contract/produccion/liquidacionestaller'
import { ejercicioDe } from '@telar/domain/fecha'
import { comprobarMes, comprobarRevisada, finDeMes, numeroDeLiquidacion } from '@telar/domain/produccion/liquidacion'
import type { EstadoDeOrden } from '@telar/domain/produccion/orden-fab'
import { CampoError, ReglaError } from '@telar/domain/regla'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { enviarCorreo } from '../../casa/correo/enviar.ts'
import { siguienteNumero } from '../../casa/numerar.ts'
import type { Db } from '../../db/connection.ts'
import { ordenesFabTable as o } from '../../db/schema/produccion/ordenesfab.ts'
import { proveedoresTable as p } from '../../db/schema/produccion/proveedores.ts'
import {
  liquidacionTallerLineasTable as l,
  liquidacionesTallerTable as q,
  vueltasTallerTable as v,
} from '../../db/schema/produccion/talleres.ts'
import { conflict, FieldsError, notFound } from '../../kit/errors.ts'
import { lockVersion, saveVersion, type Version } from '../../kit/rows/version.ts'
import { costeReal } from '../ordenesfab/coste-real.ts'
import type { Acto } from '../ordenesfab/ordenes.ts'
import { liquidacionDeTaller } from './cartas.ts'
import { congelarLiquidacion } from './dicho.ts'
import { LIQUIDACION, recogerVueltas, sumarLiquidacion } from './lineas.ts'

type Liquidacion = typeof q.$inferSelect
const SERIE = 'liquidacionestaller'
const CERRADA: EstadoDeOrden = 'cerrada'

function exigirBorrador({ estado, numero }: Liquidacion): void {
  if (estado !== 'borrador') throw conflict('liquidacion.liquidada', { numero: numero ?? '' })
}

/** A statement of a month to be checked: of all that came back up to its end and is on no other. */
export async function prepararLiquidacion(
  db: Db,
  { tallerId, mes }: z.output<typeof PrepararInput>,
  { quien, hoy }: Acto,
): Promise<number> {
  comprobarMes(mes, hoy)
  const [taller] = await db.select({ tipo: p.tipo }).from(p).where(eq(p.id, tallerId)).for('update')
  if (!taller) throw new FieldsError({ tallerId: ['error.missing-reference'] })
  if (taller.tipo !== 'taller') throw new FieldsError({ tallerId: ['orden.taller'] })
  const [otra] = await db
    .select({ id: q.id })
    .from(q)
    .where(and(eq(q.tallerId, tallerId), eq(q.mes, mes)))
  if (otra) throw new CampoError('mes', 'liquidacion.repetida')
  const [nueva] = await db.insert(q).values({ tallerId, mes, quien }).returning({ id: q.id })
  const id = nueva?.id as number
  const lineas = await recogerVueltas(db, id, tallerId, finDeMes(mes))
  if (lineas === 0) throw new ReglaError('liquidacion.sin-lineas')
  await sumarLiquidacion(db, id)
  return id
}

/** What has come back since goes on it too. */
export async function actualizarLiquidacion(db: Db, id: number, version: Version): Promise<void> {
  const liquidacion = await lockVersion(db, LIQUIDACION, id, version)
  exigirBorrador(liquidacion)
  await recogerVueltas(db, id, liquidacion.tallerId, finDeMes(liquidacion.mes))
  await sumarLiquidacion(db, id)
}

/** Somebody looks at lines, or puts them right and says why. */
export async function revisarLiquidacion(
  db: Db,
  id: number,
  { lineas, version }: z.output<typeof RevisarInput>,
): Promise<void> {
  exigirBorrador(await lockVersion(db, LIQUIDACION, id, version))
  const suyas = await db.select().from(l).where(eq(l.liquidacionId, id))
  for (const [i, { id: lineaId, revisada, corregido, motivo }] of lineas.entries()) {
    const linea = suyas.find((una) => una.id === lineaId)
    if (!linea) throw new CampoError(`lineas.${i}.id`, 'liquidacion.linea')
    const otro = corregido === linea.importe ? null : corregido
    if (otro !== null && motivo === '') throw new CampoError(`lineas.${i}.motivo`, 'liquidacion.sin-motivo')
    const set = { revisada, corregido: otro, motivo: otro === null ? '' : motivo }
    await saveVersion(db, { table: l, entity: 'Línea' }, lineaId, null, set)
  }
  await sumarLiquidacion(db, id)
}

/** Locks the orders that a statement speaks of, before the statement itself. */
async function bloquearOrdenesDe(db: Db, id: number): Promise<{ id: number; estado: EstadoDeOrden }[]> {
  const suyas = db.select({ id: v.ordenId }).from(l).innerJoin(v, eq(v.id, l.vueltaId)).where(eq(l.liquidacionId, id))
  return db.select({ id: o.id, estado: o.estado }).from(o).where(inArray(o.id, suyas)).orderBy(asc(o.id)).for('update')
}

/**
 * A statement is settled once and for all: it has its number and its paper. What closed orders cost is then what was
 * really paid.
 */
export async function liquidar(
  db: Db,
  id: number,
  { para, mensaje, version }: z.output<typeof LiquidarInput>,
  { quien, hoy }: Acto,
): Promise<void> {
  const ordenes = await bloquearOrdenesDe(db, id)
  const liquidacion = await lockVersion(db, LIQUIDACION, id, version)
  exigirBorrador(liquidacion)
  comprobarRevisada(await db.select({ revisada: l.revisada }).from(l).where(eq(l.liquidacionId, id)))
  await sumarLiquidacion(db, id)
  const ejercicio = ejercicioDe(hoy)
  const numero = numeroDeLiquidacion(ejercicio, await siguienteNumero(db, SERIE, ejercicio))
  await saveVersion(db, LIQUIDACION, id, null, { estado: 'liquidada', numero, fecha: hoy, quien })
  await congelarLiquidacion(db, id)
  for (const { id: ordenId } of ordenes.filter(({ estado }) => estado === CERRADA)) {
    const { coste } = await costeReal(db, ordenId)
    await db.update(o).set({ costeReal: coste }).where(eq(o.id, ordenId))
  }
  if (para !== null) await enviarLiquidacion(db, id, { para, mensaje })
}

/** A settled statement goes to the workshop by mail, in its language. */
export async function enviarLiquidacion(
  db: Db,
  id: number,
  { para, mensaje }: { para: string; mensaje: string },
): Promise<void> {
  const liquidacion = await lockVersion(db, LIQUIDACION, id)
  const { numero, mes, tallerId } = liquidacion
  if (numero === null) throw new ReglaError('liquidacion.sin-liquidar')
  const [taller] = await db.select({ nombre: p.razonSocial, idioma: p.idioma }).from(p).where(eq(p.id, tallerId))
  if (!taller) throw notFound('Proveedor', tallerId)
  await saveVersion(db, LIQUIDACION, id, null, { enviadaEn: sql`now()`, enviadaA: para })
  await enviarCorreo(db, {
    ...{ para, idioma: taller.idioma, plantilla: liquidacionDeTaller },
    datos: { nombre: taller.nombre, numero, mensaje, mes: `${mes.slice(5)}/${mes.slice(0, 4)}` },
    adjunto: { clase: 'liquidacion-taller', id },
    sobre: [`liquidacionestaller/${id}`, `proveedores/${tallerId}`],
  })
}

/** Only what is not settled disappears; what was on it waits for another. */
export async function borrarLiquidaciones(db: Db, ids: number[]): Promise<number[]> {
  const filas = await db.select().from(q).where(inArray(q.id, ids)).orderBy(q.id).for('update')
  const falta = ids.find((id) => !filas.some((fila) => fila.id === id))
  if (falta !== undefined) throw notFound('Liquidación', falta)
  filas.forEach(exigirBorrador)
  await db.delete(q).where(inArray(q.id, ids))
  return ids
}
