import type { BoundAccess } from '@telar/contract/kit/endpoint'
import type { Permiso } from '@telar/domain/identidad/acceso'
import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../db/connection.ts'
import type { Caller } from '../kit/call.ts'
import type { Changes } from '../kit/changes.ts'
import { notActive, unauthenticated } from '../kit/errors.ts'
import { type AccessClaims, TENANT, verifyAccess } from './access-token.ts'

interface Loaded {
  caller: Caller
  isActive: boolean
  until: number
}

/** What is known of people comes from these tables. */
export const PEOPLE_TABLES = new Set(['users', 'roles', 'user_roles', 'role_permissions', 'refresh_tokens'])
const RESOURCES = new Set(['users', 'roles', 'personal', 'tokens'])
/** A session that expires is noticed by then, even if nothing changes. */
const KEEP_MS = 60_000
/** More tokens than people at once; whoever fills it up only makes it begin anew. */
const MAX_TOKENS = 10_000

/** The person, their roles and permissions, if that device's session still stands. */
async function loadCaller(db: Db, userId: string, familia: string): Promise<Omit<Loaded, 'until'> | undefined> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select u.email, u.is_active, u.cliente_id, u.comercial_id,
      coalesce(array_agg(distinct r.name) filter (where r.name is not null), '{}') as roles,
      coalesce(array_agg(distinct p.permission) filter (where p.permission is not null), '{}') as permissions
    from users u
      left join user_roles ur on ur.user_id = u.id
      left join roles r on r.id = ur.role_id
      left join role_permissions p on p.role_id = r.id
    where u.id = ${userId} and exists (
      select from refresh_tokens t
      where t.familia = ${familia} and t.user_id = u.id and t.revocado_en is null and t.caduca_en > now())
    group by u.id`)
  const row = rows[0]
  if (!row) return undefined
  return {
    isActive: row.is_active as boolean,
    caller: {
      id: userId,
      email: row.email as string,
      familia,
      clienteId: row.cliente_id as number | null,
      comercialId: row.comercial_id as number | null,
      roles: row.roles as string[],
      permissions: new Set(row.permissions as Permiso[]),
    },
  }
}

const bearer = (request: FastifyRequest): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]

/** There is one tenant; a request that names another is nobody's. */
export function checkTenant(request: FastifyRequest): void {
  const tenant = request.headers.tenant
  if (tenant !== undefined && tenant !== TENANT) throw unauthenticated()
}

/** Says who calls. What it knows of people is kept in memory until something about them changes, in any process. */
export class Identity {
  readonly #db: Db
  readonly #secret: Uint8Array
  readonly #changes: Changes
  readonly #known = new Map<string, Loaded>()
  /** Tokens whose signature was found to hold: it will not change. */
  readonly #tokens = new Map<string, AccessClaims>()
  #generation = 0

  constructor(db: Db, secret: Uint8Array, changes: Changes) {
    this.#db = db
    this.#secret = secret
    this.#changes = changes
    changes.on((table) => {
      if (table === null || PEOPLE_TABLES.has(table)) this.#forget()
    })
  }

  get secret(): Uint8Array {
    return this.#secret
  }

  /** The caller; nobody on a public call whose token does not hold; an error on any other. */
  async of(request: FastifyRequest, access: BoundAccess): Promise<Caller | null> {
    checkTenant(request)
    const token = bearer(request)
    if (!token) return null
    try {
      return await this.#caller(token)
    } catch (error) {
      if (access === 'public') return null
      throw error
    }
  }

  /** The same person as they are now; nobody once the session or the account is closed. */
  async again({ id, familia }: Pick<Caller, 'id' | 'familia'>): Promise<Caller | null> {
    const loaded = await this.#load(id, familia)
    return loaded?.isActive ? loaded.caller : null
  }

  /** A write of this process touched people: forget them now, not when the notice arrives. */
  changed(resource: string): void {
    if (RESOURCES.has(resource)) this.#forget()
  }

  #forget(): void {
    this.#generation += 1
    this.#known.clear()
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

  async #load(userId: string, familia: string): Promise<Omit<Loaded, 'until'> | undefined> {
    const key = `${userId} ${familia}`
    const known = this.#known.get(key)
    if (known && known.until > Date.now()) return known
    const generation = this.#generation
    const loaded = await loadCaller(this.#db, userId, familia)
    if (loaded && this.#changes.up && generation === this.#generation) {
      this.#known.set(key, { ...loaded, until: Date.now() + KEEP_MS })
    }
    return loaded
  }
}
