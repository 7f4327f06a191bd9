import { Id } from '@telar/contract/kit/crud'
import type { BoundAccess } from '@telar/contract/kit/endpoint'
import { PRINCIPIO_DE_LLAVE } from '@telar/domain/identidad/llave'
import type { Permiso } from '@telar/domain/permiso'
import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Db } from '../db/connection.ts'
import { firstRow } from '../db/rows.ts'
import type { Caller } from '../kit/caller.ts'
import { notActive, unauthenticated } from '../kit/errors.ts'
import { limit } from '../kit/guard.ts'
import { checkTenant, type Identifies } from '../kit/identity.ts'
import type { Kept } from '../kit/memory/kept.ts'
import type { Source } from '../kit/memory/sources.ts'
import { bearerOf } from '../kit/visit.ts'
import { type AccessClaims, verifyAccess } from './access-token.ts'
import { hashKey } from './keys.ts'
import { abre, anotarUso, type Conocida, cargarLlave } from './llaves/entrar.ts'

interface Loaded {
  caller: Caller
  isActive: boolean
}

/** What is known of people. A session that expires is noticed within a minute, even if nothing changes. */
export const PEOPLE: Source = {
  from: ['users', 'roles', 'user_roles', 'role_permissions', 'refresh_tokens', 'llaves'],
  until: 60_000,
}
/** More tokens than people at once; whoever fills it up only makes it begin anew. */
const MAX_TOKENS = 10_000

const Person = z.object({
  email: z.string(),
  isActive: z.boolean(),
  clienteId: Id.nullable(),
  comercialId: Id.nullable(),
  roles: z.array(z.string()),
  permissions: z.array(z.custom<Permiso>()),
})

/** The person, their roles and permissions, if that device's session still stands. */
async function loadCaller(db: Db, userId: string, familia: string): Promise<Loaded | undefined> {
  const person = await firstRow(
    db,
    Person,
    sql`
    select u.email, u.is_active as "isActive", u.cliente_id as "clienteId", u.comercial_id as "comercialId",
      coalesce(array_agg(distinct r.name) filter (where r.name is not null), '{}') as roles,
      coalesce(array_agg(distinct p.permission) filter (where p.permission is not null), '{}') as permissions
    from users u
      left join user_roles ur on ur.user_id = u.id
      left join roles r on r.id = ur.role_id
      left join role_permissions p on p.role_id = r.id
    where u.id = ${userId} and exists (
      select from refresh_tokens t
      where t.familia = ${familia} and t.user_id = u.id and t.revocado_en is null and t.caduca_en > now())
    group by u.id`,
  )
  if (!person) return undefined
  const { isActive, permissions, ...caller } = person
  return { isActive, caller: { id: userId, familia, ...caller, permissions: new Set(permissions) } }
}

/** Says who calls. What it knows of people is kept in memory until something about them changes, in any process. */
export class Identity implements Identifies {
  readonly #db: Db
  readonly #secret: Uint8Array
  readonly #kept: Pick<Kept, 'value'>
  /** Tokens whose signature was found to hold: it will not change. */
  readonly #tokens = new Map<string, AccessClaims>()
  /** Which key each hash opens, and when its use was last written down. */
  readonly #keys = new Map<string, Conocida>()

  constructor(db: Db, secret: Uint8Array, kept: Pick<Kept, 'value'>) {
    this.#db = db
    this.#secret = secret
    this.#kept = kept
  }

  /** The caller; nobody on a public call whose token does not hold; an error on any other. */
  async of(request: FastifyRequest, access: BoundAccess): Promise<Caller | null> {
    checkTenant(request)
    const token = bearerOf(request)
    if (!token) return null
    const caller = await this.#callerOr(token, access)
    if (caller?.llave) await this.#spent(caller.llave)
    return caller
  }

  async #callerOr(token: string, access: BoundAccess): Promise<Caller | null> {
    try {
      return await (token.startsWith(PRINCIPIO_DE_LLAVE) ? this.#program(token) : this.#caller(token))
    } catch (error) {
      if (access === 'public') return null
      throw error
    }
  }

  /** Whoever holds a key, with what is left of its rights. An unknown one is asked for each time and remembered by nobody. */
  async #program(token: string): Promise<Caller> {
    const hash = hashKey(token)
    const known = this.#keys.get(hash) ?? (await abre(this.#db, hash))
    if (!known) throw unauthenticated()
    this.#keys.set(hash, known)
    const loaded = await this.#opened(known.id)
    if (!loaded) throw unauthenticated()
    if (!loaded.isActive) throw notActive()
    await anotarUso(this.#db, known)
    return loaded.caller
  }

  #spent({ id, porMinuto }: NonNullable<Caller['llave']>): Promise<void> {
    return limit(this.#db, { key: `llave:${id}`, most: porMinuto, minutes: 1 })
  }

  async account(name: string): Promise<string | undefined> {
    const written = name.trim()
    if (written === '') return undefined
    const known = await firstRow(
      this.#db,
      z.object({ id: z.string() }),
      sql`select id from users where lower(email) = lower(${written}) or lower(user_name) = lower(${written}) limit 1`,
    )
    return known?.id ?? hashKey(written.normalize('NFKC').toLowerCase())
  }

  /** The same person or program as they are now; nobody once the session, the key or the account is closed. */
  async again({ id, familia, llave }: Pick<Caller, 'id' | 'familia' | 'llave'>): Promise<Caller | null> {
    const loaded = await (llave ? this.#opened(llave.id) : this.#load(id, familia))
    return loaded?.isActive ? loaded.caller : null
  }

  async #caller(token: string): Promise<Caller> {
    const claims = await this.#claims(token)
    if (!claims) throw unauthenticated()
    const loaded = await this.#load(claims.userId, claims.familia)
    if (!loaded) throw unauthenticated()
    if (!loaded.isActive) throw notActive()
    return loaded.caller
  }

  async #claims(token: string): Promise<AccessClaims | undefined> {
    const verified = this.#tokens.get(token)
    if (verified && verified.hasta > Date.now()) return verified
    const claims = await verifyAccess(this.#secret, token)
    if (this.#tokens.size >= MAX_TOKENS) this.#tokens.clear()
    if (claims) this.#tokens.set(token, claims)
    return claims
  }

  #opened(id: number): Promise<Loaded | undefined> {
    return this.#kept.value(PEOPLE, `key ${id}`, () => cargarLlave(this.#db, id))
  }

  #load(userId: string, familia: string): Promise<Loaded | undefined> {
    return this.#kept.value(PEOPLE, `person ${userId} ${familia}`, () => loadCaller(this.#db, userId, familia))
  }
}
