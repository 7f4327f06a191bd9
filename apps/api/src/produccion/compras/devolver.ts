import type { DevolucionInput } from '@telar/contract/produccion/compra'
import { aDiezmilesimas } from '@telar/domain/dinero'
import { ejercicioDe } from '@telar/domain/fecha'
import { numeroDeDevolucion } from '@telar/domain/produccion/compra'
import { exigirEntera, UNIDADES } from '@telar/domain/produccion/materia'
import { CampoError, ReglaError } from '@telar/domain/regla'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { siguienteNumero } from '../../casa/numerar.ts'
import type { Db } from '../../db/connection.ts'
import { ints, rows } from '../../db/rows.ts'
import {
  devolucionesProveedorTable as d,
  devolucionProveedorPiezasTable as l,
} from '../../db/schema/produccion/materias.ts'
import { conflict } from '../../kit/errors.ts'
import { lockVersion, saveVersion, type Version } from '../../kit/rows/version.ts'
import { ajustarLoCerrado } from '../materias/entradas.ts'
import { moverMetros } from '../materias/metros.ts'
import { congelarDevolucion } from './dicho.ts'

const DEVOLUCION = { table: d, entity: 'Devolución' }
const SERIE = 'devolucionesproveedor'

const Pieza = z.object({
  id: z.int(),
  numero: z.string(),
  unidad: z.enum(UNIDADES),
  restante: z.number(),
  proveedorId: z.int(),
  pedidaEnId: z.int().nullable(),
})

/** Locks the deliveries of some rolls and what they are parts of, and then the rolls, each in the order of their ids. */
async function bloquearPiezas(db: Db, ids: readonly number[]) {
  await rows(
    db,
    z.object({ id: z.int() }),
    sql`
    select a.id from entradas a where a.id in (
      select unnest(array[e.id, e.pedida_en_id]) from entradas e join piezas p on p.entrada_id = e.id where p.id = any(${ints(ids)}))
    order by a.id for update`,
  )
  return rows(
    db,
    Pieza,
    sql`
    select z.id, z.numero, m.unidad, z.restante::float8 as restante, e.proveedor_id as "proveedorId",
      e.pedida_en_id as "pedidaEnId"
    from piezas z join entradas e on e.id = z.entrada_id join materias m on m.id = z.materia_id where z.id = any(${ints(ids)}) order by z.id for update of z`,
  )
}

/** Rolls, or some of them, go back to their supplier, with a note; what is to be replaced is awaited again. */
export async function devolverAProveedor(
  db: Db,
  { proveedorId, fecha, motivo, repone, piezas }: z.output<typeof DevolucionInput>,
  { quien, hoy }: { quien: string | null; hoy: string },
): Promise<number> {
  const ids = piezas.map(({ piezaId }) => piezaId)
  if (new Set(ids).size < ids.length) throw new CampoError('piezas', 'orden.pieza-ajena')
  const suyas = await bloquearPiezas(db, ids)
  for (const [i, { piezaId, cantidad, restante }] of piezas.entries()) {
    const pieza = suyas.find(({ id }) => id === piezaId)
    if (!pieza || pieza.proveedorId !== proveedorId) throw new CampoError(`piezas.${i}.piezaId`, 'compra.pieza-ajena')
    if (typeof restante === 'number' && aDiezmilesimas(restante) !== aDiezmilesimas(pieza.restante))
      throw conflict('error.stale')
    if (aDiezmilesimas(cantidad) > aDiezmilesimas(pieza.restante))
      throw new CampoError(`piezas.${i}.cantidad`, 'pieza.sin-metros', {
        numero: pieza.numero,
        restante: pieza.restante,
      })
    if (cantidad !== pieza.restante) exigirEntera(`piezas.${i}.cantidad`, cantidad, pieza.unidad)
  }
  const ejercicio = ejercicioDe(hoy)
  const numero = numeroDeDevolucion(ejercicio, await siguienteNumero(db, SERIE, ejercicio))
  const [fila] = await db
    .insert(d)
    .values({ numero, proveedorId, fecha: fecha ?? hoy, motivo, repone, quien })
    .returning({ id: d.id })
  const devolucionId = fila?.id as number
  await db.insert(l).values(piezas.map(({ piezaId, cantidad }) => ({ piezaId, cantidad, devolucionId })))
  const salen = piezas.map(({ piezaId, cantidad }) => ({ piezaId, cantidad: -cantidad }))
  await moverMetros(db, salen, { causa: 'proveedor', quien, motivo, devolucionId })
  await congelarDevolucion(db, devolucionId)
  return devolucionId
}

/** It never went: the metres are back in their rolls, and of what was asked for so much has come again. */
export async function anularDevolucion(db: Db, id: number, version: Version, quien: string | null): Promise<number> {
  const devolucion = await lockVersion(db, DEVOLUCION, id, version)
  if (devolucion.anulada) throw new ReglaError('compra.devolucion-anulada', { numero: devolucion.numero })
  const idas = await db.select().from(l).where(eq(l.devolucionId, id))
  const suyas = await bloquearPiezas(
    db,
    idas.map(({ piezaId }) => piezaId),
  )
  await saveVersion(db, DEVOLUCION, id, null, { anulada: true })
  const vuelven = idas.map(({ piezaId, cantidad }) => ({ piezaId, cantidad }))
  await moverMetros(db, vuelven, { causa: 'proveedor', quien, devolucionId: id })
  for (const pedida of new Set(suyas.flatMap(({ pedidaEnId }) => pedidaEnId ?? []))) await ajustarLoCerrado(db, pedida)
  return id
}
