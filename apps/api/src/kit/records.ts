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
    /** What was changed in several records at once is changed back here. */
    together: Together
  }
}

/** Several records of a resource, changed by the call that its lists make. */
export interface Together {
  /** The fields that this person may give several records at once; none where there is no such call, or no right to it. */
  fields: (user: Caller, resource: string) => ReadonlySet<string>
  change: (by: Context<Caller>, resource: string, filas: readonly Kept[]) => Promise<unknown>
}

interface Kept {
  id: number
  version: number
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

/** Of its own resource: what others tell of one of its records is no record of that name. */
const isOwn = ({ resource, path }: Bound): boolean => recordOf(path) === resource

export function recordsOf(implementations: readonly Implementation[]): ReadsRecord {
  const found = implementations.flatMap(({ contract, handlers }) =>
    Object.entries(contract)
      .filter(([name, endpoint]) => readsOne(endpoint) && typeof handlers[name] === 'function')
      .map(([name, endpoint]) => ({ endpoint, run: handlers[name] as AnyHandler })),
  )
  const known = new Map(
    found
      .toSorted((a, b) => Number(isOwn(a.endpoint)) - Number(isOwn(b.endpoint)))
      .map((one) => [recordOf(one.endpoint.path), one] as const),
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

/** `/clientes/cambiar` → clientes. */
const changedBy = (path: string): string => /\/([a-z]+)\/cambiar$/.exec(path)?.[1] ?? ''

const NOTHING: ReadonlySet<string> = new Set()

export function togetherOf(implementations: readonly Implementation[]): Together {
  const known = new Map(
    implementations.flatMap(({ contract: { cambiar: endpoint }, handlers: { cambiar: run } }) =>
      endpoint && typeof run === 'function'
        ? [[changedBy(endpoint.path), { endpoint, run: run as AnyHandler }] as const]
        : [],
    ),
  )
  const fieldsOf = ({ body }: Bound) =>
    new Set(Object.keys((body as z.ZodObject<{ filas: z.ZodArray<z.ZodObject> }>).shape.filas.element.shape))
  const may = (user: Caller, { access }: Bound) => user.permissions.has(access as never)
  return {
    fields(user, resource) {
      const one = known.get(resource)
      return one && may(user, one.endpoint) ? fieldsOf(one.endpoint) : NOTHING
    },
    async change(by, resource, filas) {
      const one = known.get(resource)
      if (!one) throw notFound('Registro', resource)
      if (!may(by.user, one.endpoint)) throw forbidden()
      const body = (one.endpoint.body as z.ZodType).parse({ filas })
      return one.run({ ...by, params: undefined, query: undefined, body } as never)
    },
  }
}
