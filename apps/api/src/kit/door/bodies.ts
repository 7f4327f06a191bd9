import { MB } from '@telar/contract/kit/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { busy } from '../errors.ts'
import { fromInside, networkOf } from './network.ts'

/** What fits in the hand costs nothing worth counting. */
const SMALL = 64 * 1024
const RETRY_AFTER_S = 10

/** So many bytes at a time from all of them together, and from one alone. */
interface Room {
  all: number
  each: number
}
const ROOM: Record<'stranger' | 'person', Room> = {
  stranger: { all: 64 * MB, each: 16 * MB },
  person: { all: 128 * MB, each: 48 * MB },
}

/** As much as the sender announces; who announces nothing may send as much as the call takes. */
const announced = ({ headers }: FastifyRequest, most: number): number => {
  if (headers['content-length'] !== undefined) return Math.min(Number(headers['content-length']) || 0, most)
  return headers['transfer-encoding'] === undefined ? 0 : most
}

/** What is being received: room is taken for it before the first byte is read, and given back with the answer. */
export class Bodies {
  readonly #taken = new Map<string, number>()

  /** Takes room for what a request brings, or asks its sender to come back. */
  receive(request: FastifyRequest, reply: FastifyReply, most: number, userId: string | undefined): void {
    if (fromInside(request)) return
    const bytes = announced(request, most)
    if (bytes <= SMALL) return
    const kind = userId === undefined ? 'stranger' : 'person'
    const own = userId ?? networkOf(request.ip)
    const { all, each } = ROOM[kind]
    if (this.#of(kind) + bytes > all || this.#of(own) + bytes > each) throw busy(RETRY_AFTER_S)
    for (const who of [kind, own]) this.#taken.set(who, this.#of(who) + bytes)
    reply.raw.once('close', () => {
      for (const who of [kind, own]) this.#giveBack(who, bytes)
    })
  }

  #of(who: string): number {
    return this.#taken.get(who) ?? 0
  }

  #giveBack(who: string, bytes: number): void {
    const left = this.#of(who) - bytes
    if (left > 0) this.#taken.set(who, left)
    else this.#taken.delete(who)
  }
}
