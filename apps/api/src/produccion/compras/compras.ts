import type { Change } from '@telar/contract/kit/change'
import type { CompraInput } from '@telar/contract/produccion/compra'
import { ejercicioDe } from '@telar/domain/fecha'
import {
  abierta,
  comprobarPedida,
  esperadasDesde,
  fechaDeEntrega,
  numeroDeCompra,
} from '@telar/domain/produccion/compra'
import { exigirEntera } from '@telar/domain/produccion/materia'
import { CampoError, ReglaError } from '@telar/domain/regla'
import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { z } from 'zod'
import { siguienteNumero } from '../../casa/numerar.ts'
import { olvidarPapeles } from '../../casa/papeles/papeles.ts'
import type { Db } from '../../db/connection.ts'
import { comprasTable as k } from '../../db/schema/produccion/compras.ts'
import { entradasTable as e } from '../../db/schema/produccion/materias.ts'
import { proveedoresTable as p } from '../../db/schema/produccion/proveedores.ts'
import { conflict, FieldsError, notFound } from '../../kit/errors.ts'
import { saving } from '../../kit/rows/constraints.ts'
import { lockVersion, saveVersion, type Version } from '../../kit/rows/version.ts'
import { condicionesDe } from './condiciones.ts'
import { COMPRA_EN_PAPEL, congelarCompra } from './dicho.ts'
import { lineasDe } from './queries.ts'

export type CompraGuardada = typeof k.$inferSelect
type Entrada = z.output<typeof CompraInput>
type Linea = Entrada['lineas'][number]

export const COMPRA = { table: k, entity: 'Compra' }
const ENTRADA = { table: e, entity: 'Entrada' }
const SERIE = 'compras'

/** Who makes it, and on what day. */
export interface Acto {
  quien: string | null
  hoy: string
}

/** Locks an order, before its lines. */
export const bloquearCompra = (db: Db, id: number, version?: Version): Promise<CompraGuardada> =>
  lockVersion(db, COMPRA, id, version)

async function proveedorDe(db: Db, id: number) {
  const [proveedor] = await db.select().from(p).where(eq(p.id, id))
  if (!proveedor) throw new FieldsError({ proveedorId: ['error.missing-reference'] })
  return proveedor
}

interface Completa {
  materiaId: number
  colorId: number | null
  pedida: number
  precio: number
  fechaPrevista: string | null
}

/**
 * Lines with the price that the supplier last asked, and the day that they usually take. Nobody asks for half a piece; a
 * line that does stays as it is.
 */
async function completar(
  db: Db,
  proveedorId: number,
  lineas: readonly Linea[],
  hoy: string,
  antes: readonly { id: number; pedida: number }[] = [],
): Promise<Completa[]> {
  const condiciones = await condicionesDe(
    db,
    lineas.map(({ materiaId }) => ({ materiaId, proveedorId })),
  )
  return lineas.map(({ id, materiaId, colorId, pedida, precio, fechaPrevista }, i) => {
    const condicion = condiciones.find(({ n }) => n === i + 1)
    if (!condicion) throw new CampoError(`lineas.${i}.materiaId`, 'error.missing-reference')
    if (!antes.some((una) => una.id === id && una.pedida === pedida))
      exigirEntera(`lineas.${i}.pedida`, pedida, condicion.unidad)
    return {
      ...{ materiaId, colorId, pedida },
      precio: precio ?? condicion.precio,
      fechaPrevista: fechaPrevista ?? fechaDeEntrega(hoy, condicion.dias),
    }
  })
}

/** Makes an order with the next number of its year; it is on its way once it is sent. */
export async function crearCompra(
  db: Db,
  { proveedorId, idioma, referencia, notas, lineas }: Entrada,
  { quien, hoy }: Acto,
  estado: 'borrador' | 'enviada' = 'borrador',
): Promise<{ id: number; lineaIds: number[] }> {
  const proveedor = await proveedorDe(db, proveedorId)
  const completas = await completar(db, proveedorId, lineas, hoy)
  const ejercicio = ejercicioDe(hoy)
  const numero = numeroDeCompra(ejercicio, await siguienteNumero(db, SERIE, ejercicio))
  const datos = { numero, proveedorId, estado, referencia, notas, quien, fecha: hoy }
  const [fila] = await db
    .insert(k)
    .values({ ...datos, idioma: idioma ?? proveedor.idioma })
    .returning({ id: k.id })
  const id = fila?.id as number
  const puestas = await saving(
    e,
    db
      .insert(e)
      .values(completas.map((linea, orden) => ({ ...linea, compraId: id, proveedorId, orden, fecha: hoy })))
      .returning({ id: e.id }),
  )
  if (estado === 'enviada') await congelarCompra(db, id)
  return { id, lineaIds: puestas.map((una) => una.id) }
}

/** The lines of an order become these: those that are named change, the new ones are added, the rest go. */
async function cambiarLineas(db: Db, compra: CompraGuardada, lineas: readonly Linea[], hoy: string): Promise<void> {
  const { id: compraId, proveedorId } = compra
  const antes = await lineasDe(db, compraId)
  const completas = await completar(db, proveedorId, lineas, hoy, antes)
  const suyas = lineas.flatMap(({ id }) => id ?? [])
  const ajena = lineas.findIndex(({ id }) => id !== null && !antes.some((una) => una.id === id))
  if (ajena >= 0 || new Set(suyas).size < suyas.length)
    throw new CampoError(`lineas.${Math.max(0, ajena)}.id`, 'compra.linea')
  const idas = antes.filter(({ id }) => !suyas.includes(id))
  const llegada = idas.find(({ recibida, devuelta }) => recibida + devuelta > 0)
  if (llegada) throw new ReglaError('compra.linea-recibida', { materia: llegada.materia })
  if (idas.length > 0) {
    const quedan = suyas.length > 0 ? notInArray(e.id, suyas) : undefined
    await saving(e, db.delete(e).where(and(eq(e.compraId, compraId), quedan)))
  }
  for (const [orden, linea] of completas.entries()) {
    const id = lineas[orden]?.id ?? null
    const vieja = antes.find((una) => una.id === id)
    if (id === null || !vieja) {
      await saving(e, db.insert(e).values({ ...linea, compraId, proveedorId, orden, fecha: hoy }))
      continue
    }
    if (vieja.materiaId !== linea.materiaId && vieja.recibida + vieja.devuelta > 0)
      throw new ReglaError('compra.linea-recibida', { materia: vieja.materia })
    comprobarPedida(vieja, linea.pedida)
    await saveVersion(db, ENTRADA, id, null, { ...linea, orden })
  }
}

type Cambio = z.output<Change<typeof CompraInput>>

/** Changes an order. One that was sent says so on its next paper. */
export async function cambiarCompra(
  db: Db,
  id: number,
  { version, lineas, idioma, proveedorId, ...cambio }: Cambio,
  hoy: string,
): Promise<number> {
  const compra = await bloquearCompra(db, id, version)
  if (proveedorId !== compra.proveedorId) {
    if (compra.estado !== 'borrador') throw new CampoError('proveedorId', 'compra.proveedor-fijo')
    await proveedorDe(db, proveedorId)
    await db.update(e).set({ proveedorId }).where(eq(e.compraId, id))
  }
  await saveVersion(db, COMPRA, id, null, { ...cambio, proveedorId, ...(idioma ? { idioma } : {}) })
  await cambiarLineas(db, { ...compra, proveedorId }, lineas as Linea[], hoy)
  if (compra.estado !== 'borrador') await congelarCompra(db, id)
  return id
}

/** Awaits an order on another day; once a supplier has confirmed it, it is they who say when. */
export async function esperarCompra(db: Db, id: number, dia: string | undefined, hoy: string): Promise<void> {
  const { estado, numero, proveedorId } = await bloquearCompra(db, id)
  if (estado === 'confirmada') throw conflict('compra.confirmada', { numero })
  const antes = await lineasDe(db, id)
  if (!antes.some((linea) => abierta(linea) > 0)) throw conflict('compra.nada-abierto', { numero })
  await cambiarCompra(db, id, { proveedorId, lineas: dia ? esperadasDesde(antes, dia) : antes } as Cambio, hoy)
}

/** Only what was never sent disappears. */
export async function borrarCompras(db: Db, ids: number[]): Promise<number[]> {
  const filas = await db.select().from(k).where(inArray(k.id, ids)).orderBy(k.id).for('update')
  const falta = ids.find((id) => !filas.some((fila) => fila.id === id))
  if (falta !== undefined) throw notFound('Compra', falta)
  const enviada = filas.find(({ estado }) => estado !== 'borrador')
  if (enviada) throw conflict('compra.no-borrable', { numero: enviada.numero })
  await olvidarPapeles(db, COMPRA_EN_PAPEL, ids)
  await db.delete(k).where(inArray(k.id, ids))
  return ids
}
