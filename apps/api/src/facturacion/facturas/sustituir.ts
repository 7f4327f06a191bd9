import { aCentimos, aEuros, type Centimos } from '@telar/domain/dinero'
import { ReglaError } from '@telar/domain/regla'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { cobrosTable as c, facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import { revisarCobrado } from '../cobros/cobrado.ts'
import { refuseIfEnCamino } from '../remesas/giros.ts'
import { bloquearFacturas } from './guardar.ts'
import type { Factura } from './referencias.ts'

/**
 * An invoice that replaces others takes over what was paid of them: nothing is owed of the old ones any more, and of the
 * new one only the rest. What was paid beyond it would have to be given back, which a correction by difference says.
 */
export async function ajustarSustitucion(db: Db, factura: Factura): Promise<void> {
  if (factura.tipoRectificativa !== 'S') return
  const viejas = await bloquearFacturas(db, factura.rectifica, undefined)
  await refuseIfEnCamino(db, factura.rectifica)
  const cobrado = viejas.reduce((suma, vieja) => suma + aCentimos(vieja.cobrado), 0) as Centimos
  if (cobrado < 0 || cobrado > aCentimos(factura.total))
    throw new ReglaError('factura.sustitucion-pagada', { cobrado: aEuros(cobrado) })
  const referencia = factura.numeroCompleto ?? ''
  const saldos = [
    ...viejas.map(({ id, pendiente }) => ({ facturaId: id, importe: pendiente })),
    { facturaId: factura.id, importe: aEuros(cobrado) },
  ].filter(({ importe }) => importe !== 0)
  for (const saldo of saldos) {
    await db.insert(c).values({ ...saldo, fecha: factura.fecha, medio: 'compensacion', referencia })
    await revisarCobrado(db, saldo.facturaId)
  }
}

type Saldo = Pick<typeof c.$inferSelect, 'facturaId' | 'medio' | 'referencia' | 'contraparteId'>

/** Whether a payment is what a substitution settled, of the old invoice or of the new one. */
export async function esSaldo(db: Db, { facturaId, medio, referencia, contraparteId }: Saldo): Promise<boolean> {
  if (medio !== 'compensacion' || contraparteId !== null) return false
  const suya = or(eq(f.id, facturaId), sql`${f.rectifica} @> array[${facturaId}::int]`)
  const sustituye = and(eq(f.estado, 'emitida'), eq(f.tipoRectificativa, 'S'), eq(f.numeroCompleto, referencia))
  return (await db.$count(f, and(sustituye, suya))) > 0
}

/** What is owed again of an invoice that was replaced is owed of the one that says it anew. */
export async function trasladarSaldo(db: Db, facturaId: number, fecha: string): Promise<void> {
  const [nueva] = await db
    .select()
    .from(f)
    .where(and(eq(f.estado, 'emitida'), eq(f.tipoRectificativa, 'S'), sql`${f.rectifica} @> array[${facturaId}::int]`))
    .for('no key update')
  const [vieja] = await db.select({ pendiente: f.pendiente }).from(f).where(eq(f.id, facturaId))
  if (!nueva || !vieja || vieja.pendiente === 0) return
  const saldo = { fecha, medio: 'compensacion' as const, referencia: nueva.numeroCompleto ?? '' }
  await db.insert(c).values([
    { ...saldo, facturaId, importe: vieja.pendiente },
    { ...saldo, facturaId: nueva.id, importe: -vieja.pendiente },
  ])
  await revisarCobrado(db, facturaId)
  await revisarCobrado(db, nueva.id)
  await trasladarSaldo(db, nueva.id, fecha)
}

/** The payments by which a substitution settled an invoice, the old one or itself. */
const saldosDe = (facturaId: number, { numeroCompleto }: Pick<Factura, 'numeroCompleto'>) =>
  and(
    eq(c.facturaId, facturaId),
    eq(c.medio, 'compensacion'),
    isNull(c.contraparteId),
    eq(c.referencia, numeroCompleto ?? ''),
  )

/** Whether something was paid of an invoice itself: what it took over from the one it replaces was not. */
export async function cobradoDeVerdad(db: Db, factura: Factura): Promise<boolean> {
  const suyos = and(eq(c.facturaId, factura.id), eq(c.impagado, false))
  const saldo = factura.tipoRectificativa === 'S' ? saldosDe(factura.id, factura) : sql`false`
  return (await db.$count(c, and(suyos, sql`not (${saldo})`))) > 0
}

/** An invoice that replaced others is about to be annulled: what was paid of them stays theirs, the rest is owed again. */
export async function deshacerSustitucion(db: Db, factura: Factura): Promise<void> {
  if (factura.tipoRectificativa !== 'S') return
  for (const { id } of await bloquearFacturas(db, [...factura.rectifica, factura.id], undefined)) {
    await db.delete(c).where(saldosDe(id, factura))
    await revisarCobrado(db, id)
  }
}
