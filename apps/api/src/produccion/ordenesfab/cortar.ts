import type { CortarInput, CorteInput, ProblemaDeCorte } from '@telar/contract/produccion/corte'
import { aDiezmilesimas, deDiezmilesimas } from '@telar/domain/dinero'
import type { Idioma } from '@telar/domain/idioma'
import { excesosDe } from '@telar/domain/produccion/corte'
import { cantidadCortada, exigirEntera } from '@telar/domain/produccion/materia'
import { ABIERTAS, estadoSegunCuentas } from '@telar/domain/produccion/orden-fab'
import { ReglaError } from '@telar/domain/regla'
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { materiasTable as m, piezasTable as p } from '../../db/schema/produccion/materias.ts'
import { ordenFabCeldasTable as c, consumosTable as k } from '../../db/schema/produccion/ordenesfab.ts'
import type { ClaveMensaje } from '../../i18n/es.ts'
import { mensaje } from '../../i18n/mensaje.ts'
import { FieldsError, ReglasError } from '../../kit/errors.ts'
import { moverMetros } from '../materias/metros.ts'
import { anotarCorte } from '../operaciones/etapas.ts'
import { rutaDe } from '../operaciones/rutas.ts'
import { congelarOrden } from './dicho.ts'
import {
  type Acto,
  anotarOrden,
  type Celda,
  celdasConPrendas,
  celdasDe,
  comprobarCeldas,
  exigirEstado,
  type Orden,
} from './ordenes.ts'
import { cambiarPlan } from './planes.ts'
import { enPalabras, problemasDe } from './problemas.ts'
import { repartirExceso } from './repartir.ts'

type Corte = z.output<typeof CorteInput>

interface Cortado {
  avisos: string[]
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

/** How much is cut of each roll that is named, and how much that leaves. */
async function medir(db: Db, consumos: Corte['consumos']) {
  if (consumos.length === 0) return []
  const ids = consumos.map(({ piezaId }) => piezaId)
  const piezas = await db
    .select({ ...getTableColumns(p), materia: m.nombre, unidad: m.unidad })
    .from(p)
    .innerJoin(m, eq(m.id, p.materiaId))
    .where(inArray(p.id, ids))
    .orderBy(asc(p.id))
  if (piezas.length !== ids.length) throw new ReglaError('orden.pieza-ajena')
  return piezas.map(({ id: piezaId, restante, ...pieza }) => {
    const i = consumos.findIndex((uno) => uno.piezaId === piezaId)
    const cantidad = aqui(consumos, piezaId, (dicho) => cantidadCortada(restante, dicho, pieza.numero))
    if (cantidad !== restante) exigirEntera(`consumos.${i}.cantidad`, cantidad, pieza.unidad)
    return { ...pieza, piezaId, cantidad, resto: deDiezmilesimas(aDiezmilesimas(restante) - aDiezmilesimas(cantidad)) }
  })
}

/** What speaks against a cut that nobody has made yet. */
export async function previsualizarCorte(
  db: Db,
  orden: Orden,
  corte: Corte,
  idioma: Idioma,
): Promise<ProblemaDeCorte[]> {
  exigirEstado(orden, ABIERTAS)
  const cortan = celdasConPrendas(corte.lineas)
  const { problemas } = await problemasDe(db, orden, { cortan, piezas: await medir(db, corte.consumos) })
  return enPalabras(db, problemas, idioma)
}

interface Porque {
  quien: string | null
  motivo: string
}

/** More garments of some cells are cut; what was not planned raises the plan first, with the reason, and goes to who awaits it. */
async function sumarCortadas(db: Db, ordenId: number, celdas: readonly Celda[], { quien, motivo }: Porque) {
  const excesos = excesosDe(await celdasDe(db, ordenId), celdas)
  await cambiarPlan(
    db,
    ordenId,
    excesos.map(({ colorId, talla, exceso }) => ({ colorId, talla, n: exceso })),
    { causa: 'exceso', quien, motivo },
  )
  for (const { colorId, talla, cantidad } of celdas)
    await db
      .update(c)
      .set({ cortada: sql`${c.cortada} + ${cantidad}` })
      .where(and(eq(c.ordenId, ordenId), eq(c.colorId, colorId), eq(c.talla, talla)))
  await repartirExceso(db, ordenId, excesos)
}

/**
 * Garments are cut from rolls; what speaks against it needs a reason. The rolls are locked in the order of their ids, so
 * that two cutters never wait for each other in a ring, and never take the same metres.
 */
export async function cortar(
  db: Db,
  orden: Orden,
  corte: z.output<typeof CortarInput>,
  { quien, idioma, hoy }: Acto & { idioma: Idioma },
): Promise<Cortado> {
  exigirEstado(orden, ABIERTAS)
  const cortan = celdasConPrendas(corte.lineas)
  const { consumos, nota, motivo } = corte
  if (cortan.length === 0 && consumos.length === 0) throw new ReglaError('orden.sin-prendas')
  await comprobarCeldas(db, orden.modeloId, cortan)
  const ids = consumos.map(({ piezaId }) => piezaId)
  if (ids.length > 0) await db.select({ id: p.id }).from(p).where(inArray(p.id, ids)).orderBy(asc(p.id)).for('update')
  const piezas = await medir(db, consumos)
  const { problemas, hoja } = await problemasDe(db, orden, { cortan, piezas })
  const dichos = (await enPalabras(db, problemas, idioma)).map((uno) => uno.mensaje)
  if (dichos.length > 0 && motivo === '') throw new ReglasError([...dichos, mensaje(idioma, 'corte.motivo')])

  const metros = piezas.map(({ piezaId, cantidad }) => ({ piezaId, cantidad: -cantidad }))
  await moverMetros(db, metros, { causa: 'corte', ordenId: orden.id, quien, motivo })
  const filas = piezas.map(({ piezaId, cantidad, coste, resto }) => ({ piezaId, cantidad, coste, resto }))
  if (filas.length > 0) await db.insert(k).values(filas.map((fila) => ({ ...fila, ordenId: orden.id, quien })))
  await sumarCortadas(db, orden.id, cortan, { quien, motivo })
  await anotarCorte(db, orden.id, await rutaDe(db, orden.id), cortan, { quien, hoy, nota })
  const prendas = cortan.reduce((n, { cantidad }) => n + cantidad, 0)
  const celdas = await celdasDe(db, orden.id)
  const estado = estadoSegunCuentas(orden.estado, celdas, await db.$count(k, eq(k.ordenId, orden.id)))
  await anotarOrden(db, orden.id, { estado, quien, nota, motivo, prendas })
  await congelarOrden(db, orden.id)

  const enHoja = new Set(hoja.map(({ materiaId }) => materiaId))
  const ajenas = orden.escandalloId === null ? [] : piezas.filter(({ materiaId }) => !enHoja.has(materiaId))
  return {
    avisos: [...dichos, ...new Set(ajenas.map(({ materia }) => mensaje(idioma, 'orden.fuera-de-hoja', { materia })))],
    restos: piezas.map(({ piezaId, numero, resto }) => ({ piezaId, numero, resto })),
  }
}
