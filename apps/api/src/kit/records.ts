import type { Bound } from '@telar/contract/kit/endpoint'
import type { z } from 'zod'
import type { Call, Context, Implementation } from './call.ts'
import type { Caller } from './caller.ts'
import { forbidden, notFound } from './errors.ts'

/** Reads a record as its own call would, for the same person: who may not have it there has it nowhere. */
export type ReadsRecord = (by: Context<Caller>, resource: string, id: string) => Promise<Record<string, unknown>>

declare module './house.ts' {
  interface House {
    /** What is beside a record asks here whether the record itself may be read. */
    records: ReadsRecord
  }
}

type AnyHandler = (call: Call<Bound>) => Promise<unknown>

/** A call that answers one record: of its resource, or of what that holds, as `materias/piezas/:id`. */
const readsOne = ({ kind, method, path, as, access }: Bound): boolean =>
  kind === 'read' &&
  method === 'GET' &&
  as === 'json' &&
  access.startsWith('Permissions.') &&
  path.endsWith('/:id') &&
  recordOf(path) !== ''

/** What the records at an address are called: the word before their id. */
const recordOf = (path: string): string => /\/([a-z]+)\/:id$/.exec(path)?.[1] ?? ''

export function recordsOf(implementations: readonly Implementation[]): ReadsRecord {
  const known = new Map(
    implementations.flatMap(({ contract, handlers }) =>
      Object.entries(contract)
        .filter(([name, endpoint]) => readsOne(endpoint) && typeof handlers[name] === 'function')
        .map(([name, endpoint]) => [recordOf(endpoint.path), { endpoint, run: handlers[name] as AnyHandler }] as const),
    ),
  )
  return async (by, resource, id) => {
    const one = known.get(resource)
    if (!one) throw notFound('Registro', id)
    const { endpoint, run } = one
    if (!by.user.permissions.has(endpoint.access as never)) throw forbidden()
    const params = endpoint.params?.safeParse({ id })
    if (!params?.success) throw notFound('Registro', id)
    const answer = await run({ ...by, params: params.data, query: undefined, body: undefined } as never)
    return (endpoint.response as z.ZodType).parse(answer) as Record<string, unknown>
  }
}
