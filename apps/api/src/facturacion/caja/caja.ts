import type { CajaDiaria } from '@telar/contract/facturacion/caja'
import { aCentimos } from '@telar/domain/dinero'
import { cajaDelDia, type TipoDeMovimiento } from '@telar/domain/facturacion/caja'
import { comprobarQueEstaAbierto } from '@telar/domain/facturacion/libros-cerrados'
import { ReglaError } from '@telar/domain/regla'
import { and, asc, desc, eq, gt, gte, lt, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { firstRow, shareTurn, takeTurn } from '../../db/rows.ts'
import { cobrosTable as c, facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import { cajaDiasTable as d, cajaMovimientosTable as m } from '../../db/schema/facturacion/tesoreria.ts'
import { conflict, notFound } from '../../kit/errors.ts'
import { nextVersion } from '../../kit/rows/version.ts'
import { ANADE, euros, SUSTITUIDO, unidades } from '../facturas/sumas.ts'

type Dia = typeof d.$inferSelect

async function diaDe(db: Db, fecha: string): Promise<Dia | undefined> {
  const [dia] = await db.select().from(d).where(eq(d.fecha, fecha))
  return dia
}

/** Whether that day, or a later one that begins with what it left, has been counted. */
const contada = async (db: Db, fecha: string): Promise<boolean> =>
  (await db.$count(d, and(gte(d.fecha, fecha), eq(d.cerrada, true)))) > 0

const LOCK = sql`hashtext('caja')`

/** Nothing moves in a till that has been counted. Whoever counts waits for those who pay, and the other way round. */
export async function refuseIfClosedDay(db: Db, fecha: string): Promise<void> {
  await shareTurn(db, LOCK)
  if (await contada(db, fecha)) throw conflict('caja.cerrada', { fecha })
}

const Apertura = z.object({ apertura: z.number() })

/** A day begins with what was counted last, or with nothing, and whatever has moved since in days nobody counted. */
async function aperturaDe(db: Db, fecha: string): Promise<number> {
  const [ultimo] = await db
    .select()
    .from(d)
    .where(and(lt(d.fecha, fecha), eq(d.cerrada, true)))
    .orderBy(desc(d.fecha))
    .limit(1)
  const desde = ultimo?.fecha ?? '0001-01-01'
  const dia = await firstRow(
    db,
    Apertura,
    sql`
    select (${ultimo?.recuento ?? 0}::numeric
      + coalesce((select sum(importe) from cobros where medio = 'contado' and not impagado and fecha > ${desde} and fecha < ${fecha}), 0)
      + coalesce((select sum(case tipo when 'aportacion' then importe else -importe end) from caja_movimientos
        where fecha > ${desde} and fecha < ${fecha}), 0))::float8 as apertura`,
  )
  return dia?.apertura ?? 0
}

const cobrosDelDia = (db: Db, fecha: string) =>
  db
    .select({ medio: c.medio, importe: c.importe, anticipo: f.anticipo })
    .from(c)
    .innerJoin(f, eq(f.id, c.facturaId))
    .where(and(eq(c.fecha, fecha), eq(c.impagado, false)))
    .orderBy(asc(c.medio))

const emitidasEl = (db: Db, fecha: string): Promise<z.input<typeof CajaDiaria>['facturas']> =>
  db
    .select({
      formaPago: f.formaPago,
      facturas: sql<number>`count(*)::int`,
      prendas: unidades(ANADE.prendas),
      base: euros(ANADE.base),
      cuotaIva: euros(ANADE.cuotaIva),
      cuotaRe: euros(ANADE.cuotaRe),
      total: euros(ANADE.total),
      sustituido: SUSTITUIDO,
    })
    .from(f)
    .where(and(eq(f.fecha, fecha), eq(f.estado, 'emitida'), ne(f.tipo, 'previa')))
    .groupBy(f.formaPago)
    .orderBy(f.formaPago)

/** The till of a day, as it stands or as it was counted. */
export async function cajaDiaria(db: Db, fecha: string): Promise<z.input<typeof CajaDiaria>> {
  const dia = await diaDe(db, fecha)
  const cerrada = dia?.cerrada ?? false
  const movimientos = await db.select().from(m).where(eq(m.fecha, fecha)).orderBy(m.id)
  const apertura = dia && cerrada ? dia.apertura : await aperturaDe(db, fecha)
  const caja = cajaDelDia(apertura, await cobrosDelDia(db, fecha), movimientos, dia && cerrada ? dia.recuento : null)
  return { fecha, cerrada, ...caja, notas: dia?.notas ?? '', movimientos, facturas: await emitidasEl(db, fecha) }
}

interface Acto {
  quien: string
  hoy: string
}

interface Movimiento {
  fecha: string
  tipo: TipoDeMovimiento
  concepto: string
  importe: number
}

/** Takes turns with whoever notes the same day, so that of two who note the same the second sees the first. */
async function refuseIfUnseen(db: Db, { fecha, tipo, concepto, importe }: Movimiento, vistos: readonly number[]) {
  await takeTurn(db, sql`hashtext(${`caja ${fecha}`})`)
  const igual = and(eq(m.fecha, fecha), eq(m.tipo, tipo), eq(m.concepto, concepto), eq(m.importe, importe))
  const iguales = await db.select({ id: m.id, quien: m.quien }).from(m).where(igual)
  const otro = iguales.find(({ id }) => !vistos.includes(id))
  if (otro) throw conflict('caja.ya-anotado', { concepto, quien: otro.quien })
}

/** Nobody knows yet what moves tomorrow, nor can count it; a day that is counted closes every one before it, as closed books do. */
function comprobarDia(fecha: string, hoy: string): void {
  if (fecha > hoy) throw new ReglaError('caja.futura', { fecha })
  comprobarQueEstaAbierto('fecha', fecha, hoy)
}

/** Cash that moves without an invoice; `vistos` are the movements that whoever notes it had in sight. */
export async function moverCaja(
  db: Db,
  { vistos, ...movimiento }: Movimiento & { vistos?: readonly number[] | null | undefined },
  { quien, hoy }: Acto,
) {
  comprobarDia(movimiento.fecha, hoy)
  await refuseIfClosedDay(db, movimiento.fecha)
  if (vistos) await refuseIfUnseen(db, movimiento, vistos)
  await db.insert(m).values({ ...movimiento, quien })
  return cajaDiaria(db, movimiento.fecha)
}

export async function borrarMovimiento(db: Db, id: number) {
  const [movimiento] = await db.select().from(m).where(eq(m.id, id)).for('update')
  if (!movimiento) throw notFound('Movimiento', id)
  await refuseIfClosedDay(db, movimiento.fecha)
  await db.delete(m).where(eq(m.id, id))
  return cajaDiaria(db, movimiento.fecha)
}

interface Cierre {
  fecha: string
  recuento: number
  notas: string
  teorico?: number | null | undefined
}

/** Counts the till: the day is closed with what should be there, what is, and the difference. */
export async function cerrarCaja(db: Db, { fecha, recuento, notas, teorico: visto }: Cierre, { quien, hoy }: Acto) {
  comprobarDia(fecha, hoy)
  await takeTurn(db, LOCK)
  const { apertura, teorico } = await cajaDiaria(db, fecha)
  if (await contada(db, fecha)) throw conflict('caja.cerrada', { fecha })
  if (typeof visto === 'number' && aCentimos(visto) !== aCentimos(teorico)) throw conflict('caja.movida', { teorico })
  const dia = { fecha, apertura, teorico, recuento, notas, quien, cerrada: true }
  const set = { ...dia, ...nextVersion(d) }
  await db.insert(d).values(dia).onConflictDoUpdate({ target: d.fecha, set })
  return cajaDiaria(db, fecha)
}

/** Opens the last closed day again; those before it were the beginning of others. */
export async function abrirCaja(db: Db, fecha: string) {
  await takeTurn(db, LOCK)
  const dia = await diaDe(db, fecha)
  if (!dia?.cerrada) throw notFound('Caja', fecha)
  if ((await db.$count(d, and(gt(d.fecha, fecha), eq(d.cerrada, true)))) > 0) throw conflict('caja.no-ultima')
  await db
    .update(d)
    .set({ cerrada: false, ...nextVersion(d) })
    .where(eq(d.id, dia.id))
  return cajaDiaria(db, fecha)
}
