import type { SalidaInput } from '@telar/contract/produccion/nota'
import { ejercicioDe } from '@telar/domain/fecha'
import { comprobarSalida, numeroDeNota } from '@telar/domain/produccion/operacion'
import { SE_RECIBE } from '@telar/domain/produccion/orden-fab'
import { CampoError, ReglaError } from '@telar/domain/regla'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { siguienteNumero } from '../../casa/numerar.ts'
import type { Db } from '../../db/connection.ts'
import { ordenOperacionesTable as r } from '../../db/schema/produccion/operaciones.ts'
import { notaTallerCeldasTable as c, notasTallerTable as n } from '../../db/schema/produccion/talleres.ts'
import { notFound } from '../../kit/errors.ts'
import { lockVersion, saveVersion, type Version } from '../../kit/rows/version.ts'
import { caminoDe, contadasDe, etapasDe } from '../operaciones/etapas.ts'
import { rutaDe, tarifaDe } from '../operaciones/rutas.ts'
import {
  type Acto,
  anotarOrden,
  bloquearOrden,
  celdasConPrendas,
  celdasDe,
  exigirEstado,
  ORDEN,
} from '../ordenesfab/ordenes.ts'
import { congelarNota } from './dicho.ts'

export const NOTA = { table: n, entity: 'Nota de taller' }
const SERIE = 'notastaller'

/** Garments leave for an operation, with their note: no more than came out of the one before. */
export async function enviarATaller(
  db: Db,
  { ordenOperacionId, fecha, fechaPrevista, acompana, notas, lineas, version }: z.output<typeof SalidaInput>,
  { quien, hoy }: Acto,
): Promise<number> {
  const [suya] = await db.select({ ordenId: r.ordenId }).from(r).where(eq(r.id, ordenOperacionId))
  if (!suya) throw notFound('Operación', ordenOperacionId)
  const orden = await bloquearOrden(db, suya.ordenId, version)
  exigirEstado(orden, SE_RECIBE)
  const dia = fecha ?? hoy
  if (dia > hoy) throw new CampoError('fecha', 'nota.futura')
  if (fechaPrevista && fechaPrevista < dia) throw new CampoError('fechaPrevista', 'nota.prevista')
  const ruta = await rutaDe(db, orden.id)
  const k = etapasDe(ruta).findIndex(({ id }) => id === ordenOperacionId)
  const paso = etapasDe(ruta)[k]
  if (!paso) throw new ReglaError('nota.corte')
  if (!paso.dentro && paso.tallerId === null) throw new ReglaError('nota.sin-taller', { operacion: paso.operacion })
  const salen = celdasConPrendas(lineas)
  if (salen.length === 0) throw new ReglaError('orden.sin-prendas')
  const celdas = await celdasDe(db, orden.id)
  const contadas = await contadasDe(db, orden.id)
  for (const { colorId, talla, cantidad } of salen) {
    const celda = celdas.find((una) => una.colorId === colorId && una.talla === talla)
    if (!celda) throw new ReglaError('nota.mas-que-cortado', { talla, n: 0 })
    comprobarSalida(caminoDe(ruta, contadas, celda), k, cantidad, talla)
  }
  const ejercicio = ejercicioDe(hoy)
  const numero = numeroDeNota(ejercicio, await siguienteNumero(db, SERIE, ejercicio))
  const { tallerId, precioPerdida } = paso
  const [fila] = await db
    .insert(n)
    .values({
      ...{ numero, ordenId: orden.id, ordenOperacionId, tallerId, precioPerdida, quien, acompana, notas },
      ...{ fecha: dia, fechaPrevista: fechaPrevista ?? paso.hasta, tarifa: tarifaDe(ruta, paso).tarifa },
      cantidad: salen.reduce((total, { cantidad }) => total + cantidad, 0),
    })
    .returning({ id: n.id })
  const notaId = fila?.id as number
  await db.insert(c).values(salen.map((celda) => ({ ...celda, notaId })))
  if (orden.estado === 'cortada') await anotarOrden(db, orden.id, { estado: 'enTaller', quien, nota: numero })
  else await saveVersion(db, ORDEN, orden.id, null, {})
  await congelarNota(db, notaId)
  return notaId
}

/** Locks a note after its order, so that whoever brings garments back waits for whoever sends others. */
export async function bloquearNota(db: Db, id: number, version?: Version) {
  const [suya] = await db.select({ ordenId: n.ordenId }).from(n).where(eq(n.id, id))
  if (!suya) throw notFound('Nota de taller', id)
  const orden = await bloquearOrden(db, suya.ordenId)
  return { orden, nota: await lockVersion(db, NOTA, id, version) }
}

/** A note that never left, while nothing of it has come back: its garments wait again. */
export async function anularNota(db: Db, id: number, version: Version): Promise<void> {
  const { nota } = await bloquearNota(db, id, version)
  if (nota.anulada) throw new ReglaError('nota.anulada', { numero: nota.numero })
  if (nota.vueltas > 0) throw new ReglaError('nota.con-vueltas', { numero: nota.numero })
  await saveVersion(db, NOTA, id, null, { anulada: true })
}
