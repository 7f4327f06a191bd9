import { Worker } from 'node:worker_threads'
import type { OrigenDemo } from '../../db/schema/catalogo.ts'
import type { Encargo, Entrega } from './hilo.ts'

const IDLE_MS = 10_000

interface Waiting {
  resolve(dibujo: Buffer): void
  reject(error: Error): void
}

/** One draughtsman for the process: takes commissions one after the other, and goes home when there are none. */
class Dibujante {
  readonly #waiting = new Map<number, Waiting>()
  #turn: Promise<unknown> = Promise.resolve()
  #worker: Worker | undefined
  #home: NodeJS.Timeout | undefined
  #next = 0

  dibujar(origen: OrigenDemo): Promise<Buffer> {
    const done = this.#turn.then(() => this.#commission(origen))
    this.#turn = done.catch(() => {})
    return done
  }

  #commission(origen: OrigenDemo): Promise<Buffer> {
    clearTimeout(this.#home)
    this.#next += 1
    const encargo: Encargo = { id: this.#next, origen }
    return new Promise<Buffer>((resolve, reject) => {
      this.#waiting.set(encargo.id, { resolve, reject })
      this.#thread().postMessage(encargo)
    }).finally(() => {
      this.#home = setTimeout(() => this.#leave(), IDLE_MS).unref()
    })
  }

  #thread(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(new URL('./hilo.ts', import.meta.url))
    worker.unref()
    worker.on('message', (entrega: Entrega) => this.#deliver(entrega))
    worker.on('error', (error) => this.#fail(error as Error))
    this.#worker = worker
    return worker
  }

  #deliver(entrega: Entrega): void {
    const waiting = this.#waiting.get(entrega.id)
    this.#waiting.delete(entrega.id)
    if ('error' in entrega) waiting?.reject(new Error(entrega.error))
    else waiting?.resolve(Buffer.from(entrega.dibujo))
  }

  #fail(error: Error): void {
    this.#worker = undefined
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }

  #leave(): void {
    const worker = this.#worker
    this.#worker = undefined
    worker?.terminate().catch(() => {})
  }
}

const dibujante = new Dibujante()

/** A picture of the demo, drawn without holding up anything else. */
export const dibujarDemo = (origen: OrigenDemo): Promise<Buffer> => dibujante.dibujar(origen)
