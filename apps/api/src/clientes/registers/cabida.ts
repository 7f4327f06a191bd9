import { MB } from '@telar/contract/kit/endpoint'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { discoEscaso, type Provision } from '../../casa/health/vigia.ts'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/connection.ts'
import { firstRow } from '../../db/rows.ts'
import { networkOf } from '../../kit/door/network.ts'
import { busy } from '../../kit/errors.ts'
import { limit } from '../../kit/guard.ts'

const UN_DIA = 24 * 60
/** A fair has many shops behind one router; nobody asks more often than this to become a customer. */
const AL_DIA_POR_RED = 30
/** What nobody has looked at yet may take so much of the disk. */
const CABIDA = 2000 * MB
/** Staff hear of it before it is full. */
const CASI_LLENA = 0.8 * CABIDA
const UNA_HORA_S = 3600

const Ocupado = z.object({ bytes: z.coerce.number() })

/** How much of the disk the licences take that nobody has looked at. */
async function ocupado(db: Db): Promise<number> {
  const suma = await firstRow(
    db,
    Ocupado,
    sql`select coalesce(sum((licencia ->> 'bytes')::bigint), 0) as bytes from registers where estado = 'solicitado'`,
  )
  return suma?.bytes ?? 0
}

/** A stranger's licence is taken while there is room for it, from their network and in all. */
export async function comprobarCabida(db: Db, config: Config, ip: string): Promise<void> {
  if ((await discoEscaso(config)) || (await ocupado(db)) >= CABIDA) throw busy(UNA_HORA_S)
  await limit(db, { key: `licencia:${networkOf(ip)}`, most: AL_DIA_POR_RED, minutes: UN_DIA })
}

export const solicitudesSinRevisar: Provision = {
  que: 'registrations',
  escasea: async (db) => (await ocupado(db)) >= CASI_LLENA,
}
