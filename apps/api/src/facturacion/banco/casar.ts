import { type banco, Movimiento } from '@telar/contract/facturacion/banco'
import type { Body } from '@telar/contract/kit/endpoint'
import { aCentimos, sumarEuros } from '@telar/domain/dinero'
import type { MedioDeCobro } from '@telar/domain/facturacion/cobro'
import { MEDIOS_DE_PAGO } from '@telar/domain/facturacion/recibida'
import type { Reloj } from '@telar/domain/fecha'
import { ReglaError } from '@telar/domain/regla'
import { principio } from '@telar/domain/texto'
import { eq, or, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { rows } from '../../db/rows.ts'
import {
  movimientosBancariosLista as lista,
  movimientosBancariosTable as m,
} from '../../db/schema/facturacion/banco.ts'
import { cobrosTable as c, facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import { recibidasTable as r } from '../../db/schema/facturacion/recibidas.ts'
import { proveedoresTable as s } from '../../db/schema/produccion/proveedores.ts'
import { conflict, notFound } from '../../kit/errors.ts'
import { lockVersion, saveVersion } from '../../kit/rows/version.ts'
import { borrarCobro, type Cobro, cobrar, devolverCobro, recuperarCobro } from '../cobros/cobros.ts'
import { bloquearFacturas } from '../facturas/guardar.ts'
import type { Factura } from '../facturas/referencias.ts'
import { pagar } from '../recibidas/commands.ts'
import { bloquearRemesasDe, cobrarDeMovimiento, ponerEnCamino } from '../remesas/remesar.ts'
import { deshacerPagos, pagarDeMovimiento } from '../transferencias/transferir.ts'
import { propuestasDe } from './propuestas.ts'

const MOVIMIENTO = { table: m, entity: 'MovimientoBancario' }

const deMovimiento = (id: number) => or(eq(c.movimientoId, id), eq(c.devolucionId, id))

/** What a movement paid of suppliers' invoices and of reps' settlements. */
const pagosDe = (db: Db, id: number) =>
  rows(
    db,
    Movimiento.shape.pagos.element,
    sql`
    select 'recibida' as clase, r.id as "documentoId", r.numero, r.proveedor as quien, p.importe::float8 as importe, p.fecha::text as fecha
    from pagos p join recibidas r on r.id = p.recibida_id where p.movimiento_id = ${id}
    union all
    select 'liquidacion', q.id, q.hasta::text, k.nombre, q.importe::float8, q.pagada::text
    from liquidaciones q join comerciales k on k.id = q.comercial_id where q.movimiento_id = ${id}
    order by 1 desc, 2`,
  )

/** A movement, the payments that came from it, and what the rest of it most likely pays. */
export async function verMovimiento(db: Db, id: number, suyas: SQL | undefined): Promise<z.input<typeof Movimiento>> {
  const [movimiento] = await db.select().from(lista).where(eq(lista.id, id))
  if (!movimiento) throw notFound(MOVIMIENTO.entity, id)
  const cobros = await db
    .select({
      id: c.id,
      facturaId: c.facturaId,
      numeroCompleto: sql<string>`coalesce(${f.numeroCompleto}, '')`,
      clienteId: f.clienteId,
      cliente: f.cliente,
      importe: c.importe,
      fecha: c.fecha,
      devuelto: sql<boolean>`${c.devolucionId} is not distinct from ${id}`,
    })
    .from(c)
    .innerJoin(f, eq(f.id, c.facturaId))
    .where(deMovimiento(id))
    .orderBy(c.id)
  const [propuesta = null] = await propuestasDe(db, [id], suyas)
  return { ...movimiento, cobros, pagos: await pagosDe(db, id), propuesta }
}

/** A movement that nobody else books meanwhile, and what is left of it. */
async function bloquear(db: Db, id: number) {
  const movimiento = await lockVersion(db, MOVIMIENTO, id)
  const [{ resto, casado } = { resto: 0, casado: 0 }] = await db
    .select({ resto: lista.resto, casado: lista.casado })
    .from(lista)
    .where(eq(lista.id, id))
  return { ...movimiento, resto, casado }
}

const POR_BANCO: readonly MedioDeCobro[] = ['transferencia', 'giro', 'tarjeta', 'bizum']
const LARGO = 120
const LARGO_DE_PAGO = 100

type Entrada = Body<typeof banco.confirmar>
type Parte = Entrada['partes'][number]

/** What it is booked as goes its way, each thing once, and no further than what is left of it. */
function comprobarPartes({ partes, pagos }: Pick<Entrada, 'partes' | 'pagos'>, resto: number): void {
  const importes = [...partes.map(({ importe }) => importe), ...pagos.map(({ importe }) => -importe)]
  const suma = aCentimos(sumarEuros(importes))
  const entero = aCentimos(resto)
  const alReves = importes.some((importe) => Math.sign(importe) !== Math.sign(entero))
  const cosas = new Set([
    ...partes.map(({ facturaId }) => `f${facturaId}`),
    ...pagos.map((pago) => `r${pago.recibidaId}`),
  ])
  const repetida = cosas.size < importes.length
  if (importes.length === 0 || alReves || repetida || Math.abs(suma) > Math.abs(entero))
    throw new ReglaError('banco.de-mas', { resto })
}

/** Pays suppliers' invoices from a movement, in the order of their ids, as each supplier is paid. */
async function pagarRecibidas(
  db: Db,
  pagos: Entrada['pagos'],
  movimiento: typeof m.$inferSelect,
  hoy: string,
): Promise<void> {
  const { id, fecha } = movimiento
  const referencia = dichoEn(movimiento, LARGO_DE_PAGO)
  for (const { recibidaId, importe } of pagos.toSorted((a, b) => a.recibidaId - b.recibidaId)) {
    const [suyo] = await db
      .select({ formaPago: s.formaPago })
      .from(r)
      .innerJoin(s, eq(s.id, r.proveedorId))
      .where(eq(r.id, recibidaId))
    const medio = MEDIOS_DE_PAGO.find((uno) => uno === suyo?.formaPago) ?? 'transferencia'
    await pagar(db, recibidaId, { fecha, medio, importe, referencia }, { hoy, movimientoId: id })
  }
}

const dichoEn = ({ referencia, texto }: Pick<typeof m.$inferSelect, 'referencia' | 'texto'>, largo: number) =>
  principio(referencia || texto, largo)

async function comprobarDevuelto(db: Db, { cobroId, importe }: Parte): Promise<void> {
  const [cobro] = cobroId === null ? [] : await db.select({ importe: c.importe }).from(c).where(eq(c.id, cobroId))
  if (cobro && aCentimos(cobro.importe) !== -aCentimos(importe))
    throw new ReglaError('banco.otro-importe', { importe: cobro.importe })
}

/** Books a movement as somebody has decided: payments of invoices, direct debits that were given back, and what suppliers were paid. */
export async function confirmar(
  db: Db,
  id: number,
  { partes, pagos, motivo, resto }: Entrada,
  { suyas, hoy }: { suyas: SQL | undefined; hoy: string },
): Promise<void> {
  const movimiento = await bloquear(db, id)
  if (movimiento.descartado) throw conflict('banco.descartado')
  if (typeof resto === 'number' && aCentimos(resto) !== aCentimos(movimiento.resto))
    throw conflict('banco.ya-en-parte', { resto: movimiento.resto })
  comprobarPartes({ partes, pagos }, movimiento.resto)
  const { fecha } = movimiento
  const facturas = await bloquearFacturas(
    db,
    partes.map(({ facturaId }) => facturaId),
    suyas,
  )
  for (const factura of facturas) {
    const parte = partes.find(({ facturaId }) => facturaId === factura.id) as Parte
    if (parte.cobroId !== null) {
      await comprobarDevuelto(db, parte)
      await devolverCobro(db, factura, parte.cobroId, { fecha, hoy, devolucionId: id })
      continue
    }
    const { formaPago } = factura
    const medio = POR_BANCO.includes(formaPago) ? formaPago : 'transferencia'
    const referencia = dichoEn(movimiento, LARGO)
    const porque = fecha < factura.fecha ? motivo : ''
    const entrada = {
      fecha,
      medio,
      importe: parte.importe,
      referencia,
      motivo: porque,
      contraparteId: null,
      anticipoId: null,
    }
    await cobrar(db, factura, entrada, hoy, id)
  }
  await pagarRecibidas(db, pagos, movimiento, hoy)
}

/** A movement is the charge of a whole remittance. */
export async function casarRemesa(
  db: Db,
  id: number,
  remesaId: number,
  acto: { suyas: SQL | undefined; reloj: Reloj },
): Promise<void> {
  const movimiento = await bloquear(db, id)
  if (movimiento.descartado) throw conflict('banco.descartado')
  await cobrarDeMovimiento(db, remesaId, movimiento, acto)
}

/** A movement is what the bank paid of transfers that go together. */
export async function casarTransferencia(db: Db, id: number, transferenciaId: number, reloj: Reloj): Promise<void> {
  const movimiento = await bloquear(db, id)
  if (movimiento.descartado) throw conflict('banco.descartado')
  await pagarDeMovimiento(db, transferenciaId, movimiento, reloj)
}

async function deshacerCobro(db: Db, cobro: Cobro, factura: Factura, id: number): Promise<void> {
  if (cobro.devolucionId === id) await recuperarCobro(db, factura, cobro)
  else await borrarCobro(db, factura, cobro.id)
}

/** Takes back what was booked from a movement: its payments go, a remittance is on its way again, and what it gave back counts. */
export async function deshacer(db: Db, id: number, suyas: SQL | undefined): Promise<void> {
  await bloquear(db, id)
  const cobros = await db.select().from(c).where(deMovimiento(id)).orderBy(c.facturaId, c.id)
  const pagados = await deshacerPagos(db, id)
  if (cobros.length + pagados === 0) throw conflict('banco.sin-casar')
  const cobrados = cobros.flatMap((cobro) => (cobro.movimientoId === id ? cobro.id : []))
  const remesas = await bloquearRemesasDe(db, cobrados)
  const facturas = await bloquearFacturas(db, [...new Set(cobros.map(({ facturaId }) => facturaId))], suyas)
  for (const cobro of cobros)
    await deshacerCobro(db, cobro, facturas.find((una) => una.id === cobro.facturaId) as Factura, id)
  await ponerEnCamino(db, remesas)
}

/** Sets aside a movement that pays no invoice, or brings it back. */
export async function descartar(db: Db, id: number, motivo: string | null): Promise<void> {
  const { casado } = await bloquear(db, id)
  if (motivo !== null && casado !== 0) throw conflict('banco.casado')
  await saveVersion(db, MOVIMIENTO, id, null, { descartado: motivo !== null, motivo: motivo ?? '' })
}
