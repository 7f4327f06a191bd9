import { Id } from '@telar/contract/kit/crud'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import type { Motivo } from '../../copia/archivo.ts'
import { type Copia, copiar } from '../../copia/carpeta.ts'
import { databaseCode } from '../../db/code.ts'
import type { Db, Lane } from '../../db/connection.ts'
import { firstRow } from '../../db/rows.ts'
import { copiasTable as t } from '../../db/schema/casa/copias.ts'
import type { Files } from '../../gateways/files.ts'
import type { ClaveMensaje } from '../../i18n/es.ts'
import { conflict } from '../../kit/errors.ts'
import { seRehace } from '../imagenes/nombres.ts'
import { avisarDeFallo } from './aviso.ts'

/** One that has given no sign for so long died with its process. */
const SIGNO_MS = 30_000
const MINUTOS_SIN_SIGNO = 5
export const muerta = and(isNull(t.terminadaEn), lt(t.vivaEn, sql`now() - make_interval(mins => ${MINUTOS_SIN_SIGNO})`))

/** What is kept of one that died so. */
export const MURIO = 'copia.murio' satisfies ClaveMensaje

const POR_QUE: readonly [RegExp, ClaveMensaje][] = [
  [/^(ENOSPC|EDQUOT|EFBIG|53100)$/, 'copia.sin-sitio'],
  [/^(EACCES|EPERM|EROFS|ENOTDIR)$/, 'copia.sin-permiso'],
]

/** Why one failed: what people can do something about by its key, whatever else as it was said. */
function porQue(error: unknown): string {
  const code = databaseCode(error) ?? ''
  return POR_QUE.find(([es]) => es.test(code))?.[1] ?? (error as Error).message
}

const Nueva = z.object({ id: Id })

/** Takes the turn; whoever is at it already is not disturbed. */
export async function empezarCopia(db: Db, quien: string | null): Promise<number> {
  await db.update(t).set({ terminadaEn: sql`now()`, fallo: MURIO }).where(muerta)
  const nueva = await firstRow(
    db,
    Nueva,
    sql`insert into copias (quien) values (${quien}) on conflict do nothing returning id`,
  )
  if (!nueva) throw conflict('copia.en-marcha')
  return nueva.id
}

/** What a backup needs of the house. */
export interface Taller {
  config: Config
  jobs: Lane
  files: Files
}

/** Makes the backup whose turn was taken, and writes down how far it has come and what came of it. */
export async function hacerCopia(
  { config, jobs, files }: Taller,
  id: number,
  motivo: Motivo,
): Promise<Copia | undefined> {
  const { db, pool } = jobs
  let avance = { hechas: 0, total: 1 }
  const signo = () =>
    db
      .update(t)
      .set({ ...avance, vivaEn: sql`clock_timestamp()` })
      .where(eq(t.id, id))
  const timer = setInterval(() => void signo().catch(() => {}), SIGNO_MS)
  let dicho = performance.now()
  try {
    const copia = await copiar({
      ...{ config, files, motivo, url: pool.options.connectionString as string, ahora: new Date() },
      lleva: (nombre) => !seRehace(nombre),
      avance: (hechas, total) => {
        avance = { hechas, total }
        if (performance.now() - dicho < 400) return
        dicho = performance.now()
        signo().catch(() => {})
      },
    })
    await db.update(t).set({ terminadaEn: sql`clock_timestamp()`, fichero: copia.nombre }).where(eq(t.id, id))
    return copia
  } catch (error) {
    await db
      .update(t)
      .set({ terminadaEn: sql`clock_timestamp()`, fallo: porQue(error) })
      .where(eq(t.id, id))
    await avisarDeFallo(db, id)
    return undefined
  } finally {
    clearInterval(timer)
  }
}
