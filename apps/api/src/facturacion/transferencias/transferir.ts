import type { transferencias } from '@telar/contract/facturacion/transferencias'
import type { Body } from '@telar/contract/kit/endpoint'
import { esIban } from '@telar/domain/casa/cuenta'
import { aCentimos, sumarEuros } from '@telar/domain/dinero'
import { comprobarHabil } from '@telar/domain/facturacion/banco/calendario'
import { enOrdenes } from '@telar/domain/facturacion/banco/neto'
import { MAX_DIAS_DE_CARGO } from '@telar/domain/facturacion/banco/remesa'
import { enReferenciaSepa, type Orden, sumaDe } from '@telar/domain/facturacion/banco/sepa'
import { ejercicioDe, hoy, masDias, type Reloj } from '@telar/domain/fecha'
import { CampoError, ReglaError } from '@telar/domain/regla'
import { eq, or, sql } from 'drizzle-orm'
import { siguienteNumero } from '../../casa/numerar.ts'
import type { Db } from '../../db/connection.ts'
import { ints } from '../../db/rows.ts'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import { pagosTable as p, recibidasTable as r } from '../../db/schema/facturacion/recibidas.ts'
import { liquidacionesTable as q } from '../../db/schema/facturacion/tesoreria.ts'
import { transferenciaLineasTable as l, transferenciasTable as t } from '../../db/schema/facturacion/transferencias.ts'
import { conflict } from '../../kit/errors.ts'
import { lockVersion, saveVersion } from '../../kit/rows/version.ts'
import { domicilioDe, enPain001, type Ordenante } from '../banco/sepa.ts'
import { borrarPago, pagar } from '../recibidas/commands.ts'
import { type Debida, debidas } from './debidas.ts'

const TRANSFERENCIA = { table: t, entity: 'Transferencia' }
const LIQUIDACION = { table: q, entity: 'Liquidación' }
const SERIE = 'transferencias'
const ANCHO = 4

type Pedido = Body<typeof transferencias.crear>

async function ordenante(db: Db): Promise<Ordenante> {
  const [ajustes] = await db.select({ empresa: appSettingsTable.empresa }).from(appSettingsTable)
  const { razonSocial = '', marca = '', iban = '' } = ajustes?.empresa ?? {}
  const cuenta = iban.replaceAll(' ', '')
  if (!esIban(cuenta)) throw new ReglaError('remesa.sin-iban')
  return { nombre: razonSocial || marca, iban: cuenta, domicilio: domicilioDe(ajustes?.empresa) }
}

const idsDe = (pagos: Pedido['pagos'], clase: Pedido['pagos'][number]['clase']): number[] => [
  ...new Set(pagos.flatMap((pago) => (pago.clase === clase ? [pago.documentoId] : []))),
]

/** Locks what is to be paid: invoices first, then settlements, each in the order of their ids. */
async function bloquear(db: Db, recibidaIds: readonly number[], liquidacionIds: readonly number[]): Promise<void> {
  await db
    .select({ id: r.id })
    .from(r)
    .where(sql`${r.id} = any (${ints(recibidaIds)})`)
    .orderBy(r.id)
    .for('no key update')
  await db
    .select({ id: q.id })
    .from(q)
    .where(sql`${q.id} = any (${ints(liquidacionIds)})`)
    .orderBy(q.id)
    .for('no key update')
}

/** What was chosen, as it is now: what is no longer owed, or has no account to go to, is said. */
function elegidas(pagos: Pedido['pagos'], abiertas: readonly Debida[]): Debida[] {
  const claves = new Set<string>()
  return pagos.map(({ clase, documentoId, vence }) => {
    const clave = `${clase} ${documentoId} ${vence}`
    const debida = abiertas.find((una) => una.clase === clase && una.documentoId === documentoId && una.vence === vence)
    if (!debida || claves.has(clave)) throw conflict('transferencia.ya-no', { vence })
    claves.add(clave)
    if (debida.reparo) throw new ReglaError(`transferencia.${debida.reparo}`, { quien: debida.beneficiario })
    return debida
  })
}

const conceptoDe = ({ clase, numero, importe }: Debida): string =>
  clase === 'recibida' ? `${importe < 0 ? 'Abono' : 'Factura'} ${numero}` : `Comisiones hasta ${numero}`

/** What goes to the bank as one, with the parts that it pays. */
interface OrdenDePartes extends Orden {
  partes: Debida[]
}

const ordenDe =
  (numero: string) =>
  (partes: Debida[], i: number): OrdenDePartes => ({
    ...{ partes, importe: sumarEuros(partes.map(({ importe }) => importe)), nombre: partes[0]?.beneficiario ?? '' },
    iban: (partes[0]?.iban ?? '').replaceAll(' ', ''),
    referencia: enReferenciaSepa(`${numero}-${i + 1}`),
    concepto: partes.map(conceptoDe).join(', '),
  })

/**
 * Puts what was chosen into one file for the bank; a supplier's credit notes are taken off what they are paid. What it pays
 * is locked: nothing goes twice.
 */
export async function transferir(
  db: Db,
  { ejecucion, pagos }: Pedido,
  { quien, reloj }: { quien: string; reloj: Reloj },
): Promise<number> {
  const dia = hoy(reloj)
  if (ejecucion < dia || ejecucion > masDias(dia, MAX_DIAS_DE_CARGO))
    throw new CampoError('ejecucion', 'transferencia.ejecucion')
  comprobarHabil('ejecucion', ejecucion)
  const casa = await ordenante(db)
  const [recibidaIds, liquidacionIds] = [idsDe(pagos, 'recibida'), idsDe(pagos, 'liquidacion')]
  await bloquear(db, recibidaIds, liquidacionIds)
  const hasta =
    pagos
      .map(({ vence }) => vence)
      .sort()
      .at(-1) ?? dia
  const chosen = elegidas(pagos, await debidas(db, { hasta, recibidaIds, liquidacionIds }))
  const ejercicio = ejercicioDe(dia)
  const n = await siguienteNumero(db, SERIE, ejercicio)
  const numero = `TRF/${ejercicio}/${String(n).padStart(ANCHO, '0')}`
  const ordenes = enOrdenes(chosen).map(ordenDe(numero))
  const xml = enPain001({ mensaje: numero, creado: reloj(), fecha: ejecucion }, casa, ordenes)
  const [fila] = await db
    .insert(t)
    .values({
      ...{ numero, fecha: dia, ejecucion, cuenta: casa.iban, pagos: ordenes.length },
      ...{ total: sumaDe(ordenes), xml, quien },
    })
    .returning({ id: t.id })
  const transferenciaId = fila?.id as number
  const lineas = ordenes.flatMap(({ partes, nombre: beneficiario, iban, referencia }) =>
    partes.map((parte) => ({
      ...{ transferenciaId, beneficiario, iban, referencia, importe: parte.importe, vence: parte.vence },
      concepto: conceptoDe(parte),
      recibidaId: parte.clase === 'recibida' ? parte.documentoId : null,
      liquidacionId: parte.clase === 'liquidacion' ? parte.documentoId : null,
    })),
  )
  const LOTE = 1000
  for (let i = 0; i < lineas.length; i += LOTE) await db.insert(l).values(lineas.slice(i, i + LOTE))
  return transferenciaId
}

/** Transfers that nobody has ended, nor ends meanwhile. */
async function preparada(db: Db, id: number) {
  const transferencia = await lockVersion(db, TRANSFERENCIA, id)
  if (transferencia.estado !== 'preparada') throw conflict('transferencia.cerrada', { numero: transferencia.numero })
  return transferencia
}

/** The bank has made them: each becomes a payment of its invoice, or its settlement is paid, on that day. */
export async function pagarTransferencia(db: Db, id: number, reloj: Reloj): Promise<void> {
  const { ejecucion: fecha } = await preparada(db, id)
  const dia = hoy(reloj)
  if (fecha > dia) throw new ReglaError('transferencia.aun-no', { ejecucion: fecha })
  await pagarLineas(db, id, { fecha, hoy: dia, movimientoId: null })
}

/** A movement of the bank, which the caller has locked, is what they come to: they are paid on that day, from it. */
export async function pagarDeMovimiento(
  db: Db,
  id: number,
  movimiento: { id: number; fecha: string; resto: number },
  reloj: Reloj,
): Promise<void> {
  const { numero, total, fecha: hecha } = await preparada(db, id)
  const { id: movimientoId, fecha, resto } = movimiento
  if (fecha < hecha) throw new ReglaError('transferencia.antes', { numero, hecha })
  if (aCentimos(total) !== -aCentimos(resto)) throw new ReglaError('transferencia.otro-total', { numero, total, resto })
  await pagarLineas(db, id, { fecha, hoy: hoy(reloj), movimientoId })
}

interface Pagado {
  fecha: string
  hoy: string
  movimientoId: number | null
}

async function pagarLineas(db: Db, id: number, pagado: Pagado): Promise<void> {
  const lineas = await db.select().from(l).where(eq(l.transferenciaId, id)).orderBy(l.recibidaId, l.liquidacionId, l.id)
  const ids = (clave: 'recibidaId' | 'liquidacionId') => [...new Set(lineas.flatMap((linea) => linea[clave] ?? []))]
  await bloquear(db, ids('recibidaId'), ids('liquidacionId'))
  for (const linea of lineas) await pagarLinea(db, linea, pagado)
  await saveVersion(db, TRANSFERENCIA, id, null, { estado: 'pagada' })
}

async function pagarLinea(
  db: Db,
  { id, recibidaId, liquidacionId, importe, referencia }: typeof l.$inferSelect,
  { fecha, hoy: dia, movimientoId }: Pagado,
): Promise<void> {
  if (liquidacionId !== null) await saveVersion(db, LIQUIDACION, liquidacionId, null, { pagada: fecha, movimientoId })
  if (recibidaId === null) return
  const pago = { fecha, medio: 'transferencia' as const, importe, referencia }
  await db
    .update(l)
    .set({ pagoId: await pagar(db, recibidaId, pago, { hoy: dia, movimientoId }) })
    .where(eq(l.id, id))
}

/** Locks the transfers that a movement paid, in the order of their ids. */
async function bloquearTransferenciasDe(db: Db, movimientoId: number): Promise<number[]> {
  const filas = await db
    .selectDistinct({ id: l.transferenciaId })
    .from(l)
    .leftJoin(p, eq(p.id, l.pagoId))
    .leftJoin(q, eq(q.id, l.liquidacionId))
    .where(or(eq(p.movimientoId, movimientoId), eq(q.movimientoId, movimientoId)))
    .orderBy(l.transferenciaId)
  for (const { id } of filas) await lockVersion(db, TRANSFERENCIA, id)
  return filas.map(({ id }) => id)
}

/** The bank's charge was taken back: what it paid of invoices and settlements is owed again, and the transfers wait. */
export async function deshacerPagos(db: Db, movimientoId: number): Promise<number> {
  const transferencias = await bloquearTransferenciasDe(db, movimientoId)
  const pagos = await db.select().from(p).where(eq(p.movimientoId, movimientoId)).orderBy(p.recibidaId, p.id)
  const suyas = await db.select({ id: q.id }).from(q).where(eq(q.movimientoId, movimientoId)).orderBy(q.id)
  for (const { id, recibidaId } of pagos) await borrarPago(db, recibidaId, id)
  for (const { id } of suyas) await saveVersion(db, LIQUIDACION, id, null, { pagada: null, movimientoId: null })
  for (const id of transferencias) await saveVersion(db, TRANSFERENCIA, id, null, { estado: 'preparada' })
  return pagos.length + suyas.length
}

/** The bank was not told: what they would pay can go into others. */
export async function anularTransferencia(db: Db, id: number): Promise<void> {
  await preparada(db, id)
  await saveVersion(db, TRANSFERENCIA, id, null, { estado: 'anulada' })
}
