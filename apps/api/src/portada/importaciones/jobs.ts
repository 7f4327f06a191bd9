import { hoy } from '@telar/domain/fecha'
import type { FastifyBaseLogger } from 'fastify'
import type { Marcha } from '../../casa/importaciones/marcha.ts'
import { abandonadas, retomar, volver } from '../../casa/importaciones/vuelta.ts'
import type { House } from '../../kit/house.ts'
import { DESCRIPCIONES } from './descripciones.ts'

const CADA_MS = 5000

/** Goes on taking back what somebody asked for, where its process ended before it was done. */
export async function seguirVueltas(house: House): Promise<void> {
  const { db } = house.jobs
  for (const { id, que, deshace } of await abandonadas(db)) {
    if (!deshace) continue
    const { idioma, ...user } = deshace
    const marcha: Marcha = { id, house, user, idioma, hoy: hoy(house.reloj), descripcion: DESCRIPCIONES[que] }
    if (await retomar(db, id)) await volver(marcha)
  }
}

/** Looks every few seconds, and at the start. */
export function startVueltas(house: House, log: Pick<FastifyBaseLogger, 'warn'>): () => Promise<void> {
  let enMarcha: Promise<void> | undefined
  const mirar = () => {
    enMarcha ??= seguirVueltas(house)
      .catch((error) => log.warn({ err: error }, 'An import could not be gone on taking back.'))
      .finally(() => {
        enMarcha = undefined
      })
  }
  const timer = setInterval(mirar, CADA_MS)
  timer.unref()
  mirar()
  return async () => {
    clearInterval(timer)
    await enMarcha
  }
}
