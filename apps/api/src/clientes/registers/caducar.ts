import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { registersTable as t } from '../../db/schema/clientes/registers.ts'
import type { Files } from '../../gateways/files.ts'
import { borrarLicencias } from './licencia.ts'

/** Whoever still wants to be a customer after that asks again. */
const DIAS_SIN_REVISAR = 90
/** As the privacy policy says. */
const DIAS_RECHAZADA = 365
const DE_UNA_VEZ = 100

const desdeHace = (momento: typeof t.creadoEn | typeof t.modificadoEn, dias: number) =>
  sql`${momento} < now() - make_interval(days => ${dias})`

const olvidada = or(
  and(eq(t.estado, 'solicitado'), desdeHace(t.creadoEn, DIAS_SIN_REVISAR)),
  and(eq(t.estado, 'rechazado'), desdeHace(t.modificadoEn, DIAS_RECHAZADA)),
)

/**
 * Requests that nobody has reviewed for three months go, and those that were declined a year ago; their licences before
 * them: none is left behind.
 */
export async function caducarSolicitudes(db: Db, files: Files): Promise<void> {
  for (;;) {
    const viejas = await db
      .select({ id: t.id, licencia: t.licencia })
      .from(t)
      .where(olvidada)
      .orderBy(asc(t.id))
      .limit(DE_UNA_VEZ)
    await borrarLicencias(files, viejas)
    const ids = viejas.map(({ id }) => id)
    if (ids.length > 0) await db.delete(t).where(and(inArray(t.id, ids), olvidada))
    if (ids.length < DE_UNA_VEZ) return
  }
}
