import type { Ruta, RutaInput } from '@telar/contract/produccion/nota'
import { comprobarRuta, esperan, fuera, NADA_HECHO, principalDe } from '@telar/domain/produccion/operacion'
import { VIVAS } from '@telar/domain/produccion/orden-fab'
import { ReglaError } from '@telar/domain/regla'
import { desc, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { modelosTable } from '../../db/schema/catalogo/modelos.ts'
import { modeloOperacionesTable as m, ordenOperacionesTable as r } from '../../db/schema/produccion/operaciones.ts'
import { proveedoresTable as p } from '../../db/schema/produccion/proveedores.ts'
import { notasTallerTable as n } from '../../db/schema/produccion/talleres.ts'
import { nextVersion, saveVersion } from '../../kit/rows/version.ts'
import { caminoDe, contadasDe, etapasDe } from '../operaciones/etapas.ts'
import { conTarifas, type PasoGuardado, rutaDe, tarifaDe, trabajosDe } from '../operaciones/rutas.ts'
import { congelarOrden } from './dicho.ts'
import { bloquearOrden, celdasDe, exigirEstado, leerOrden, ORDEN } from './ordenes.ts'

const suma = <T>(filas: readonly T[], de: (fila: T) => number) => filas.reduce((total, fila) => total + de(fila), 0)

/** The cells of an operation with what waits for it, is at it and came out of it. */
function celdasDePaso(
  ruta: readonly PasoGuardado[],
  contadas: Awaited<ReturnType<typeof contadasDe>>,
  celdas: Awaited<ReturnType<typeof celdasDe>>,
  paso: PasoGuardado,
) {
  const i = etapasDe(ruta).findIndex(({ id }) => id === paso.id)
  return celdas
    .filter(({ cortada }) => cortada > 0)
    .map((celda) => {
      const { colorId, talla } = celda
      const hecho = contadas.find((una) => una.pasoId === paso.id && una.colorId === colorId && una.talla === talla)
      const { buenas, segundas, perdidas, ...resto } = hecho ?? { ...NADA_HECHO }
      return {
        ...{ colorId, talla, buenas, segundas, perdidas },
        porEnviar: i < 0 ? 0 : (esperan(caminoDe(ruta, contadas, celda))[i] ?? 0),
        fuera: i < 0 ? 0 : fuera({ enviadas: resto.enviadas, buenas, segundas, perdidas }),
      }
    })
}

/** The operations of an order, how far its garments are in each, and the notes they left with. */
export async function verRuta(db: Db, id: number): Promise<Ruta> {
  const orden = await leerOrden(db, id)
  const ruta = await rutaDe(db, id)
  const contadas = await contadasDe(db, id)
  const celdas = await celdasDe(db, id)
  const notas = await db
    .select({
      ...{ id: n.id, numero: n.numero, ordenOperacionId: n.ordenOperacionId, taller: p.razonSocial, fecha: n.fecha },
      ...{ fechaPrevista: n.fechaPrevista, cantidad: n.cantidad, fuera: n.fuera, anulada: n.anulada },
    })
    .from(n)
    .leftJoin(p, eq(p.id, n.tallerId))
    .where(eq(n.ordenId, id))
    .orderBy(desc(n.id))
  const pasos = ruta.map((guardado) => {
    const { deHoja: _, habitual: __, ...paso } = guardado
    const suyas = celdasDePaso(ruta, contadas, celdas, guardado)
    const { tarifa: tarifaEfectiva, origen } = tarifaDe(ruta, guardado)
    return {
      ...paso,
      ...{ tarifaEfectiva, origen, celdas: suyas },
      porEnviar: suma(suyas, (celda) => celda.porEnviar),
      fuera: suma(suyas, (celda) => celda.fuera),
      buenas: suma(suyas, (celda) => celda.buenas),
      segundas: suma(suyas, (celda) => celda.segundas),
      perdidas: suma(suyas, (celda) => celda.perdidas),
      usada: contadas.some(({ pasoId }) => pasoId === paso.id),
    }
  })
  return {
    ordenId: id,
    version: orden.version,
    pasos,
    notas: notas.map((nota) => ({ ...nota, fuera: nota.fuera ?? 0 })),
  }
}

/** The operations of an order become these. Those that have garments stay where they are; notes keep what they said. */
export async function guardarRuta(
  db: Db,
  id: number,
  { pasos, deModelo, version }: z.output<typeof RutaInput>,
): Promise<void> {
  const orden = await bloquearOrden(db, id, version)
  exigirEstado(orden, VIVAS)
  const antes = await rutaDe(db, id)
  const contadas = await contadasDe(db, id)
  const conNotas = await db.selectDistinct({ pasoId: n.ordenOperacionId }).from(n).where(eq(n.ordenId, id))
  const usos = antes.map((paso) => {
    const suyas = contadas.filter(({ pasoId }) => pasoId === paso.id)
    const usada = suyas.length > 0 || conNotas.some(({ pasoId }) => pasoId === paso.id)
    return { ...paso, usada, acabadas: suyas.some(({ buenas }) => buenas !== 0) }
  })
  const trabajos = await trabajosDe(db, pasos)
  const ids = pasos.flatMap((paso) => paso.id ?? [])
  if (new Set(ids).size < ids.length || ids.some((suyo) => !antes.some((paso) => paso.id === suyo)))
    throw new ReglaError('ruta.ajena')
  comprobarRuta(
    usos,
    pasos.map(({ id: suyo, operacionId }, i) => ({
      ...{ id: suyo, operacionId },
      trabajo: trabajos[i] as (typeof trabajos)[number],
    })),
  )
  const completos = await conTarifas(db, pasos)
  const idos = antes.filter((paso) => !ids.includes(paso.id)).map((paso) => paso.id)
  if (idos.length > 0) await db.delete(r).where(inArray(r.id, idos))
  for (const [i, paso] of completos.entries()) {
    const { id: suyo = null, desde = null, hasta = null } = pasos[i] ?? {}
    const datos = { ...paso, desde, hasta, orden: i, ordenId: id }
    if (suyo === null) await db.insert(r).values(datos)
    else
      await db
        .update(r)
        .set({ ...datos, ...nextVersion(r) })
        .where(eq(r.id, suyo))
  }
  const principal = principalDe(await rutaDe(db, id))
  if (orden.estado !== 'borrador' && !principal?.dentro && principal?.tallerId === null)
    throw new ReglaError('orden.sin-taller')
  const suyos = { tallerId: principal?.tallerId ?? null, tarifaTaller: principal?.tarifa ?? 0 }
  await saveVersion(db, ORDEN, id, null, suyos)
  if (deModelo) await guardarDeModelo(db, orden.modeloId, completos)
  if (orden.estado !== 'borrador') await congelarOrden(db, id)
}

async function guardarDeModelo(
  db: Db,
  modeloId: number,
  pasos: readonly { operacionId: number; dentro: boolean; tallerId: number | null; tarifa: number }[],
): Promise<void> {
  await db.select({ id: modelosTable.id }).from(modelosTable).where(eq(modelosTable.id, modeloId)).for('no key update')
  await db.delete(m).where(eq(m.modeloId, modeloId))
  await db.insert(m).values(
    pasos.map(({ operacionId, dentro, tallerId, tarifa }, orden) => ({
      ...{ modeloId, orden, operacionId, dentro, tallerId, tarifa },
    })),
  )
}
