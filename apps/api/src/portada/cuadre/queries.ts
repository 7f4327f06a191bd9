import type { Cuadre } from '@telar/contract/portada/cuadre'
import { asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
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
