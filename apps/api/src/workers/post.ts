import type { Worker } from 'node:cluster'
import { type FromWorker, isOurs, type ToWorker } from './words.ts'

/** Whoever has not answered by then is left out. */
const PATIENCE_MS = 2000

interface Question {
  id: number
  asker: Worker
  waiting: Set<Worker>
  bodies: unknown[]
}

const say = (worker: Worker, word: ToWorker) => {
  if (worker.isConnected()) worker.send(word, () => {})
}

/** Carries what workers tell and ask each other; what it is about is theirs. */
export class Post {
  readonly #workers: () => Iterable<Worker>
  readonly #questions = new Map<string, Question>()
  #count = 0

  constructor(workers: () => Iterable<Worker>) {
    this.#workers = workers
  }

  serve(worker: Worker): void {
    worker.on('message', (message: unknown) => {
      if (isOurs(message)) this.#take(worker, message as FromWorker)
    })
    worker.once('exit', () => {
      for (const [asked, question] of this.#questions) if (question.waiting.has(worker)) this.#answered(asked, worker)
    })
  }

  #others(worker: Worker): Worker[] {
    return [...this.#workers()].filter((other) => other !== worker)
  }

  #take(worker: Worker, word: FromWorker): void {
    if (word.telar === 'tell')
      for (const other of this.#others(worker)) say(other, { telar: 'told', topic: word.topic, body: word.body })
    if (word.telar === 'ask') this.#ask(worker, word.id, word.topic)
    if (word.telar === 'answer') this.#answered(word.asked, worker, word.body)
  }

  #ask(asker: Worker, id: number, topic: string): void {
    this.#count += 1
    const asked = String(this.#count)
    const waiting = new Set(this.#others(asker))
    this.#questions.set(asked, { id, asker, waiting, bodies: [] })
    for (const other of waiting) say(other, { telar: 'asked', asked, topic })
    setTimeout(() => this.#end(asked), PATIENCE_MS).unref()
    if (waiting.size === 0) this.#end(asked)
  }

  #answered(asked: string, worker: Worker, body?: unknown): void {
    const question = this.#questions.get(asked)
    if (!question?.waiting.delete(worker)) return
    if (body !== undefined) question.bodies.push(body)
    if (question.waiting.size === 0) this.#end(asked)
  }

  #end(asked: string): void {
    const question = this.#questions.get(asked)
    if (!question) return
    this.#questions.delete(asked)
    say(question.asker, { telar: 'answers', id: question.id, bodies: question.bodies })
  }
}

/** Tells one that another has taken its place. */
export const sendAway = (worker: Worker): void => say(worker, { telar: 'leave' })
