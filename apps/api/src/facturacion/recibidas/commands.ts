import { isDeepStrictEqual } from 'node:util'
import type { RecibidaInput } from '@telar/contract/facturacion/recibidas'
import { sumarEuros } from '@telar/domain/dinero'
import { modelosDeCompra, puedeEsperar } from '@telar/domain/facturacion/agencia/presentacion'
import { comprobarQueEstaAbierto } from '@telar/domain/facturacion/libros-cerrados'
import {
  comprobarFechasDeRecibida,
  comprobarPago,
  devengoDeRecibida,
  type MedioDePago,
  totalesDeRecibida,
  vencimientosDeRecibida,
} from '@telar/domain/facturacion/recibida'
import { venceEl } from '@telar/domain/facturacion/vencimientos'
import { ejercicioDe } from '@telar/domain/fecha'
import type { Idioma } from '@telar/domain/idioma'
import { CampoError } from '@telar/domain/regla'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { siguienteNumero } from '../../casa/numerar.ts'
import type { Db } from '../../db/connection.ts'
import { countriesTable as c } from '../../db/schema/casa/countries.ts'
import {
  pagosTable as p,
  recibidasTable as r,
  recibidaEntradasTable as x,
  recibidaLiquidacionesTable as y,
} from '../../db/schema/facturacion/recibidas.ts'
import { transferenciaLineasTable as l } from '../../db/schema/facturacion/transferencias.ts'
import { entradasTable as e } from '../../db/schema/produccion/materias.ts'
import { proveedoresTable as s } from '../../db/schema/produccion/proveedores.ts'
import { liquidacionesTallerTable as q } from '../../db/schema/produccion/talleres.ts'
import { conflict, FieldsError, notFound } from '../../kit/errors.ts'
import { saving } from '../../kit/rows/constraints.ts'
import { removeRows } from '../../kit/rows/crud.ts'
import { lockVersion, saveVersion, type Version } from '../../kit/rows/version.ts'
import { callarPago, decirPago } from '../electronicas/pagos.ts'
import { declaradaEn, dicha, presentadaEl } from '../impuestos/presentadas.ts'
import { refuseIfOtroPendiente } from '../pendiente.ts'

type Entrada = z.output<typeof RecibidaInput>
const RECIBIDA = { table: r, entity: 'Recibida' }
const SERIE = 'RECIBIDAS'

/** The same paper twice is refused, and which one it is is told. */
async function sinDuplicar(db: Db, { proveedorId, numero }: Entrada, id: number): Promise<void> {
  const [otra] = await db
    .select({ recepcion: r.recepcion, ejercicio: r.ejercicio })
    .from(r)
    .where(and(eq(r.proveedorId, proveedorId), sql`norm(${r.numero}) = norm(${numero})`, ne(r.id, id)))
  if (otra) throw new CampoError('numero', 'recibida.duplicada', { recepcion: `${otra.ejercicio}/${otra.recepcion}` })
}

/** Who it is of; what comes from another state of the Union comes from a supplier who is there. */
async function proveedorDe(db: Db, { proveedorId, trato }: Entrada) {
  const [suyo] = await db
    .select({ proveedor: s, iso2: c.iso2, esUE: c.esUE })
    .from(s)
    .innerJoin(c, eq(c.id, s.countryId))
    .where(eq(s.id, proveedorId))
    .for('key share', { of: s })
  if (!suyo) throw new FieldsError({ proveedorId: ['error.missing-reference'] })
  if (trato === 'intracomunitaria' && (suyo.iso2 === 'ES' || !suyo.esUE))
    throw new CampoError('trato', 'recibida.no-intracomunitaria')
  return { proveedor: suyo.proveedor.razonSocial, nif: suyo.proveedor.nif ?? '', pais: suyo.iso2 }
}

/** What is kept of what was written. */
async function decidir(db: Db, entrada: Entrada, hoy: string, pagado: number) {
  const { entradaIds: _, liquidacionIds: __, ...resto } = entrada
  comprobarFechasDeRecibida(entrada, hoy)
  const cifras = totalesDeRecibida(entrada.trato, entrada.tramos)
  const vencimientos = vencimientosDeRecibida(cifras.total, entrada.fecha, entrada.vencimientos)
  return {
    ...resto,
    ...cifras,
    vencimientos,
    vence: venceEl(vencimientos, pagado),
    ...(await proveedorDe(db, entrada)),
  }
}

/** Ties an invoice to its deliveries: those of its supplier that came and are on no other. */
async function atar(db: Db, recibidaId: number, { proveedorId, entradaIds }: Entrada): Promise<void> {
  await db.delete(x).where(eq(x.recibidaId, recibidaId))
  const ids = [...new Set(entradaIds)].sort((a, b) => a - b)
  if (ids.length === 0) return
  const suyas = await db
    .select({ id: e.id, otra: x.recibidaId })
    .from(e)
    .leftJoin(x, eq(x.entradaId, e.id))
    .where(and(inArray(e.id, ids), eq(e.proveedorId, proveedorId), e.recibida))
    .orderBy(e.id)
    .for('no key update', { of: e })
  if (suyas.length < ids.length || suyas.some(({ otra }) => otra !== null))
    throw new CampoError('entradaIds', 'recibida.entrada')
  await saving(x, db.insert(x).values(ids.map((entradaId) => ({ entradaId, recibidaId }))))
}

/** Ties an invoice to the statements of its workshop that were settled and are on no other. */
async function atarLiquidaciones(db: Db, recibidaId: number, { proveedorId, liquidacionIds }: Entrada): Promise<void> {
  await db.delete(y).where(eq(y.recibidaId, recibidaId))
  const ids = [...new Set(liquidacionIds)].sort((a, b) => a - b)
  if (ids.length === 0) return
  const suyas = await db
    .select({ id: q.id, otra: y.recibidaId })
    .from(q)
    .leftJoin(y, eq(y.liquidacionId, q.id))
    .where(and(inArray(q.id, ids), eq(q.tallerId, proveedorId), eq(q.estado, 'liquidada')))
    .orderBy(q.id)
    .for('no key update', { of: q })
  if (suyas.length < ids.length || suyas.some(({ otra }) => otra !== null))
    throw new CampoError('liquidacionIds', 'recibida.liquidacion')
  await saving(y, db.insert(y).values(ids.map((liquidacionId) => ({ liquidacionId, recibidaId }))))
}

/** What is only deducted does not go into a return that was presented: it goes into the next one. */
async function aTiempo(db: Db, entrada: Entrada): Promise<void> {
  if (!puedeEsperar(entrada.trato)) return
  const ya = await presentadaEl(db, devengoDeRecibida(entrada), modelosDeCompra(entrada.trato))
  if (ya) throw new CampoError('fechaRecepcion', 'recibida.presentada', dicha(ya))
}

/** What a return says of an invoice. */
const declarado = ({ proveedorId, trato, gasto, tramos, deducible, ...fechas }: typeof r.$inferSelect) => ({
  ...{ proveedorId, trato, gasto, tramos, deducible },
  fecha: devengoDeRecibida({ trato, gasto, ...fechas }),
})

/** What was declared stays as it was. */
async function sinDeclarar(db: Db, recibida: typeof r.$inferSelect): Promise<void> {
  const { trato, numero } = recibida
  const papel = { fecha: recibida.fechaRecepcion, apuntado: recibida.creadoEn }
  const ya = await declaradaEn(db, devengoDeRecibida(recibida), modelosDeCompra(trato), papel)
  if (ya) throw conflict('recibida.declarada', { numero, ...dicha(ya) })
}

export async function crearRecibida(db: Db, entrada: Entrada, hoy: string): Promise<number> {
  await sinDuplicar(db, entrada, 0)
  await aTiempo(db, entrada)
  const fila = await decidir(db, entrada, hoy, 0)
  const ejercicio = ejercicioDe(entrada.fechaRecepcion)
  const recepcion = await siguienteNumero(db, SERIE, ejercicio)
  const [nueva] = await saving(
    r,
    db
      .insert(r)
      .values({ ...fila, ejercicio, recepcion })
      .returning({ id: r.id }),
  )
  const id = nueva?.id as number
  await atar(db, id, entrada)
  await atarLiquidaciones(db, id, entrada)
  return id
}

/** A change says the whole anew; what was paid of it stays, and it does not come to less. */
export async function cambiarRecibida(
  db: Db,
  id: number,
  { version, ...cambio }: Partial<Entrada> & { version?: Version },
  hoy: string,
): Promise<void> {
  const antes = await lockVersion(db, RECIBIDA, id, version)
  const atadas = await db.select({ id: x.entradaId }).from(x).where(eq(x.recibidaId, id))
  const deTaller = await db.select({ id: y.liquidacionId }).from(y).where(eq(y.recibidaId, id))
  const { proveedorId, numero, fecha, fechaOperacion, fechaRecepcion, trato, gasto, tramos, deducible, notas } = antes
  const dicho: Entrada = {
    ...{ proveedorId, numero, fecha, fechaOperacion, fechaRecepcion, trato, gasto, tramos, deducible, notas },
    ...{ vencimientos: [], entradaIds: atadas.map((una) => una.id) },
    liquidacionIds: deTaller.map((una) => una.id),
    ...cambio,
  }
  const igual = totalesDeRecibida(dicho.trato, dicho.tramos).total === antes.total && dicho.fecha === fecha
  const entrada = { ...dicho, vencimientos: cambio.vencimientos ?? (igual ? [...antes.vencimientos] : []) }
  await sinDuplicar(db, entrada, id)
  const fila = await decidir(db, entrada, hoy, antes.pagado)
  if (Math.abs(fila.total) < Math.abs(antes.pagado) || fila.total * antes.pagado < 0)
    throw conflict('recibida.pagada', { pagado: antes.pagado })
  if (!isDeepStrictEqual(declarado(antes), declarado({ ...antes, ...fila }))) {
    await sinDeclarar(db, antes)
    await aTiempo(db, entrada)
  }
  await saving(r, saveVersion(db, RECIBIDA, id, null, fila))
  await atar(db, id, entrada)
  await atarLiquidaciones(db, id, entrada)
}

/** Deletes invoices of which nothing was paid. */
export async function borrarRecibidas(db: Db, ids: number[], idioma: Idioma): Promise<number[]> {
  for (const recibida of await db.select().from(r).where(inArray(r.id, ids)).orderBy(r.id).for('update'))
    await sinDeclarar(db, recibida)
  return removeRows(db, { table: r, entity: 'Recibida', label: r.numero }, ids, idioma)
}

/** Writes down how much is paid and what is due next. Its row is locked by the caller. */
async function revisarPagado(db: Db, { id, vencimientos }: typeof r.$inferSelect): Promise<void> {
  const pagos = await db.select({ importe: p.importe }).from(p).where(eq(p.recibidaId, id))
  const pagado = sumarEuros(pagos.map(({ importe }) => importe))
  await saveVersion(db, RECIBIDA, id, null, { pagado, vence: venceEl(vencimientos, pagado) })
}

interface Pago {
  fecha: string
  medio: MedioDePago
  importe: number
  referencia: string
}

interface Acto {
  hoy: string
  /** What was seen to be left of it. */
  visto?: number | null | undefined
  /** The bank's movement, if there is one. */
  movimientoId?: number | null
}

/** A payment to a supplier. */
export async function pagar(
  db: Db,
  id: number,
  pago: Pago,
  { hoy, visto, movimientoId = null }: Acto,
): Promise<number> {
  const recibida = await lockVersion(db, RECIBIDA, id)
  refuseIfOtroPendiente(recibida.pendiente ?? 0, visto)
  if (pago.fecha > hoy) throw new CampoError('fecha', 'cobro.futuro')
  comprobarQueEstaAbierto('fecha', pago.fecha, hoy)
  comprobarPago(pago.importe, recibida.pendiente ?? 0)
  const [nuevo] = await db
    .insert(p)
    .values({ ...pago, recibidaId: id, movimientoId })
    .returning({ id: p.id })
  await revisarPagado(db, recibida)
  const pendiente = sumarEuros([recibida.pendiente ?? 0, -pago.importe])
  const pagoId = nuevo?.id as number
  await decirPago(db, id, pendiente, { ...pago, id: pagoId })
  return pagoId
}

/** A payment that is taken back with those of the same transfer, of which a credit note was taken off. */
export async function quitarPago(db: Db, id: number, pagoId: number): Promise<void> {
  const suyas = await db
    .select({ recibidaId: p.recibidaId, pagoId: p.id })
    .from(p)
    .innerJoin(l, eq(l.pagoId, p.id))
    .where(inArray(l.referencia, db.select({ referencia: l.referencia }).from(l).where(eq(l.pagoId, pagoId))))
    .orderBy(p.recibidaId, p.id)
  const todas = suyas.some((una) => una.recibidaId === id) ? suyas : [{ recibidaId: id, pagoId }]
  for (const una of todas) await borrarPago(db, una.recibidaId, una.pagoId)
}

export async function borrarPago(db: Db, id: number, pagoId: number): Promise<void> {
  const recibida = await lockVersion(db, RECIBIDA, id)
  await callarPago(db, pagoId)
  const borrados = await db
    .delete(p)
    .where(and(eq(p.id, pagoId), eq(p.recibidaId, id)))
    .returning({ id: p.id })
  if (borrados.length === 0) throw notFound('Pago', pagoId)
  await revisarPagado(db, recibida)
}
