import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Anuncio, anunciar } from '../../casa/avisos/anunciar.ts'
import type { Tema } from '../../casa/avisos/avisos.ts'
import type { Invariante } from '../../casa/invariante.ts'
import type { Db } from '../../db/connection.ts'
import { firstRow } from '../../db/rows.ts'

declare module '../../kit/house.ts' {
  interface House {
    /** What the books must fulfil: every area hands in its own. */
    invariantes: readonly Invariante[]
  }
}

/** The books do not agree. */
interface AnuncioDeCuadre extends Anuncio {
  tipo: 'cuadre'
  id: number
}

/** Told to who may look the books over. */
export const avisoDeCuadre: Tema<AnuncioDeCuadre> = {
  tipo: 'cuadre',
  recurso: 'cuadre',
  permiso: 'Permissions.Cuadre.View',
  para: (_, anuncio) => anuncio,
}

const Cuenta = z.object({ faltas: z.int() })

/** Whoever is in the house hears of it at once; who comes later sees it in the screen. */
export async function avisarSiNoCuadra(db: Db, id: number): Promise<void> {
  const cuenta = await firstRow(
    db,
    Cuenta,
    sql`select count(*)::int as faltas from cuadre_faltas where cuadre_id = ${id}`,
  )
  if (cuenta && cuenta.faltas > 0) await anunciar<AnuncioDeCuadre>(db, { tipo: 'cuadre', id })
}
