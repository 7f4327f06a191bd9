import type { Readable } from 'node:stream'
import type { Body, Bound, EventsAnswer, Params, Query } from '@telar/contract/kit/endpoint'
import type { Reloj } from '@telar/domain/fecha'
import type { Idioma } from '@telar/domain/idioma'
import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import type { Db } from '../db/connection.ts'
import type { Caller } from './caller.ts'
import type { House } from './house.ts'

/** What every handler has at hand. */
export interface Context<U extends Caller | null = Caller | null> {
  db: Db
  user: U
  idioma: Idioma
  ip: string
  reloj: Reloj
  house: House
  log: FastifyBaseLogger
}

type UserOf<E> = E extends { access: 'public' } ? Caller | null : Caller

export interface Call<E> extends Context<UserOf<E>> {
  params: Params<E>
  query: Query<E>
  /** Of a call that takes a form or JSON: nothing when it was a form. */
  body: E extends { multipart: true } ? Body<E> | undefined : Body<E>
  /** The file of a multipart call. */
  upload: E extends { multipart: true } ? () => Promise<Buffer> : undefined
}

/** A file to download, whole or as it is made. */
export interface FileResult {
  name: string
  content: Buffer | NodeJS.ReadableStream
}

type Answered<E> = E extends { response: infer S extends z.ZodType }
  ? z.input<S>
  : E extends { response: { as: 'text' } }
    ? string | Readable
    : E extends { response: EventsAnswer }
      ? Readable
      : FileResult

type Handler<E> = (call: Call<E>) => Promise<Answered<E>> | Answered<E>
export type Handlers<C> = { readonly [K in keyof C]: Handler<C[K]> }

/** A contract and the code behind it. */
export interface Implementation {
  readonly contract: Record<string, Bound>
  readonly handlers: Record<string, (call: never) => unknown>
}

/** Puts code behind every call of a contract; a missing one does not compile. */
export const implement = <C extends Record<string, object>>(
  contract: C,
  handlers: NoInfer<Handlers<C>>,
): Implementation => ({
  contract: contract as unknown as Implementation['contract'],
  handlers: handlers as unknown as Implementation['handlers'],
})
