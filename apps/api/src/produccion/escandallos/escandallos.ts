import type { Escandallo, GuardarHojaInput, HojaInput, TotalDeEscandallo } from '@telar/contract/produccion/escandallo'
import type { AjustesDeProduccion } from '@telar/domain/casa/ajustes'
import { calcularEscandallo, margenDe, type Pesos, pesosDe } from '@telar/domain/produccion/escandallo'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { modelosTable as m } from '../../db/schema/catalogo/modelos.ts'
import { escandallosTable as e, escandalloLineasTable as l } from '../../db/schema/produccion/escandallos.ts'
import { materiasTable } from '../../db/schema/produccion/materias.ts'
import type { ClaveMensaje } from '../../i18n/es.ts'
import { conflict, FieldsError, notFound } from '../../kit/errors.ts'
import { over } from '../../kit/rows/version.ts'
import { ajustesDeProduccion, type LineaDeHoja } from './hojas.ts'

interface Hoja {
  lineas: LineaDeHoja[]
  gastosGenerales: number
  margen: number
}

/** A sheet with all its figures beside its lines. */
export function totalDe(hoja: Hoja, ajustes: AjustesDeProduccion, pesos: Pesos): TotalDeEscandallo {
  const { importes, ...total } = calcularEscandallo(hoja, ajustes, pesos)
  const { gastosGenerales, margen } = hoja
  return {
    ...{ gastosGenerales, margen },
    ...total,
    lineas: hoja.lineas.map((linea, i) => ({ ...linea, importe: importes[i] ?? 0 })),
  }
}

/** What is typed, completed with the house's figures and with what materials cost today. */
async function completar(db: Db, entrada: z.output<typeof HojaInput>, ajustes: AjustesDeProduccion): Promise<Hoja> {
  const ids = [...new Set(entrada.lineas.flatMap(({ materiaId }) => materiaId ?? []))]
  const materias =
    ids.length > 0
      ? await db
          .select({ id: materiasTable.id, precio: materiasTable.precio })
          .from(materiasTable)
          .where(inArray(materiasTable.id, ids))
      : []
  const precios = new Map(materias.map(({ id, precio }) => [id, precio]))
  const problemas: Record<string, ClaveMensaje[]> = {}
  const lineas = entrada.lineas.map((linea, i) => {
    const { materiaId } = linea
    const precio = linea.precio ?? (materiaId === null ? undefined : precios.get(materiaId))
    if (materiaId !== null && !precios.has(materiaId)) problemas[`lineas.${i}.materiaId`] = ['error.missing-reference']
    else if (precio === undefined) problemas[`lineas.${i}.precio`] = ['escandallo.sin-precio']
    return { ...linea, precio: precio ?? 0 }
  })
  if (Object.keys(problemas).length > 0) throw new FieldsError(problemas)
  return {
    lineas,
    gastosGenerales: entrada.gastosGenerales ?? ajustes.gastosGenerales,
    margen: entrada.margen ?? ajustes.margen,
  }
}

/** What somebody's sheet comes to, without keeping it. */
export async function calcular(
  db: Db,
  { modeloId, ...entrada }: z.output<typeof HojaInput> & { modeloId: number | null },
): Promise<TotalDeEscandallo> {
  const ajustes = await ajustesDeProduccion(db)
  const modelo = modeloId === null ? undefined : await leerModelo(db, modeloId)
  return totalDe(await completar(db, entrada, ajustes), ajustes, modelo ? pesosDe(modelo.tallas, modelo.curva) : {})
}

async function leerModelo(db: Db, id: number) {
  const [modelo] = await db
    .select({ tallas: m.tallas, curva: m.curva, precioMayor: m.precioMayor, numero: m.numero })
    .from(m)
    .where(eq(m.id, id))
  if (!modelo) throw notFound('Modelo', id)
  return modelo
}

/** The lines of a sheet as they were saved. */
export const lineasDeHoja = (db: Db, escandalloId: number): Promise<LineaDeHoja[]> =>
  db
    .select({
      tipo: l.tipo,
      materiaId: l.materiaId,
      concepto: l.concepto,
      consumo: l.consumo,
      porTallas: l.porTallas,
      merma: l.merma,
      precio: l.precio,
    })
    .from(l)
    .where(eq(l.escandalloId, escandalloId))
    .orderBy(asc(l.orden), asc(l.id))

/** The sheet in force of a model, or that version of it; nothing when it has none. */
export async function leerEscandallo(db: Db, modeloId: number, revision?: number): Promise<Escandallo | null> {
  const modelo = await leerModelo(db, modeloId)
  const [hoja] = await db
    .select()
    .from(e)
    .where(and(eq(e.modeloId, modeloId), revision === undefined ? undefined : eq(e.revision, revision)))
    .orderBy(desc(e.revision))
    .limit(1)
  if (!hoja) {
    if (revision !== undefined) throw notFound('Escandallo', revision)
    return null
  }
  const ajustes = await ajustesDeProduccion(db)
  const total = totalDe(
    { ...hoja, lineas: await lineasDeHoja(db, hoja.id) },
    ajustes,
    pesosDe(modelo.tallas, modelo.curva),
  )
  const { precioMayor } = modelo
  return { ...hoja, ...total, precioMayor, margenActual: margenDe(precioMayor, total.coste) }
}

/** A sheet by its own id. */
export async function leerHoja(db: Db, id: number): Promise<Escandallo> {
  const [hoja] = await db.select({ modeloId: e.modeloId, revision: e.revision }).from(e).where(eq(e.id, id))
  if (!hoja) throw notFound('Escandallo', id)
  return (await leerEscandallo(db, hoja.modeloId, hoja.revision)) as Escandallo
}

/** Saves a sheet as the model's next version; somebody else's newer one is not lost under it. */
export async function guardarEscandallo(
  db: Db,
  modeloId: number,
  { revision, nota, ...entrada }: z.output<typeof GuardarHojaInput>,
  quien: string,
): Promise<Escandallo> {
  const [modelo] = await db
    .select({ id: m.id, tallas: m.tallas, curva: m.curva })
    .from(m)
    .where(eq(m.id, modeloId))
    .for('update')
  if (!modelo) throw notFound('Modelo', modeloId)
  const ajustes = await ajustesDeProduccion(db)
  const [ultima] = await db
    .select({ revision: e.revision, gastosGenerales: e.gastosGenerales, margen: e.margen })
    .from(e)
    .where(eq(e.modeloId, modeloId))
    .orderBy(desc(e.revision))
    .limit(1)
  const hoja = await completar(db, over(ultima ?? { gastosGenerales: null, margen: null }, entrada), ajustes)
  const actual = ultima?.revision ?? 0
  if (typeof revision === 'number' && revision !== actual) throw conflict('escandallo.viejo', { revision: actual })
  const { lineas, gastosGenerales, margen } = hoja
  const { coste, precio } = totalDe(hoja, ajustes, pesosDe(modelo.tallas, modelo.curva))
  const [fila] = await db
    .insert(e)
    .values({ modeloId, revision: actual + 1, gastosGenerales, margen, nota, quien, coste, precio })
    .returning({ id: e.id })
  const escandalloId = fila?.id as number
  if (lineas.length > 0) await db.insert(l).values(lineas.map((linea, orden) => ({ ...linea, escandalloId, orden })))
  return (await leerEscandallo(db, modeloId)) as Escandallo
}

export async function versionesDe(db: Db, modeloId: number) {
  await leerModelo(db, modeloId)
  const { id, revision, creadoEn, quien, nota, coste, precio } = e
  return db
    .select({ id, revision, creadoEn, quien, nota, coste, precio })
    .from(e)
    .where(eq(e.modeloId, modeloId))
    .orderBy(desc(e.revision))
}
