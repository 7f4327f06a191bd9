import type { Cuadre } from '@telar/contract/portada/cuadre'
import type { Inicio } from '@telar/contract/portada/inicio'
import { asc, desc, eq, isNotNull, isNull, min } from 'drizzle-orm'
import type { Invariante } from '../../casa/invariante.ts'
import type { Db } from '../../db/connection.ts'
import { cuadresTable as c, cuadreFaltasTable as f } from '../../db/schema/portada/cuadres.ts'

async function leerUltimo(db: Db, invariantes: readonly Invariante[]): Promise<Cuadre['ultimo']> {
  const [ultimo] = await db.select().from(c).where(isNotNull(c.terminadoEn)).orderBy(desc(c.id)).limit(1)
  if (!ultimo?.terminadoEn) return null
  const { id, quien, empezadoEn, terminadoEn, resultados } = ultimo
  const faltas = await db.select().from(f).where(eq(f.cuadreId, id)).orderBy(asc(f.id))
  const reglas = invariantes.flatMap(({ nombre, frase, tabla }) => {
    const suyo = resultados.find((uno) => uno.nombre === nombre)
    if (!suyo) return []
    const suyas = faltas.filter(({ invariante }) => invariante === nombre)
    return [{ nombre, frase, tabla, mirada: suyo.faltas !== null, cuantas: suyo.faltas ?? 0, faltas: suyas }]
  })
  return { id, quien, empezadoEn, terminadoEn, cuadra: resultados.every(({ faltas: n }) => n === 0), reglas }
}

/** The last result, rule by rule, and how far somebody has come who is at it. */
export async function verCuadre(db: Db, invariantes: readonly Invariante[]): Promise<Cuadre> {
  const [marcha] = await db.select().from(c).where(isNull(c.terminadoEn))
  return {
    ultimo: await leerUltimo(db, invariantes),
    enMarcha: marcha ? { hechas: marcha.resultados.length, total: marcha.total } : null,
  }
}

/** The last result in short, for the first page; nothing before anybody looked. */
export async function resumirCuadre(db: Db, invariantes: readonly Invariante[]): Promise<Inicio['cuadre']> {
  const [ultimo] = await db.select().from(c).where(isNotNull(c.terminadoEn)).orderBy(desc(c.id)).limit(1)
  if (!ultimo?.terminadoEn) return null
  const { id, terminadoEn, resultados } = ultimo
  const malas = resultados.filter(({ faltas }) => faltas !== 0)
  const desde = await db
    .select({ nombre: f.invariante, desde: min(f.desde) })
    .from(f)
    .where(eq(f.cuadreId, id))
    .groupBy(f.invariante)
  const rotas = malas.flatMap(({ nombre }) => {
    const frase = invariantes.find((una) => una.nombre === nombre)?.frase
    return frase ? [{ nombre, frase, desde: desde.find((una) => una.nombre === nombre)?.desde ?? null }] : []
  })
  return { cuadra: malas.length === 0, terminadoEn, rotas }
}
