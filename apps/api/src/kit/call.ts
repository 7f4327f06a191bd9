import type { Readable } from 'node:stream'
import type { Body, Bound, EventsAnswer, Params, Query } from '@telar/contract/kit/endpoint'
import type { Reloj } from '@telar/domain/fecha'
import type { Idioma } from '@telar/domain/idioma'
import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import type { Db } from '../db/connection.ts'
import type { Caller } from './caller.ts'
import type { House } from './house.ts'
import type { Written } from './present.ts'
import type { Visit } from './visit.ts'

/** What every handler has at hand. */
export interface Context<U extends Caller | null = Caller | null> {
  db: Db
  user: U
  idioma: Idioma
  ip: string
  visit: Visit
  reloj: Reloj
  house: House
  log: FastifyBaseLogger
  /** Does something once what was written stands, with no transaction open; nothing if it is undone. */
  after(work: () => Promise<unknown>): void
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
  ? z.input<S> | Written
  : E extends { response: { as: 'text' } }
    ? string | Readable
    : E extends { response: EventsAnswer }
      ? Readable
      : FileResult

type Handler<E> = (call: Call<E>) => Promise<Answered<E>> | Answered<E>

/** A write in two parts, as the kit runs it. */
export interface Steps<E> {
  readonly before: (call: Call<E>) => Promise<unknown>
  readonly write: (call: Call<E>, ready: never) => unknown
  readonly undo: ((call: Call<E>, ready: never) => Promise<unknown>) | undefined
  readonly read: ((call: Call<E>, written: never) => Promise<Answered<E>>) | undefined
}

interface StepsWith<E, P> {
  /** Everything slow, and what lies outside the house: no transaction is open yet. */
  before: (call: Call<E>) => Promise<P>
  write: (call: Call<E>, ready: NoInfer<P>) => Promise<Answered<E>> | Answered<E>
  /** Takes back what was done before, when nothing was written. */
  undo?: (call: Call<E>, ready: NoInfer<P>) => Promise<unknown>
}

export const steps = <E, P>({ before, write, undo }: StepsWith<E, P>): Steps<E> => ({
  ...{ before, write, undo, read: undefined },
})

/** A write whose answer is read when it is done: nobody waits for that, and nothing stays locked meanwhile. */
export const andRead = <E, W>(
  write: (call: Call<E>) => Promise<W>,
  read: (call: Call<E>, written: NoInfer<W>) => Promise<Answered<E>>,
): Steps<E> => ({ before: async () => undefined, write, undo: undefined, read })

export type Handlers<C> = { readonly [K in keyof C]: Handler<C[K]> | Steps<C[K]> }

/** A contract and the code behind it. */
export interface Implementation {
  readonly contract: Record<string, Bound>
  readonly handlers: Record<string, ((call: never) => unknown) | Steps<never>>
}

/** Puts code behind every call of a contract; a missing one does not compile. */
export const implement = <C extends Record<string, object>>(
  contract: C,
  handlers: NoInfer<Handlers<C>>,
): Implementation => ({
  contract: contract as unknown as Implementation['contract'],
  handlers: handlers as unknown as Implementation['handlers'],
})
