import type { banco, Movimiento } from '@telar/contract/facturacion/banco'
import type { Body } from '@telar/contract/kit/endpoint'
import { aCentimos, sumarEuros } from '@telar/domain/dinero'
import type { MedioDeCobro } from '@telar/domain/facturacion/cobro'
import type { Reloj } from '@telar/domain/fecha'
import { ReglaError } from '@telar/domain/regla'
import { eq, or, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import {
  movimientosBancariosLista as lista,
  movimientosBancariosTable as m,
} from '../../db/schema/facturacion/banco.ts'
import { cobrosTable as c, facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import { conflict, notFound } from '../../kit/errors.ts'
import { lockVersion, saveVersion } from '../../kit/rows/version.ts'
import { borrarCobro, type Cobro, cobrar, devolverCobro, recuperarCobro } from '../cobros/cobros.ts'
import { bloquearFacturas } from '../facturas/guardar.ts'
import type { Factura } from '../facturas/referencias.ts'
import { bloquearRemesasDe, cobrarDeMovimiento, ponerEnCamino } from '../remesas/remesar.ts'
import { propuestasDe } from './propuestas.ts'

const MOVIMIENTO = { table: m, entity: 'MovimientoBancario' }

const deMovimiento = (id: number) => or(eq(c.movimientoId, id), eq(c.devolucionId, id))

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
  return { ...movimiento, cobros, propuesta }
}

/** A movement that nobody else books meanwhile, and what is left of it. */
async function bloquear(db: Db, id: number) {
  const movimiento = await lockVersion(db, MOVIMIENTO, id)
  const [{ resto = 0 } = {}] = await db.select({ resto: lista.resto }).from(lista).where(eq(lista.id, id))
  return { ...movimiento, resto }
}

const POR_BANCO: readonly MedioDeCobro[] = ['transferencia', 'giro', 'tarjeta', 'bizum']
const LARGO = 120

type Entrada = Body<typeof banco.confirmar>
type Parte = Entrada['partes'][number]

function comprobarPartes(partes: readonly Parte[], resto: number): void {
  const suma = aCentimos(sumarEuros(partes.map(({ importe }) => importe)))
  const entero = aCentimos(resto)
  const alReves = partes.some(({ importe }) => Math.sign(importe) !== Math.sign(entero))
  const repetida = new Set(partes.map(({ facturaId }) => facturaId)).size < partes.length
  if (alReves || repetida || Math.abs(suma) > Math.abs(entero)) throw new ReglaError('banco.de-mas', { resto })
}

async function comprobarDevuelto(db: Db, { cobroId, importe }: Parte): Promise<void> {
  const [cobro] = cobroId === null ? [] : await db.select({ importe: c.importe }).from(c).where(eq(c.id, cobroId))
  if (cobro && aCentimos(cobro.importe) !== -aCentimos(importe))
    throw new ReglaError('banco.otro-importe', { importe: cobro.importe })
}

/** Books a movement as somebody has decided: payments of invoices, and direct debits that were given back. */
export async function confirmar(
  db: Db,
  id: number,
  { partes, motivo }: Entrada,
  { suyas, hoy }: { suyas: SQL | undefined; hoy: string },
): Promise<void> {
  const movimiento = await bloquear(db, id)
  if (movimiento.descartado) throw conflict('banco.descartado')
  comprobarPartes(partes, movimiento.resto)
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
    const referencia = (movimiento.referencia || movimiento.texto).slice(0, LARGO)
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

async function deshacerCobro(db: Db, cobro: Cobro, factura: Factura, id: number): Promise<void> {
  if (cobro.devolucionId === id) await recuperarCobro(db, factura, cobro)
  else await borrarCobro(db, factura, cobro.id)
}

/** Takes back what was booked from a movement: its payments go, a remittance is on its way again, and what it gave back counts. */
export async function deshacer(db: Db, id: number, suyas: SQL | undefined): Promise<void> {
  await bloquear(db, id)
  const cobros = await db.select().from(c).where(deMovimiento(id)).orderBy(c.facturaId, c.id)
  if (cobros.length === 0) throw conflict('banco.sin-casar')
  const cobrados = cobros.flatMap((cobro) => (cobro.movimientoId === id ? cobro.id : []))
  const remesas = await bloquearRemesasDe(db, cobrados)
  const facturas = await bloquearFacturas(db, [...new Set(cobros.map(({ facturaId }) => facturaId))], suyas)
  for (const cobro of cobros)
    await deshacerCobro(db, cobro, facturas.find((una) => una.id === cobro.facturaId) as Factura, id)
  await ponerEnCamino(db, remesas)
}

/** Sets aside a movement that pays no invoice, or brings it back. */
export async function descartar(db: Db, id: number, motivo: string | null): Promise<void> {
  await bloquear(db, id)
  if (motivo !== null && (await db.$count(c, deMovimiento(id))) > 0) throw conflict('banco.casado')
  await saveVersion(db, MOVIMIENTO, id, null, { descartado: motivo !== null, motivo: motivo ?? '' })
}
