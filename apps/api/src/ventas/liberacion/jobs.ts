import { horaDe, hoy, type Reloj } from '@telar/domain/fecha'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/connection.ts'
import type { Changes } from '../../kit/memory/changes.ts'
import { avisarUna, esperarUna, liberarUna } from './liberar.ts'

const CADA_MS = 600_000
/** Staff are told when somebody is there to hear it. */
const HORA_DE_AVISO = 8

interface Dia {
  db: Db
  reloj: Reloj
}

/** Does what the release days of the seasons ask for today; however late or often, each once. */
export async function liberarLoDeHoy({ db, reloj }: Dia): Promise<void> {
  const dia = hoy(reloj)
  while (await esperarUna(db, dia)) {}
  while (await liberarUna(db, dia)) {}
  if (horaDe(reloj()) < HORA_DE_AVISO) return
  while (await avisarUna(db, dia)) {}
}

/** Looks every few minutes, and whenever a season changes. */
export function startLiberaciones(
  { changes, ...dia }: Dia & { changes: Pick<Changes, 'on'> },
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => Promise<void> {
  let enMarcha: Promise<unknown> = Promise.resolve()
  let parada = false
  const mirar = () => {
    enMarcha = enMarcha
      .then(() => (parada ? undefined : liberarLoDeHoy(dia)))
      .catch((error) => log.warn({ err: error }, 'What is due could not be released; it will be tried again.'))
  }
  const timer = setInterval(mirar, CADA_MS)
  timer.unref()
  changes.on((tabla) => {
    if (tabla === 'temporadas') mirar()
  })
  mirar()
  return async () => {
    parada = true
    clearInterval(timer)
    await enMarcha
  }
}
