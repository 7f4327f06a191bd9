import { Id, Textos } from '@telar/contract/kit/crud'
import type { PasoInput } from '@telar/contract/produccion/operaciones'
import { principalDe, TRABAJOS, type Trabajo } from '@telar/domain/produccion/operacion'
import { CampoError } from '@telar/domain/regla'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { rows } from '../../db/rows.ts'
import {
  operacionesTable as k,
  modeloOperacionesTable as m,
  ordenOperacionesTable as r,
  operacionTarifasTable as t,
} from '../../db/schema/produccion/operaciones.ts'
import { proveedoresTable as p } from '../../db/schema/produccion/proveedores.ts'
import { nextVersion } from '../../kit/rows/version.ts'

const Guardado = z.object({
  id: Id,
  operacionId: Id,
  operacion: Textos,
  trabajo: z.enum(TRABAJOS),
  dentro: z.boolean(),
  tallerId: Id.nullable(),
  taller: z.string().nullable(),
  tarifa: z.number(),
  precioPerdida: z.number().nullable(),
  desde: z.string().nullable(),
  hasta: z.string().nullable(),
  /** What the cost sheet pays for work of its kind, when it is the first of it. */
  deHoja: z.number(),
  /** What that kind of work usually costs. */
  habitual: z.number(),
  /** What a garment usually takes in it. */
  minutos: z.number().nullable(),
})
/** An operation of an order, and what the order's cost sheet says of it. */
export type PasoGuardado = z.output<typeof Guardado>

/** The operations of an order, in their order. */
export const rutaDe = (db: Db, ordenId: number): Promise<PasoGuardado[]> =>
  rows(
    db,
    Guardado,
    sql`
    select r.id, r.operacion_id as "operacionId", k.nombre as operacion, k.trabajo, r.dentro, r.taller_id as "tallerId",
      p.razon_social as taller, r.tarifa::float8 as tarifa, r.precio_perdida::float8 as "precioPerdida",
      r.desde::text as desde, r.hasta::text as hasta,
      case when r.id = first_value(r.id) over (partition by k.trabajo order by r.orden, r.id) then coalesce((
        select sum(l.consumo * l.precio) from escandallo_lineas l
        where l.tipo = k.trabajo and l.escandallo_id = case when o.estado <> 'borrador' then o.escandallo_id else (
          select e.id from escandallos e where e.modelo_id = o.modelo_id order by e.revision desc limit 1) end), 0)
        else 0 end::float8 as "deHoja",
      k.tarifa::float8 as habitual, k.minutos::float8 as minutos
    from orden_operaciones r join operaciones k on k.id = r.operacion_id join ordenes_fab o on o.id = r.orden_id
      left join proveedores p on p.id = r.taller_id
    where r.orden_id = ${ordenId} order by r.orden, r.id`,
  )

/** What each garment is really paid at in an operation, and who says it. */
export function tarifaDe(ruta: readonly PasoGuardado[], { tarifa, deHoja, trabajo, habitual }: PasoGuardado) {
  if (tarifa > 0) return { tarifa, origen: 'operacion' as const }
  const suyas = ruta.filter((otro) => otro.trabajo === trabajo)
  if (suyas.every((otro) => otro.deHoja === 0))
    return { tarifa: habitual, origen: habitual > 0 ? ('habitual' as const) : ('ninguno' as const) }
  // a rate of one takes the place of all that the sheet says of that kind of work
  const hoja = suyas.some((otro) => otro.tarifa > 0) ? 0 : deHoja
  return { tarifa: hoja, origen: hoja > 0 ? ('hoja' as const) : ('ninguno' as const) }
}

/** The route that a new order of a model takes. */
export const rutaDeModelo = (db: Db, modeloId: number) =>
  db
    .select({
      ...{ operacionId: m.operacionId, operacion: k.nombre, trabajo: k.trabajo },
      ...{ dentro: m.dentro, tallerId: m.tallerId, tarifa: m.tarifa },
    })
    .from(m)
    .innerJoin(k, eq(k.id, m.operacionId))
    .where(eq(m.modeloId, modeloId))
    .orderBy(asc(m.orden), asc(m.id))

interface DeOrden {
  modeloId: number
  tallerId: number | null
  tarifaTaller: number
}

/** Sewing alone: the route of who says nothing of operations. */
async function soloConfeccion(db: Db) {
  const [una] = await db
    .select({ operacionId: k.id, operacion: k.nombre, trabajo: k.trabajo })
    .from(k)
    .where(eq(k.trabajo, 'confeccion'))
    .orderBy(asc(k.orden), asc(k.id))
    .limit(1)
  if (!una) throw new CampoError('modeloId', 'ruta.sin-confeccion')
  return [{ ...una, dentro: false, tallerId: null, tarifa: 0 }]
}

/**
 * Gives a new order its route: the model's, or sewing alone. The order's own workshop and rate are those of its sewing;
 * what they do not say the model's route says, and then the workshop's rates. Answers what the order's own are then.
 */
export async function crearRuta(
  db: Db,
  ordenId: number,
  { modeloId, tallerId, tarifaTaller }: DeOrden,
): Promise<{ tallerId: number | null; tarifaTaller: number }> {
  const deModelo = await rutaDeModelo(db, modeloId)
  const ruta = deModelo.length > 0 ? deModelo : await soloConfeccion(db)
  const principal = principalDe(ruta)
  const pasos = ruta.map((paso) =>
    paso === principal
      ? {
          ...paso,
          dentro: paso.dentro && tallerId === null,
          tallerId: tallerId ?? paso.tallerId,
          tarifa: tarifaTaller || paso.tarifa,
        }
      : paso,
  )
  const completos = await conTarifas(db, pasos)
  await db.insert(r).values(completos.map((paso, orden) => ({ ...paso, ordenId, orden })))
  const suyo = completos[principal ? ruta.indexOf(principal) : 0]
  return { tallerId: suyo?.tallerId ?? null, tarifaTaller: suyo?.tarifa ?? 0 }
}

interface PasoNuevo {
  operacionId: number
  dentro: boolean
  tallerId: number | null
  tarifa: number | null
  precioPerdida?: number | null
}

/** Steps with what nobody has typed: the workshop's rate for that work, and what it answers for with what it loses. */
export async function conTarifas<P extends PasoNuevo>(db: Db, pasos: readonly P[]) {
  const talleres = [...new Set(pasos.flatMap(({ tallerId }) => tallerId ?? []))]
  const tarifas = talleres.length > 0 ? await db.select().from(t).where(inArray(t.proveedorId, talleres)) : []
  return pasos.map(({ operacionId, dentro, tallerId, tarifa, precioPerdida = null }) => {
    const suya = tarifas.find((una) => una.proveedorId === tallerId && una.operacionId === operacionId)
    return {
      ...{ operacionId, dentro, tallerId },
      tarifa: tarifa || (suya?.tarifa ?? 0),
      precioPerdida: precioPerdida ?? suya?.precioPerdida ?? null,
    }
  })
}

/** The sewing follows the workshop and the rate that the order itself is given. */
export async function seguirOrden(
  db: Db,
  ordenId: number,
  { tallerId, tarifaTaller }: Omit<DeOrden, 'modeloId'>,
): Promise<void> {
  const principal = principalDe(await rutaDe(db, ordenId))
  if (!principal || (principal.tallerId === tallerId && principal.tarifa === tarifaTaller)) return
  await db
    .update(r)
    .set({
      ...{ tallerId, tarifa: tarifaTaller, ...nextVersion(r) },
      dentro: tallerId === null && principal.dentro,
    })
    .where(eq(r.id, principal.id))
}

/** Whether an order may be launched: its sewing is in the house, or at a workshop. */
export async function tieneTaller(db: Db, ordenId: number): Promise<boolean> {
  const principal = principalDe(await rutaDe(db, ordenId))
  return principal !== undefined && (principal.dentro || principal.tallerId !== null)
}

/** Checks what a route names: work that exists, at workshops. Answers the kind of work of each step. */
export async function trabajosDe(db: Db, pasos: readonly z.output<typeof PasoInput>[]): Promise<Trabajo[]> {
  const operaciones = await db.select({ id: k.id, trabajo: k.trabajo }).from(k)
  const talleres = await db.select({ id: p.id }).from(p).where(eq(p.tipo, 'taller'))
  return pasos.map(({ operacionId, tallerId, dentro, desde, hasta }, i) => {
    const suya = operaciones.find(({ id }) => id === operacionId)
    if (!suya) throw new CampoError(`pasos.${i}.operacionId`, 'error.missing-reference')
    if (tallerId !== null && (dentro || !talleres.some(({ id }) => id === tallerId)))
      throw new CampoError(`pasos.${i}.tallerId`, 'orden.taller')
    if (desde && hasta && desde > hasta) throw new CampoError(`pasos.${i}.hasta`, 'ruta.fechas')
    return suya.trabajo
  })
}
