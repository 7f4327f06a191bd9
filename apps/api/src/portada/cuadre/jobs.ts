import { diaDe, horaDe, type Reloj } from '@telar/domain/fecha'
import { desc, isNull } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Invariante } from '../../casa/invariante.ts'
import type { Db } from '../../db/connection.ts'
import { cuadresTable as c } from '../../db/schema/portada/cuadres.ts'
import { AppError } from '../../kit/errors.ts'
import { avisarSiNoCuadra } from './aviso.ts'
import { comprobar } from './comprobar.ts'

const CADA_MS = 3_600_000
/** Nobody is at work then, and yesterday is over. */
const HORA = 3

interface Noche {
  db: Db
  reloj: Reloj
  invariantes: readonly Invariante[]
}

/** Looks the books over once a night, in whichever process comes first; says whether it did. */
export async function cuadrarDeNoche({ db, reloj, invariantes }: Noche): Promise<boolean> {
  const ahora = reloj()
  if (horaDe(ahora) < HORA) return false
  const [ultimo] = await db.select().from(c).where(isNull(c.quien)).orderBy(desc(c.id)).limit(1)
  if (ultimo && diaDe(new Date(ultimo.empezadoEn)) === diaDe(ahora)) return false
  try {
    await avisarSiNoCuadra(db, await comprobar(db, invariantes, null))
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

export function startCuadre(noche: Noche, log: Pick<FastifyBaseLogger, 'warn'>): () => Promise<void> {
  let enMarcha: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    enMarcha = cuadrarDeNoche(noche).catch((error) => log.warn({ err: error }, 'The books could not be looked over.'))
  }, CADA_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await enMarcha
  }
}
