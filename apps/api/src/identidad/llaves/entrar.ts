import { Id } from '@telar/contract/kit/crud'
import { permisosDeLlave } from '@telar/domain/identidad/llave'
import type { Permiso } from '@telar/domain/permiso'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { firstRow, run } from '../../db/rows.ts'
import { llavesTable as t } from '../../db/schema/identidad/llaves.ts'
import type { Caller } from '../../kit/caller.ts'
import { WITHOUT_WAITING } from '../../kit/guard.ts'

/** A key that was found once: the same hash opens it for ever, if it opens at all. */
export interface Conocida {
  id: number
  anotada: number
}

const UN_MINUTO = 60_000

export async function abre(db: Db, llaveHash: string): Promise<Conocida | undefined> {
  const [llave] = await db.select({ id: t.id }).from(t).where(eq(t.llaveHash, llaveHash))
  return llave && { id: llave.id, anotada: 0 }
}

const Abierta = z.object({
  userId: z.uuid(),
  email: z.string(),
  isActive: z.boolean(),
  clienteId: Id.nullable(),
  comercialId: Id.nullable(),
  nombre: z.string(),
  porMinuto: z.int(),
  permisos: z.array(z.custom<Permiso>()),
  roles: z.array(z.string()),
  suyos: z.array(z.custom<Permiso>()),
})

/** Its maker as they are now, with no more rights than the key was given; nobody once it has ended. */
export async function cargarLlave(db: Db, id: number): Promise<{ caller: Caller; isActive: boolean } | undefined> {
  const abierta = await firstRow(
    db,
    Abierta,
    sql`
    select u.id as "userId", u.email, u.is_active as "isActive", u.cliente_id as "clienteId", u.comercial_id as "comercialId",
      l.nombre, l.por_minuto as "porMinuto", l.permisos,
      coalesce(array_agg(distinct r.name) filter (where r.name is not null), '{}') as roles,
      coalesce(array_agg(distinct p.permission) filter (where p.permission is not null), '{}') as suyos
    from llaves l
      join users u on u.id = l.user_id
      left join user_roles ur on ur.user_id = u.id
      left join roles r on r.id = ur.role_id
      left join role_permissions p on p.role_id = r.id
    where l.id = ${id} and l.revocada_en is null and (l.caduca_en is null or l.caduca_en > now())
    group by u.id, l.id`,
  )
  if (!abierta) return undefined
  const { userId, isActive, nombre, porMinuto, permisos, suyos, ...persona } = abierta
  const caller = {
    ...persona,
    id: userId,
    familia: SIN_FAMILIA,
    permissions: permisosDeLlave(permisos, suyos),
    llave: { id, nombre, porMinuto },
  }
  return { isActive, caller }
}

/** A key has no session that could be renewed or ended with the others. */
const SIN_FAMILIA = '00000000-0000-0000-0000-000000000000'

/** Writes down that it is in use, once a minute. */
export async function anotarUso(db: Db, conocida: Conocida): Promise<void> {
  if (Date.now() - conocida.anotada < UN_MINUTO) return
  conocida.anotada = Date.now()
  await run(
    db,
    sql`insert into llave_usos (llave_id, cuando) select ${conocida.id}::int, now() from ${WITHOUT_WAITING} as s
      on conflict (llave_id) do update set cuando = excluded.cuando`,
  )
}
