import type { RecibirCompraInput } from '@telar/contract/produccion/compra'
import { diferenciasDe, pideMotivo } from '@telar/domain/produccion/compra'
import { exigirEntera, sumar } from '@telar/domain/produccion/materia'
import { CampoError } from '@telar/domain/regla'
import { asc, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { rows } from '../../db/rows.ts'
import { comprasTable as k } from '../../db/schema/produccion/compras.ts'
import { entradasTable as e, materiasTable as m } from '../../db/schema/produccion/materias.ts'
import { notFound } from '../../kit/errors.ts'
import { refuseIfStale } from '../../kit/rows/version.ts'
import { borrarEntradas } from '../materias/commands.ts'
import { momentoDeRecibir, recibirMateria, refuseIfReceived } from '../materias/entradas.ts'
import { porLlegar } from './queries.ts'

type Entrega = z.output<typeof RecibirCompraInput>

/**
 * One delivery with several materials. Orders, materials and lines are locked in the order of their ids, so that two
 * deliveries never wait for each other in a ring.
 */
export async function recibirCompra(
  db: Db,
  { proveedorId, fecha, albaranProveedor, lineas, motivo }: Entrega,
  { quien, hoy }: { quien: string | null; hoy: string },
): Promise<number[]> {
  const lineaIds = lineas.flatMap(({ lineaId }) => lineaId ?? [])
  if (new Set(lineaIds).size < lineaIds.length) throw new CampoError('lineas', 'compra.linea')
  await db
    .select({ id: k.id })
    .from(k)
    .where(sql`${k.id} in (select ${e.compraId} from ${e} where ${inArray(e.id, lineaIds)})`)
    .orderBy(asc(k.id))
    .for('update')
  const materiaIds = [...new Set(lineas.map(({ materiaId }) => materiaId))]
  const materias = await db
    .select({ id: m.id, unidad: m.unidad })
    .from(m)
    .where(inArray(m.id, materiaIds))
    .orderBy(asc(m.id))
    .for('no key update')
  for (const [i, { materiaId, piezas }] of lineas.entries()) {
    const { unidad = 'm' } = materias.find(({ id }) => id === materiaId) ?? {}
    for (const [j, { metros }] of piezas.entries()) exigirEntera(`lineas.${i}.piezas.${j}.metros`, metros, unidad)
  }
  for (const linea of lineas) await refuseIfReceived(db, { ...linea, albaranProveedor }, fecha ?? hoy)
  const esperadas = await porLlegar(db, proveedorId)
  for (const { lineaId, version } of lineas) {
    const esperada = esperadas.find(({ id }) => id === lineaId)
    if (esperada) refuseIfStale(esperada, version)
  }
  const llegan = lineas.map((linea, i) => {
    const esperada = esperadas.find(({ id }) => id === linea.lineaId)
    if (linea.lineaId !== null && esperada?.materiaId !== linea.materiaId)
      throw new CampoError(`lineas.${i}.lineaId`, 'compra.linea')
    const llega = sumar(linea.piezas.map(({ metros }) => metros))
    const precio = linea.precio ?? esperada?.precio ?? null
    const diferencias = diferenciasDe({
      ...{ abierta: esperada?.abierta ?? null, llega },
      ...{ precioPedido: esperada?.precio ?? null, precio: precio ?? 0 },
    })
    if (pideMotivo(diferencias) && motivo === '')
      throw new CampoError('motivo', 'compra.de-mas', { materia: esperada?.materia ?? '', n: esperada?.abierta ?? 0 })
    const piezas = linea.piezas.map((pieza) => ({ ...pieza, colorId: pieza.colorId ?? esperada?.colorId ?? null }))
    return { ...linea, precio, piezas, distinta: diferencias.length > 0 }
  })
  const ids: { i: number; id: number }[] = []
  const momento = await momentoDeRecibir(db, proveedorId)
  const enOrden = llegan
    .map((linea, i) => ({ ...linea, i }))
    .sort((a, b) => a.materiaId - b.materiaId || (a.lineaId ?? 0) - (b.lineaId ?? 0))
  for (const { i, lineaId: entradaId, materiaId, precio, piezas, distinta } of enOrden) {
    const entrega = { entradaId, materiaId, proveedorId, fecha, albaranProveedor, precio, piezas }
    const { id } = await recibirMateria(db, entrega, hoy, quien, { motivo: distinta ? motivo : '', momento })
    ids.push({ i, id })
  }
  return ids.sort((a, b) => a.i - b.i).map(({ id }) => id)
}

const Junta = z.object({ id: z.int() })

/** A delivery never came: what was received in the same act with the same note goes again, of whatever orders it was. */
export async function deshacerEntrega(db: Db, id: number): Promise<number[]> {
  const juntas = await rows(
    db,
    Junta,
    sql`
    select e.id from entradas e join entradas una on una.creado_en = e.creado_en and una.fecha = e.fecha
      and una.proveedor_id = e.proveedor_id and una.albaran_proveedor = e.albaran_proveedor
    where una.id = ${id} and una.recibida and e.recibida order by e.id`,
  )
  if (juntas.length === 0) throw notFound('Entrega', id)
  return borrarEntradas(
    db,
    juntas.map((una) => una.id),
  )
}
