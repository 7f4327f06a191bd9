import { Id } from '@telar/contract/kit/crud'
import type { RecibirInput } from '@telar/contract/produccion/materia'
import { exigirEntera, sumar } from '@telar/domain/produccion/materia'
import { CampoError, ReglaError } from '@telar/domain/regla'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { firstRow } from '../../db/rows.ts'
import { entradasTable as e, materiasTable as m, piezasTable as z_ } from '../../db/schema/produccion/materias.ts'
import { FieldsError, notFound } from '../../kit/errors.ts'
import { saving } from '../../kit/rows/constraints.ts'
import { lockVersion, saveVersion, type Version } from '../../kit/rows/version.ts'
import { moverMetros } from './metros.ts'
import { anotarPrecio, esLaUltima, ponerPrecio } from './precios.ts'

type Materia = typeof m.$inferSelect

export const MATERIA = { table: m, entity: 'Materia' }
export const ENTRADA = { table: e, entity: 'Entrada' }
export const PIEZA = { table: z_, entity: 'Pieza' }

/** Locks a material: its price and its history move together. It comes before its deliveries, and those before their rolls. */
export async function bloquearMateria(db: Db, id: number): Promise<Materia> {
  const [materia] = await db.select().from(m).where(eq(m.id, id)).for('no key update')
  if (!materia) throw new FieldsError({ materiaId: ['error.missing-reference'] })
  return materia
}

async function crearEntrada(db: Db, datos: typeof e.$inferInsert): Promise<number> {
  const [fila] = await saving(e, db.insert(e).values(datos).returning({ id: e.id }))
  return fila?.id as number
}

const Abierta = z.object({ abierta: z.number() })

/** Locks what a supplier was asked for, while something of it is on its way. */
export async function bloquearEsperada(
  db: Db,
  id: number,
  { version, materiaId }: { version?: Version; materiaId?: number },
) {
  const entrada = await lockVersion(db, ENTRADA, id, version)
  if (materiaId !== undefined && entrada.materiaId !== materiaId) throw notFound('Entrada', id)
  const fila = await firstRow(db, Abierta, sql`select abierta::float8 from entradas_lista where id = ${id}`)
  const abierta = fila?.abierta ?? 0
  if (entrada.recibida || abierta === 0) throw new ReglaError('entrada.ya-recibida')
  return { ...entrada, abierta }
}

interface Llegada {
  materiaId: number
  albaranProveedor: string
  piezas: readonly { numero: string }[]
}

/**
 * A roll that came with a note of the supplier's is in the house: who receives the same note once more is told. Suppliers
 * begin to number anew with the year. The material is held.
 */
export async function refuseIfReceived(
  db: Db,
  { materiaId, albaranProveedor, piezas }: Llegada,
  dia: string,
): Promise<void> {
  if (albaranProveedor === '') return
  const numeros = piezas.map(({ numero }) => numero)
  const [pieza] = await db
    .select({ numero: z_.numero })
    .from(z_)
    .innerJoin(e, eq(e.id, z_.entradaId))
    .where(
      and(
        ...[eq(e.materiaId, materiaId), eq(e.albaranProveedor, albaranProveedor), inArray(z_.numero, numeros)],
        sql`extract(year from ${e.fecha}) = extract(year from ${dia}::date)`,
      ),
    )
    .limit(1)
  if (pieza) throw new CampoError('albaranProveedor', 'entrada.repetida', { albaran: albaranProveedor, ...pieza })
}

const Turno = z.object({ momento: z.string() })

/**
 * The moment at which a supplier's delivery is received. Those of one supplier take turns until they are over, so that no
 * other act has the same: by it what came together is known.
 */
export async function momentoDeRecibir(db: Db, proveedorId: number): Promise<string> {
  const turno = await firstRow(
    db,
    Turno,
    sql`select clock_timestamp()::timestamptz(3)::text as momento
      from pg_advisory_xact_lock(hashtext('entradas'), ${proveedorId}::int)`,
  )
  return turno?.momento as string
}

export interface Recibida {
  id: number
  cantidad: number
  precioAntes: number
  precio: number
}

/**
 * A delivery comes in: its rolls enter the stock, and what it cost is the material's price from now on, unless a newer one
 * has come. Of what was asked for it is a part; the rest stays on its way.
 */
export async function recibirMateria(
  db: Db,
  entrada: z.output<typeof RecibirInput>,
  hoy: string,
  quien: string | null,
  /** Why it came otherwise than it was asked for, and the moment of the act that it is a part of. */
  { motivo = '', momento }: { motivo?: string; momento?: string } = {},
): Promise<Recibida> {
  const { entradaId, materiaId, albaranProveedor, piezas, version } = entrada
  const materia = await bloquearMateria(db, materiaId)
  for (const [i, { metros }] of piezas.entries()) exigirEntera(`piezas.${i}.metros`, metros, materia.unidad)
  const esperada = entradaId === null ? undefined : await bloquearEsperada(db, entradaId, { materiaId, version })
  const proveedorId = entrada.proveedorId ?? esperada?.proveedorId ?? materia.proveedorId
  const datos = {
    ...{ materiaId, albaranProveedor, motivo, recibida: true, proveedorId },
    ...(momento === undefined ? {} : { creadoEn: momento }),
    fecha: entrada.fecha ?? hoy,
    precio: entrada.precio ?? esperada?.precio ?? materia.precio,
    cantidad: sumar(piezas.map(({ metros }) => metros)),
    pedidaEnId: esperada?.id ?? null,
  }
  const id = await crearEntrada(db, datos)
  const { precio, fecha, cantidad } = datos
  const rollos = piezas.map((pieza) => ({ ...pieza, entradaId: id, materiaId, coste: precio }))
  const puestos = await saving(z_, db.insert(z_).values(rollos).returning({ piezaId: z_.id, cantidad: z_.metros }))
  await moverMetros(db, puestos, { causa: 'entrada', quien })
  if (esperada) {
    await saveVersion(db, ENTRADA, esperada.id, null, {})
    await ajustarLoCerrado(db, esperada.id)
  }
  await anotarPrecio(db, { materiaId, proveedorId, fecha, precio, origen: 'entrada' })
  const rige = await esLaUltima(db, { id, materiaId })
  if (rige) await ponerPrecio(db, materiaId, precio)
  return { id, cantidad, precioAntes: materia.precio, precio: rige ? precio : materia.precio }
}

/** A delivery of one material, which nobody has received before. */
export async function recibirUna(
  db: Db,
  entrada: z.output<typeof RecibirInput>,
  hoy: string,
  quien: string | null,
): Promise<Recibida> {
  const { proveedorId } = await bloquearMateria(db, entrada.materiaId)
  await refuseIfReceived(db, entrada, entrada.fecha ?? hoy)
  const momento = await momentoDeRecibir(db, entrada.proveedorId ?? proveedorId)
  return recibirMateria(db, entrada, hoy, quien, { momento })
}

const DeMas = z.object({ id: Id, cerrada: z.number() })

/** Of what a supplier was asked for no more is given up than has not come. */
export async function ajustarLoCerrado(db: Db, id: number): Promise<void> {
  const deMas = await firstRow(
    db,
    DeMas,
    sql`
    select e.id, greatest(0, e.pedida - s.llegado)::float8 as cerrada
    from entradas e cross join lateral (
      select coalesce(sum(p.cantidad - coalesce((
        select sum(l.cantidad) from piezas z join devolucion_proveedor_piezas l on l.pieza_id = z.id
          join devoluciones_proveedor d on d.id = l.devolucion_id and d.repone and not d.anulada
        where z.entrada_id = p.id), 0)), 0) as llegado
      from entradas p where p.pedida_en_id = e.id) s
    where e.id = ${id} and e.cerrada > greatest(0, e.pedida - s.llegado)`,
  )
  if (deMas) await saveVersion(db, ENTRADA, deMas.id, null, { cerrada: deMas.cerrada })
}

/** What has not come of what a supplier was asked for is no longer awaited. */
export async function cerrarEntrada(
  db: Db,
  id: number,
  { motivo, version }: { motivo: string; version?: Version },
): Promise<number> {
  const { abierta, cerrada } = await bloquearEsperada(db, id, { version })
  await saveVersion(db, ENTRADA, id, null, { cerrada: sumar([cerrada, abierta]), motivo })
  return id
}
