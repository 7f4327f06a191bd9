import type { CobroInput, FacturaMudable } from '@telar/contract/facturacion/entrada'
import { sumarEuros } from '@telar/domain/dinero'
import {
  comprobarCobro,
  comprobarContraparte,
  comprobarFechaDeCobro,
  esDinero,
  type Operacion,
} from '@telar/domain/facturacion/cobro'
import { ReglaError } from '@telar/domain/regla'
import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { ints } from '../../db/rows.ts'
import { cobrosTable as c, facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import { remesaLineasTable as l } from '../../db/schema/facturacion/remesas.ts'
import { conflict, FieldsError, notFound } from '../../kit/errors.ts'
import { saveVersion } from '../../kit/rows/version.ts'
import { revisarUsado, tomarAnticipo } from '../anticipos/uso.ts'
import { refuseIfClosedDay } from '../caja/caja.ts'
import type { Factura } from '../facturas/referencias.ts'
import { sustituida } from '../facturas/sustituida.ts'
import { esSaldo, trasladarSaldo } from '../facturas/sustituir.ts'
import { refuseIfLessThanEnCamino } from '../remesas/giros.ts'
import { revisarCobrado } from './cobrado.ts'

type Entrada = z.output<typeof CobroInput>
export type Cobro = typeof c.$inferSelect
const COBRO = { table: c, entity: 'Cobro' }

/**
 * Everything that is one operation with an invoice: itself, what comes from the same orders and what corrects it. What was
 * said anew counts once.
 */
async function operacionDe(db: Db, { id, pedidoIds }: Factura): Promise<Operacion> {
  const suyas = or(
    eq(f.id, id),
    sql`${f.pedidoIds} && ${ints(pedidoIds)}`,
    sql`${f.rectifica} @> array[${id}::int]`,
    sql`${f.id} in (select unnest(o.rectifica) from facturas o where o.id = ${id})`,
  )
  const juntas = await db
    .select({
      id: f.id,
      total: sql<number>`(case when ${sustituida(sql`facturas`)} then 0 else ${f.total} end)::float8`,
    })
    .from(f)
    .where(and(eq(f.estado, 'emitida'), suyas))
  const cobros = await db
    .select()
    .from(c)
    .where(
      inArray(
        c.facturaId,
        juntas.map((una) => una.id),
      ),
    )
  return { total: sumarEuros(juntas.map(({ total }) => total)), cobros }
}

type Apunte = Pick<Cobro, 'fecha' | 'importe' | 'referencia' | 'motivo'>

/** Sets what an invoice owes against another that owes the other way: both are settled by as much. */
async function compensar(db: Db, factura: Factura, contraparteId: number | null, apunte: Apunte): Promise<void> {
  const [otra] =
    contraparteId === null ? [] : await db.select().from(f).where(eq(f.id, contraparteId)).for('no key update')
  comprobarContraparte(factura, otra, apunte.importe)
  if (!otra) return
  const lados = [
    { de: factura, con: otra, importe: apunte.importe },
    { de: otra, con: factura, importe: -apunte.importe },
  ]
  for (const { de, con, importe } of lados) {
    await refuseIfLessThanEnCamino(db, de, importe)
    const referencia = apunte.referencia || (con.numeroCompleto ?? '')
    const lado = { facturaId: de.id, contraparteId: con.id, importe, referencia }
    await db.insert(c).values({ ...apunte, ...lado, medio: 'compensacion' })
    await revisarCobrado(db, de.id)
  }
}

/** Money that came before pays an invoice: it is the customer's no more. */
async function usarAnticipo(db: Db, factura: Factura, anticipoId: number | null, apunte: Apunte): Promise<void> {
  await refuseIfLessThanEnCamino(db, factura, apunte.importe)
  const { id, numero } = await tomarAnticipo(db, anticipoId, factura, apunte)
  const referencia = apunte.referencia || numero
  await db.insert(c).values({ ...apunte, referencia, facturaId: factura.id, medio: 'anticipo', anticipoId: id })
  await revisarUsado(db, id)
  await revisarCobrado(db, factura.id)
}

/** A payment of an issued invoice, which the caller has locked, with the one it is set against; by the bank's movement, if there is one. */
export async function cobrar(
  db: Db,
  factura: Factura,
  entrada: Entrada,
  hoy: string,
  movimientoId: number | null = null,
): Promise<void> {
  if (factura.estado !== 'emitida') throw new ReglaError('cobro.borrador')
  const { medio, importe, referencia, motivo, contraparteId } = entrada
  comprobarCobro(entrada, factura.pendiente, await operacionDe(db, factura))
  const fecha = entrada.fecha ?? hoy
  comprobarFechaDeCobro({ fecha, motivo }, factura.fecha, hoy)
  if (medio === 'anticipo') return usarAnticipo(db, factura, entrada.anticipoId, { fecha, importe, referencia, motivo })
  if (!esDinero(entrada)) return compensar(db, factura, contraparteId, { fecha, importe, referencia, motivo })
  if (medio === 'contado') await refuseIfClosedDay(db, fecha)
  await db.insert(c).values({ facturaId: factura.id, fecha, medio, importe, referencia, motivo, movimientoId })
  await revisarCobrado(db, factura.id)
}

/** Locks an invoice and those that some of its payments are set against, in the order of their ids. */
export async function bloquearConContrapartes(
  db: Db,
  id: number,
  contrapartes: readonly (number | null | undefined)[],
  suyas: SQL | undefined,
): Promise<Factura> {
  const ids = [...new Set([id, ...contrapartes.flatMap((otra) => otra ?? [])])]
  const filas = await db
    .select()
    .from(f)
    .where(and(inArray(f.id, ids), suyas && or(ne(f.id, id), suyas)))
    .orderBy(f.id)
    .for('no key update')
  const factura = filas.find((fila) => fila.id === id)
  if (!factura) throw notFound('Factura', id)
  return factura
}

/** What a payment of an invoice is set against, if it is. */
export async function contraparteDe(db: Db, facturaId: number, cobroId: number): Promise<number | null> {
  const [cobro] = await db
    .select({ contraparteId: c.contraparteId })
    .from(c)
    .where(and(eq(c.id, cobroId), eq(c.facturaId, facturaId)))
  return cobro?.contraparteId ?? null
}

/** A payment of an issued invoice that still counts: what a substitution settled goes with its invoices. */
async function cobroDe(db: Db, { id: facturaId, estado }: Factura, id: number): Promise<Cobro> {
  if (estado !== 'emitida') throw new ReglaError('factura.no-emitida')
  const [cobro] = await db
    .select()
    .from(c)
    .where(and(eq(c.id, id), eq(c.facturaId, facturaId)))
    .for('update')
  if (!cobro) throw notFound('Cobro', id)
  if (cobro.impagado) throw conflict('cobro.devuelto')
  if (await esSaldo(db, cobro)) throw conflict('cobro.saldo')
  return cobro
}

/** Takes back a payment that was entered by mistake; not from a till that has been counted. */
export async function borrarCobro(db: Db, factura: Factura, cobroId: number): Promise<void> {
  const { id } = factura
  const cobro = await cobroDe(db, factura, cobroId)
  if (cobro.medio === 'contado') await refuseIfClosedDay(db, cobro.fecha)
  await db.delete(c).where(eq(c.id, cobroId))
  if (cobro.anticipoId !== null) await revisarUsado(db, cobro.anticipoId)
  await revisarCobrado(db, id)
  await trasladarSaldo(db, id, cobro.fecha)
  if (cobro.contraparteId !== null) await borrarElOtroLado(db, cobro, cobro.contraparteId)
}

/** The same set-off as the other invoice has it. */
async function borrarElOtroLado(db: Db, { facturaId, importe, fecha }: Cobro, otraId: number): Promise<void> {
  const [otro] = await db
    .select({ id: c.id })
    .from(c)
    .where(and(eq(c.facturaId, otraId), eq(c.contraparteId, facturaId), eq(c.importe, -importe), eq(c.fecha, fecha)))
    .orderBy(c.id)
    .limit(1)
  if (!otro) throw new Error(`Invoice ${otraId} has nothing set against ${facturaId}.`)
  await db.delete(c).where(eq(c.id, otro.id))
  await revisarCobrado(db, otraId)
  await trasladarSaldo(db, otraId, fecha)
}

/** The bank gave a payment back: it stays written down, no longer counts, and its commission is owed back; so says the remittance that it came from. */
export async function devolverCobro(
  db: Db,
  factura: Factura,
  cobroId: number,
  { fecha, hoy, devolucionId = null }: { fecha: string; hoy: string; devolucionId?: number | null },
): Promise<void> {
  const { id } = factura
  const cobro = await cobroDe(db, factura, cobroId)
  if (!esDinero(cobro)) throw conflict('cobro.no-es-dinero')
  if (fecha > hoy || fecha < cobro.fecha) throw new FieldsError({ fecha: ['cobro.fecha-impagado'] })
  if (cobro.medio === 'contado') await refuseIfClosedDay(db, cobro.fecha)
  await saveVersion(db, COBRO, cobroId, null, { impagado: true, fechaImpagado: fecha, devolucionId })
  await db.update(l).set({ devuelta: fecha }).where(eq(l.cobroId, cobroId))
  await revisarCobrado(db, id)
  await trasladarSaldo(db, id, fecha)
}

/** The bank did not give it back after all: it counts again, if so much is still owed. */
export async function recuperarCobro(db: Db, factura: Factura, cobro: Cobro): Promise<void> {
  comprobarCobro({ medio: cobro.medio, importe: cobro.importe }, factura.pendiente, { total: 0, cobros: [] })
  await saveVersion(db, COBRO, cobro.id, null, { impagado: false, fechaImpagado: null, devolucionId: null })
  await db.update(l).set({ devuelta: null, motivo: '' }).where(eq(l.cobroId, cobro.id))
  await revisarCobrado(db, factura.id)
}

/** Makes the payments those of a list: those without an id are new, those that are missing were mistakes. */
export async function igualarCobros(
  db: Db,
  factura: Factura,
  lista: NonNullable<z.output<typeof FacturaMudable>['cobros']>,
  releer: () => Promise<Factura>,
  hoy: string,
): Promise<void> {
  const antes = await db.select().from(c).where(eq(c.facturaId, factura.id))
  const sobran = antes.filter(({ id, impagado }) => !impagado && !lista.some((uno) => uno.id === id))
  for (const { id } of sobran) await borrarCobro(db, factura, id)
  for (const nuevo of lista.filter(({ id }) => id == null)) await cobrar(db, await releer(), nuevo, hoy)
}
