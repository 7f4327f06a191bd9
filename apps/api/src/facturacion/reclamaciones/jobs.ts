import { sumarEuros } from '@telar/domain/dinero'
import { horaDe, hoy, type Reloj } from '@telar/domain/fecha'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { anunciar } from '../../casa/avisos/anunciar.ts'
import type { Db } from '../../db/connection.ts'
import { firstRow, run } from '../../db/rows.ts'
import type { AnuncioDeReclamaciones } from './aviso.ts'
import { proponerCartas } from './debidas.ts'

const CADA_MS = 600_000
/** Somebody is there to look. */
const HORA = 8

interface Manana {
  db: Db
  reloj: Reloj
}

const Dicho = z.object({ fecha: z.string().nullable() })

/** Says once a day, in whichever process comes first, how many letters are due; writes to nobody. Says whether it did. */
export async function proponerDeManana({ db, reloj }: Manana): Promise<boolean> {
  if (horaDe(reloj()) < HORA) return false
  const fecha = hoy(reloj)
  return db.transaction(async (tx) => {
    await run(tx, sql`select pg_advisory_xact_lock(hashtext('reclamaciones'))`)
    const ultimo = await firstRow(
      tx,
      Dicho,
      sql`select max(anuncio ->> 'fecha') as fecha from avisos where tipo = 'reclamaciones'`,
    )
    if (ultimo?.fecha === fecha) return false
    const { cartas } = await proponerCartas(tx, fecha, undefined)
    if (cartas.length === 0) return false
    const total = sumarEuros(cartas.map((carta) => carta.total))
    const id = cartas[0]?.clienteId ?? 0
    await anunciar<AnuncioDeReclamaciones>(tx, { tipo: 'reclamaciones', id, fecha, cartas: cartas.length, total })
    return true
  })
}

export function startReclamaciones(manana: Manana, log: Pick<FastifyBaseLogger, 'warn'>): () => Promise<void> {
  let enMarcha: Promise<unknown> = Promise.resolve()
  const mirar = () => {
    enMarcha = enMarcha
      .then(() => proponerDeManana(manana))
      .catch((error) => log.warn({ err: error }, 'What is overdue could not be looked over; it will be tried again.'))
  }
  const timer = setInterval(mirar, CADA_MS)
  timer.unref()
  mirar()
  return async () => {
    clearInterval(timer)
    await enMarcha
  }
}
