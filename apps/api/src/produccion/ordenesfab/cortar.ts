import type { CortarInput } from '@telar/contract/produccion/orden'
import { aDiezmilesimas, deDiezmilesimas } from '@telar/domain/dinero'
import { cantidadCortada, lotesMezclados } from '@telar/domain/produccion/materia'
import { SE_CORTA } from '@telar/domain/produccion/orden-fab'
import { ReglaError } from '@telar/domain/regla'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { escandalloLineasTable } from '../../db/schema/produccion/escandallos.ts'
import { materiasTable as m, piezasTable as p } from '../../db/schema/produccion/materias.ts'
import { ordenFabCeldasTable as c, consumosTable as k } from '../../db/schema/produccion/ordenesfab.ts'
import type { ClaveMensaje } from '../../i18n/es.ts'
import type { Params } from '../../i18n/mensaje.ts'
import { FieldsError } from '../../kit/errors.ts'
import { saveVersion } from '../../kit/rows/version.ts'
import { PIEZA } from '../materias/entradas.ts'
import { congelarOrden } from './dicho.ts'
import { anotarOrden, type Celda, celdasConPrendas, comprobarCeldas, exigirEstado, type Orden } from './ordenes.ts'

type Corte = z.output<typeof CortarInput>

interface Aviso {
  clave: ClaveMensaje
  params: Params
}
interface Cortado {
  avisos: Aviso[]
  restos: { piezaId: number; numero: string; resto: number }[]
}

/** What a roll refuses is told at the place where it was written. */
function aqui(
  consumos: Corte['consumos'],
  piezaId: number,
  medir: (dicho: Partial<Corte['consumos'][number]>) => number,
): number {
  const i = consumos.findIndex((uno) => uno.piezaId === piezaId)
  try {
    return medir(consumos[i] ?? {})
  } catch (error) {
    if (error instanceof ReglaError)
      throw new FieldsError({ [`consumos.${i}.cantidad`]: [error.code as ClaveMensaje] }, error.params)
    throw error
  }
}

/**
 * Takes metres of rolls for an order. The rolls are locked in the order of their ids, so that two cutters never wait for
 * each other in a ring, and never take the same metres.
 */
async function consumir(db: Db, ordenId: number, consumos: Corte['consumos'], quien: string | null) {
  if (consumos.length === 0) return []
  const ids = consumos.map(({ piezaId }) => piezaId)
  const piezas = await db.select().from(p).where(inArray(p.id, ids)).orderBy(asc(p.id)).for('update')
  if (piezas.length !== ids.length) throw new ReglaError('orden.pieza-ajena')
  const cortes = piezas.map(({ id, numero, restante, coste }) => {
    const cantidad = aqui(consumos, id, (dicho) => cantidadCortada(restante, dicho, numero))
    const resto = deDiezmilesimas(aDiezmilesimas(restante) - aDiezmilesimas(cantidad))
    return { piezaId: id, numero, cantidad, coste, resto }
  })
  for (const { piezaId, resto } of cortes) await saveVersion(db, PIEZA, piezaId, null, { restante: resto })
  await db
    .insert(k)
    .values(cortes.map(({ piezaId, cantidad, coste, resto }) => ({ ordenId, piezaId, quien, cantidad, coste, resto })))
  return cortes.map(({ piezaId, numero, resto }) => ({ piezaId, numero, resto }))
}

/** What a cutter ought to know: lots that meet in one colour, and cloth that the model's sheet does not name. */
async function avisosDe(db: Db, { id, escandalloId }: Orden): Promise<Aviso[]> {
  const cortadas = await db
    .selectDistinct({ materiaId: m.id, materia: m.nombre, colorId: p.colorId, lote: p.lote })
    .from(k)
    .innerJoin(p, eq(p.id, k.piezaId))
    .innerJoin(m, eq(m.id, p.materiaId))
    .where(eq(k.ordenId, id))
  const lotes = lotesMezclados(cortadas).map(({ materia, lotes: suyos }) => ({
    clave: 'orden.lotes' as const,
    params: { materia, lotes: suyos.join(', ') },
  }))
  if (escandalloId === null) return lotes
  const enHoja = await db
    .select({ id: escandalloLineasTable.materiaId })
    .from(escandalloLineasTable)
    .where(eq(escandalloLineasTable.escandalloId, escandalloId))
  const conocidas = new Set(enHoja.map(({ id: materiaId }) => materiaId))
  const ajenas = new Set(cortadas.filter(({ materiaId }) => !conocidas.has(materiaId)).map(({ materia }) => materia))
  return [...lotes, ...[...ajenas].map((materia) => ({ clave: 'orden.fuera-de-hoja' as const, params: { materia } }))]
}

/** More garments of some cells are cut; a cell that nobody planned is new. */
async function sumarCortadas(db: Db, ordenId: number, celdas: readonly Celda[]): Promise<void> {
  for (const { colorId, talla, cantidad } of celdas)
    await db
      .insert(c)
      .values({ ordenId, colorId, talla, cortada: cantidad })
      .onConflictDoUpdate({
        target: [c.ordenId, c.colorId, c.talla],
        set: { cortada: sql`${c.cortada} + excluded.cortada` },
      })
}

/** Garments are cut from rolls. */
export async function cortar(db: Db, orden: Orden, corte: Corte, quien: string | null): Promise<Cortado> {
  exigirEstado(orden, SE_CORTA)
  const celdas = celdasConPrendas(corte.lineas)
  if (celdas.length === 0 && corte.consumos.length === 0) throw new ReglaError('orden.sin-prendas')
  await comprobarCeldas(db, orden.modeloId, celdas)
  const restos = await consumir(db, orden.id, corte.consumos, quien)
  await sumarCortadas(db, orden.id, celdas)
  const prendas = celdas.reduce((n, { cantidad }) => n + cantidad, 0)
  await anotarOrden(db, orden.id, { estado: 'cortada', quien, nota: corte.nota, prendas })
  await congelarOrden(db, orden.id)
  return { avisos: await avisosDe(db, orden), restos }
}
