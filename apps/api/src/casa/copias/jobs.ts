import { sobran } from '@telar/domain/casa/copias'
import { diaDe, horaDe, type Reloj } from '@telar/domain/fecha'
import { desc, isNull } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { borrar, listar } from '../../copia/carpeta.ts'
import { guardarMomentos } from '../../copia/momento.ts'
import type { Db } from '../../db/connection.ts'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import { copiasTable as t } from '../../db/schema/casa/copias.ts'
import { AppError } from '../../kit/errors.ts'
import { empezarCopia, hacerCopia, MURIO, type Taller } from './hacer.ts'

const CADA_MS = 600_000

export interface Guardia extends Taller {
  reloj: Reloj
}

/** One whose process ends with it each time is not begun without end. */
const VECES = 3

/** Whether the backup of that day was made or failed; one that died with its process is begun again, some times. */
async function yaSeHizo(db: Db, dia: string): Promise<boolean> {
  const ultimas = await db.select().from(t).where(isNull(t.quien)).orderBy(desc(t.id)).limit(VECES)
  const deHoy = ultimas.filter(({ empezadaEn }) => diaDe(new Date(empezadaEn)) === dia)
  const murio = ({ terminadaEn, fallo }: (typeof ultimas)[number]) => terminadaEn === null || fallo === MURIO
  return deHoy.length === VECES || deHoy.some((una) => !murio(una))
}

/** Makes the backup of the day once its hour has come, in whichever process comes first, and lets old ones go; says whether it did. */
export async function copiarDeNoche(guardia: Guardia): Promise<boolean> {
  const { jobs, reloj, config } = guardia
  const [ajustes] = await jobs.db.select({ copias: appSettingsTable.copias }).from(appSettingsTable)
  const ahora = reloj()
  if (!ajustes?.copias.activas || horaDe(ahora) < ajustes.copias.hora) return false
  if (await yaSeHizo(jobs.db, diaDe(ahora))) return false
  try {
    const id = await empezarCopia(jobs.db, null)
    if (!(await hacerCopia(guardia, id, 'programada'))) return false
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
  // What nobody here has read whole takes no other's place, and is not ours to throw away.
  const leidas = (await listar(config.backupDir)).filter(({ verificada }) => verificada !== null)
  const fuera = sobran(leidas, ajustes.copias, ahora)
  for (const nombre of fuera) await borrar(config.backupDir, nombre)
  return true
}

/** The nightly backup, and the log of the embedded database where the settings want it. */
export function startCopias(
  guardia: Guardia,
  ownerUrl: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => Promise<void> {
  const { config, reloj } = guardia
  const ronda = async () => {
    await copiarDeNoche(guardia)
    if (!config.DATABASE_URL && config.WAL_DAYS > 0) await guardarMomentos(config, ownerUrl, reloj())
  }
  let enMarcha: Promise<unknown> = Promise.resolve()
  const empezar = () => {
    enMarcha = enMarcha.then(ronda).catch((error) => log.warn({ err: error }, 'A backup failed.'))
  }
  if (config.NODE_ENV !== 'test') empezar()
  const timer = setInterval(empezar, CADA_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await enMarcha
  }
}
