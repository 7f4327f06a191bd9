import type { BoundAccess } from '@telar/contract/kit/endpoint'
import type { FastifyRequest } from 'fastify'
import type { Caller } from './caller.ts'
import { forbidden, unauthenticated } from './errors.ts'

/** Says who calls. */
export interface Identifies {
  /** The caller; nobody on a public call whose token does not hold; an error on any other. */
  of(request: FastifyRequest, access: BoundAccess): Promise<Caller | null>
  /** The account that a typed name means, the same for every way to write it; nothing for no name. */
  account(name: string): Promise<string | undefined>
  /** The same person or program as they are now; nobody once the session, the key or the account is closed. */
  again(caller: Pick<Caller, 'id' | 'familia' | 'llave'>): Promise<Caller | null>
}

export const TENANT = 'root'

/** There is one tenant; a request that names another is nobody's. */
export function checkTenant(request: FastifyRequest): void {
  const tenant = request.headers.tenant
  if (tenant !== undefined && tenant !== TENANT) throw unauthenticated()
}

/** A page says whose it is. What it writes once somebody else has signed in beside it is not theirs: it is refused. */
export function checkWhose({ headers: { whose } }: FastifyRequest, caller: Caller | null): void {
  if (whose !== undefined && caller && whose !== caller.id) throw forbidden()
}
