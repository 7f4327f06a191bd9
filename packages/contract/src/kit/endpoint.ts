import type { Accion, Permiso } from '@telar/domain/permiso'
import type { z } from 'zod'

/** Who may call: anybody, anybody signed in, or those whose roles hold this action on the resource, or that permission. */
export type Access = 'public' | 'signed-in' | Accion | Permiso
export type BoundAccess = 'public' | 'signed-in' | Permiso

export interface TextAnswer {
  readonly as: 'text'
}
export interface FileAnswer {
  readonly as: 'file'
  readonly type: string
}
/** Server-sent events, one after the other until either side goes away. */
export interface EventsAnswer<S extends z.ZodType = z.ZodType> {
  readonly as: 'events'
  readonly data: S
}
export const text: TextAnswer = { as: 'text' }
export const events = <S extends z.ZodType>(data: S): EventsAnswer<S> => ({ as: 'events', data })
export const file = (type: string): FileAnswer => ({ as: 'file', type })
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const PDF = 'application/pdf'
export const CSV = 'text/csv; charset=utf-8'

const KB = 1024
export const MB = 1024 * KB
/** What may be sent to a call that says nothing of it: little by who has not signed in. */
const USUAL = { stranger: 64 * KB, signedIn: 2 * MB }

/** The most that a call takes, in bytes. */
export const maxBodyOf = ({ access, maxBody }: Pick<Bound, 'access' | 'maxBody'>): number =>
  maxBody ?? (access === 'public' ? USUAL.stranger : USUAL.signedIn)

export type Answer = z.ZodType | TextAnswer | FileAnswer | EventsAnswer

/** The tables that an answer is made from, and how long it holds if none of them changes. */
export interface Cached {
  readonly from: readonly string[]
  readonly until?: 'midnight'
  /** The same for those only to whom the house gives one same word: each word has an answer of its own. */
  readonly apart?: true
  /** Not for everybody the same: it is not kept itself, but a page that asks for it is. */
  readonly shared?: false
}

interface Declaration {
  readonly access: Access
  /** Permissions that parts of the call ask for as well; the code behind it looks. */
  readonly also?: readonly Permiso[]
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly response: Answer
  /** Makes a record, or something happen that is counted: the call honours an Idempotency-Key. */
  readonly creates?: boolean
  /** Its answer is a secret: what is kept of it for who asks again nobody reads without the house's own. */
  readonly sealed?: boolean
  /** Writes by one statement, which is a transaction of its own. */
  readonly alone?: boolean
  /** Changes rows all over the house: it waits until nobody else writes, and the others until it is done. */
  readonly exclusive?: boolean
  /** The body is a form with a file, not JSON; with a body declared as well, either. */
  readonly multipart?: boolean
  /** The most that may be sent, in bytes, where it is not as usual. */
  readonly maxBody?: number
  /** People cannot do without it: it has connections to the database of its own, which nothing long ever takes. */
  readonly essential?: boolean
  /** The answer comes no sooner than after so many milliseconds, so that the time it takes tells nothing. */
  readonly steady?: number
  /** From what the answer is made: it is the same for everybody until that changes, and kept in memory, compressed. */
  readonly cached?: Cached
  /** Limits guessing: tries are counted under this name, by account and by address. */
  readonly guarded?: string
  /** A success wipes the count of tries. */
  readonly forgives?: boolean
}

/** One HTTP call. A `read` writes nothing; a `write` is one transaction, is audited and makes stale what was read from its resource. */
export interface Endpoint extends Declaration {
  readonly kind: 'read' | 'write'
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
}

/** What the browser needs to know of a call; the schemas stay behind. */
export interface Call {
  readonly kind: Endpoint['kind']
  readonly method: Endpoint['method']
  readonly path: string
  readonly resource: string
  readonly name: string
  readonly as: 'json' | 'text' | 'file' | 'events'
}

export type Bound = Omit<Endpoint, 'access'> & Call & { readonly access: BoundAccess }
export type BoundOf<E extends Endpoint> = Omit<E, 'access'> &
  Call & {
    readonly access: E['access'] extends 'public' ? 'public' : E['access'] extends 'signed-in' ? 'signed-in' : Permiso
  }

const verb =
  <const K extends Endpoint['kind'], const M extends Endpoint['method']>(kind: K, method: M) =>
  <const P extends string, const D extends Declaration>(path: P, declaration: D) => ({
    kind,
    method,
    path,
    ...declaration,
  })

export const read = { get: verb('read', 'GET'), post: verb('read', 'POST') }
export const write = { post: verb('write', 'POST'), put: verb('write', 'PUT'), delete: verb('write', 'DELETE') }

const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

const isBound = (access: Access | undefined): access is BoundAccess =>
  access === 'public' || access === 'signed-in' || access?.startsWith('Permissions.') === true

const boundAccess = (rights: string, access: Access): BoundAccess =>
  isBound(access) ? access : `Permissions.${capitalize(rights)}.${access as Accion}`

const answerKind = (response: Answer): Call['as'] => ('as' in response ? response.as : 'json')

/** Names a group of endpoints: fixes its URL prefix and turns each action into a permission, under its name or another. */
export function resource<const N extends string, E extends Record<string, Endpoint>>(
  name: N,
  endpoints: E,
  { base = '/api/v1', rights = name }: { base?: string; rights?: string } = {},
): { readonly [K in keyof E]: BoundOf<E[K]> } {
  const bound = Object.entries(endpoints).map(([key, endpoint]) => [
    key,
    {
      ...endpoint,
      access: boundAccess(rights, endpoint.access),
      path: `${base}/${name}${endpoint.path}`,
      resource: name,
      name: key,
      as: answerKind(endpoint.response),
    },
  ])
  return Object.fromEntries(bound)
}

export type Resource = Record<string, Bound>

type Output<T> = T extends z.ZodType ? z.output<T> : undefined
type Input<T> = T extends z.ZodType ? z.input<T> : undefined

/** What the server's handler gets. */
export type Params<E> = E extends { params: infer S } ? Output<S> : undefined
export type Query<E> = E extends { query: infer S } ? Output<S> : undefined
export type Body<E> = E extends { body: infer S } ? Output<S> : undefined

/** What the caller passes. */
export type CallInput<E> = (E extends { params: infer S } ? { params: Input<S> } : unknown) &
  (E extends { query: infer S } ? { query?: Input<S> } : unknown) &
  (E extends { body: infer S } ? { body: Input<S> } : unknown)

/** What the caller gets back. */
export type CallOutput<E> = E extends { response: infer S extends z.ZodType }
  ? z.output<S>
  : E extends { response: TextAnswer }
    ? string
    : E extends { response: FileAnswer }
      ? Blob
      : E extends { response: EventsAnswer }
        ? ReadableStream<Uint8Array>
        : never
