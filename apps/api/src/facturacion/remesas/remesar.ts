import type { remesas } from '@telar/contract/facturacion/remesas'
import type { Body } from '@telar/contract/kit/endpoint'
import { esAcreedorSepa, esIban } from '@telar/domain/casa/cuenta'
import type { Mandato } from '@telar/domain/clientes/mandato'
import { sumarEuros } from '@telar/domain/dinero'
import { comprobarHabil } from '@telar/domain/facturacion/banco/calendario'
import { MAX_DIAS_DE_CARGO } from '@telar/domain/facturacion/banco/remesa'
import { type Adeudo, enReferenciaSepa, secuenciaDe, sumaDe } from '@telar/domain/facturacion/banco/sepa'
import { ejercicioDe, hoy, masDias } from '@telar/domain/fecha'
import { CampoError, ReglaError } from '@telar/domain/regla'
import { and, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { siguienteNumero } from '../../casa/numerar.ts'
import type { Db } from '../../db/connection.ts'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import { cobrosTable as c } from '../../db/schema/facturacion/facturas.ts'
import { remesaLineasTable as l, remesasTable as r } from '../../db/schema/facturacion/remesas.ts'
import { conflict, notFound } from '../../kit/errors.ts'
import { lockVersion, saveVersion } from '../../kit/rows/version.ts'
import { type Acreedor, domicilioDe, enPain008 } from '../banco/sepa.ts'
import { cobrar, devolverCobro } from '../cobros/cobros.ts'
import { bloquearFacturas } from '../facturas/guardar.ts'
import type { Factura } from '../facturas/referencias.ts'
import { type Girable, girables } from './giros.ts'

const REMESA = { table: r, entity: 'Remesa' }
const SERIE = 'remesas'
const ANCHO = 4

interface Acto {
  suyas: SQL | undefined
  quien: string
  reloj: () => Date
}

async function acreedor(db: Db): Promise<Acreedor> {
  const [ajustes] = await db.select({ empresa: appSettingsTable.empresa }).from(appSettingsTable)
  const { razonSocial = '', marca = '', iban = '', acreedorSepa = '' } = ajustes?.empresa ?? {}
  const domicilio = domicilioDe(ajustes?.empresa)
  const cuenta = iban.replaceAll(' ', '')
  if (!esIban(cuenta)) throw new ReglaError('remesa.sin-iban')
  if (!esAcreedorSepa(acreedorSepa)) throw new ReglaError('remesa.sin-acreedor')
  return { nombre: razonSocial || marca, iban: cuenta, domicilio, identificador: acreedorSepa }
}

/** The due dates that were chosen, as they are now: one that is no longer open, or cannot be charged, is said. */
function elegidos(giros: Body<typeof remesas.crear>['giros'], abiertos: readonly Girable[]): Girable[] {
  const claves = new Set<string>()
  return giros.map(({ facturaId, vence }) => {
    const clave = `${facturaId} ${vence}`
    const giro = abiertos.find((uno) => uno.facturaId === facturaId && uno.vence === vence)
    if (!giro || claves.has(clave)) throw conflict('remesa.ya-no', { vence })
    claves.add(clave)
    if (giro.reparo) throw new ReglaError(`remesa.${giro.reparo}`, dichoDe(giro))
    return giro
  })
}

const dichoDe = ({ numeroCompleto, cliente, mandato }: Girable) => ({
  ...{ factura: numeroCompleto, cliente, mandato: mandato?.referencia ?? '' },
})

/** The charges of chosen due dates; the first by a mandate is its first, and the next ones of the same day follow it. */
function adeudosDe(numero: string, cargo: string, giros: readonly Girable[]): Adeudo[] {
  const usados = new Map<string, string | null>()
  return giros.map((giro, i) => {
    const mandato = giro.mandato as Mandato
    const { referencia } = mandato
    const ultimo = usados.get(referencia) ?? giro.ultimo
    const secuencia = secuenciaDe(mandato, { ultimo }, cargo)
    usados.set(referencia, cargo)
    const iban = (giro.iban ?? '').replaceAll(' ', '')
    return {
      ...{ mandato, secuencia, cargo, importe: giro.importe, nombre: giro.cliente, iban },
      domicilio: giro.domicilio,
      otraCuenta: giro.ultimaCuenta !== null && giro.ultimaCuenta !== iban,
      referencia: enReferenciaSepa(`${numero}-${i + 1}`),
      concepto: `Factura ${giro.numeroCompleto}`,
    }
  })
}

/** Puts chosen due dates into one remittance, with the file for the bank. Their invoices are locked: none goes twice. */
export async function remesar(
  db: Db,
  { cargo, giros }: Body<typeof remesas.crear>,
  { suyas, quien, reloj }: Acto,
): Promise<number> {
  const dia = hoy(reloj)
  if (cargo <= dia || cargo > masDias(dia, MAX_DIAS_DE_CARGO)) throw new CampoError('cargo', 'remesa.cargo')
  comprobarHabil('cargo', cargo)
  const casa = await acreedor(db)
  const ids = [...new Set(giros.map(({ facturaId }) => facturaId))]
  await bloquearFacturas(db, ids, suyas)
  const hasta =
    giros
      .map(({ vence }) => vence)
      .sort()
      .at(-1) ?? dia
  const chosen = elegidos(giros, await girables(db, { hasta, cargo, ids }, suyas))
  const ejercicio = ejercicioDe(dia)
  const n = await siguienteNumero(db, SERIE, ejercicio)
  const numero = `REM/${ejercicio}/${String(n).padStart(ANCHO, '0')}`
  const adeudos = adeudosDe(numero, cargo, chosen)
  const xml = enPain008({ mensaje: numero, creado: reloj() }, casa, adeudos)
  const fila = {
    numero,
    fecha: dia,
    cargo,
    cuenta: casa.iban,
    adeudos: adeudos.length,
    total: sumaDe(adeudos),
    xml,
    quien,
  }
  const [remesa] = await db.insert(r).values(fila).returning({ id: r.id })
  if (!remesa) throw new Error('A remittance was not written.')
  const lineas = adeudos.map(({ importe, nombre, iban, mandato, secuencia, referencia }, i) => ({
    ...{ remesaId: remesa.id, importe, deudor: nombre, iban, mandato, secuencia, referencia },
    facturaId: (chosen[i] as Girable).facturaId,
    vence: (chosen[i] as Girable).vence,
  }))
  const LOTE = 1000
  for (let i = 0; i < lineas.length; i += LOTE) await db.insert(l).values(lineas.slice(i, i + LOTE))
  return remesa.id
}

/** A remittance that is on its way, which nobody else ends meanwhile. */
async function enviada(db: Db, id: number) {
  const remesa = await lockVersion(db, REMESA, id)
  if (remesa.estado !== 'enviada') throw conflict('remesa.cerrada', { remesa: remesa.numero })
  return remesa
}

/** What of a remittance did not come back, in the order in which invoices are locked. */
const porCobrar = (db: Db, id: number) =>
  db
    .select()
    .from(l)
    .where(and(eq(l.remesaId, id), isNull(l.devuelta)))
    .orderBy(l.facturaId, l.id)

/** The bank has charged it: what did not come back is paid, on the day of the charge. */
export async function cobrarRemesa(db: Db, id: number, { suyas, reloj }: Omit<Acto, 'quien'>): Promise<void> {
  const remesa = await enviada(db, id)
  const dia = hoy(reloj)
  if (remesa.cargo > dia) throw new ReglaError('remesa.aun-no', { cargo: remesa.cargo })
  const cobro = { fecha: remesa.cargo, movimientoId: null, hoy: dia }
  await cobrarLineas(db, remesa, await porCobrar(db, id), cobro, suyas)
}

/** Nothing happens to a remittance before it was made. */
function refuseIfBefore({ numero: remesa, fecha: hecha }: typeof r.$inferSelect, fecha: string): void {
  if (fecha < hecha) throw new ReglaError('remesa.antes', { remesa, hecha })
}

/** A movement of the bank, which the caller has locked, is the charge of a remittance: it is paid on that day, from it. */
export async function cobrarDeMovimiento(
  db: Db,
  id: number,
  movimiento: { id: number; fecha: string; resto: number },
  { suyas, reloj }: Omit<Acto, 'quien'>,
): Promise<void> {
  const remesa = await enviada(db, id)
  refuseIfBefore(remesa, movimiento.fecha)
  const lineas = await porCobrar(db, id)
  const total = sumarEuros(lineas.map(({ importe }) => importe))
  if (total !== movimiento.resto)
    throw new ReglaError('remesa.otro-total', { remesa: remesa.numero, total, resto: movimiento.resto })
  const cobro = { fecha: movimiento.fecha, movimientoId: movimiento.id, hoy: hoy(reloj) }
  await cobrarLineas(db, remesa, lineas, cobro, suyas)
}

interface Cobrado {
  fecha: string
  movimientoId: number | null
  hoy: string
}

async function cobrarLineas(
  db: Db,
  remesa: typeof r.$inferSelect,
  lineas: readonly (typeof l.$inferSelect)[],
  cobro: Cobrado,
  suyas: SQL | undefined,
): Promise<void> {
  await bloquearFacturas(db, [...new Set(lineas.map(({ facturaId }) => facturaId))], suyas)
  for (const linea of lineas) {
    const [factura] = await bloquearFacturas(db, [linea.facturaId], suyas)
    const cobroId = await cobrarLinea(db, factura as Factura, linea, remesa, cobro)
    await db.update(l).set({ cobroId }).where(eq(l.id, linea.id))
  }
  await saveVersion(db, REMESA, remesa.id, null, { estado: 'cobrada' })
}

async function cobrarLinea(
  db: Db,
  factura: Factura,
  { importe, referencia }: typeof l.$inferSelect,
  { numero }: typeof r.$inferSelect,
  { fecha, movimientoId, hoy: dia }: Cobrado,
): Promise<number> {
  if (factura.pendiente < importe)
    throw new ReglaError('remesa.ya-cobrada', { factura: factura.numeroCompleto ?? '', pendiente: factura.pendiente })
  const motivo = fecha < factura.fecha ? numero : ''
  const entrada = { fecha, medio: 'giro' as const, importe, referencia, motivo, contraparteId: null, anticipoId: null }
  await cobrar(db, factura, entrada, dia, movimientoId)
  const [cobro] = await db
    .select({ id: c.id })
    .from(c)
    .where(and(eq(c.facturaId, factura.id), eq(c.referencia, referencia)))
    .orderBy(desc(c.id))
    .limit(1)
  if (!cobro) throw new Error(`Invoice ${factura.id} was not paid by ${referencia}.`)
  return cobro.id
}

/** Locks the remittances that these payments came from, in the order of their ids. */
export async function bloquearRemesasDe(db: Db, cobroIds: readonly number[]): Promise<number[]> {
  const filas = await db
    .selectDistinct({ remesaId: l.remesaId })
    .from(l)
    .where(inArray(l.cobroId, [...cobroIds]))
    .orderBy(l.remesaId)
  for (const { remesaId } of filas) await lockVersion(db, REMESA, remesaId)
  return filas.map(({ remesaId }) => remesaId)
}

/** The bank's charge was taken back, and its payments with it: what is locked already is on its way again. */
export async function ponerEnCamino(db: Db, ids: readonly number[]): Promise<void> {
  for (const id of ids) await saveVersion(db, REMESA, id, null, { estado: 'enviada' })
}

/** It was not charged: its due dates can go into another. */
export async function anularRemesa(db: Db, id: number): Promise<void> {
  await enviada(db, id)
  await saveVersion(db, REMESA, id, null, { estado: 'anulada' })
}

/** The bank did not make some charges, or gave them back: what they had paid is owed again. */
export async function devolverAdeudos(
  db: Db,
  lineas: Body<typeof remesas.devolver>['lineas'],
  { suyas, reloj }: Omit<Acto, 'quien'>,
): Promise<number[]> {
  const ids = lineas.map(({ lineaId }) => lineaId)
  const filas = await db.select({ remesaId: l.remesaId }).from(l).where(inArray(l.id, ids))
  const remesaIds = [...new Set(filas.map(({ remesaId }) => remesaId))].sort((a, b) => a - b)
  const suyos = new Map<number, typeof r.$inferSelect>()
  for (const id of remesaIds) suyos.set(id, await lockVersion(db, REMESA, id))
  const cargadas = await db.select().from(l).where(inArray(l.id, ids)).orderBy(l.facturaId, l.id)
  const falta = ids.find((id) => !cargadas.some((linea) => linea.id === id))
  if (falta !== undefined) throw notFound('Adeudo', falta)
  await bloquearFacturas(db, [...new Set(cargadas.map(({ facturaId }) => facturaId))], suyas)
  for (const linea of cargadas) {
    const dicha = lineas.find(({ lineaId }) => lineaId === linea.id) as (typeof lineas)[number]
    const remesa = suyos.get(linea.remesaId) as typeof r.$inferSelect
    if (linea.devuelta !== null || remesa.estado === 'anulada')
      throw conflict('remesa.ya-devuelta', { referencia: linea.referencia })
    refuseIfBefore(remesa, dicha.fecha)
    await devolverLinea(db, linea, dicha, { suyas, reloj })
  }
  for (const id of remesaIds) await saveVersion(db, REMESA, id, null, {})
  return ids
}

async function devolverLinea(
  db: Db,
  { id, facturaId, cobroId }: typeof l.$inferSelect,
  { fecha, motivo }: { fecha: string; motivo: string },
  { suyas, reloj }: Omit<Acto, 'quien'>,
): Promise<void> {
  if (fecha > hoy(reloj)) throw new CampoError('fecha', 'cobro.futuro')
  if (cobroId !== null) {
    const [factura] = await bloquearFacturas(db, [facturaId], suyas)
    await devolverCobro(db, factura as Factura, cobroId, { fecha, hoy: hoy(reloj) })
  }
  await db.update(l).set({ devuelta: fecha, motivo }).where(eq(l.id, id))
}
