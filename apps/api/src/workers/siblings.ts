import { type FromWorker, isOurs, type ToWorker } from './words.ts'

/** The other processes behind the same port of this machine. One that runs alone has none. */
export interface Siblings {
  alone: boolean
  tell(topic: string, body: unknown): void
  heard(topic: string, listener: (body: never) => void): void
  /** What each of the others answers. */
  ask<T>(topic: string): Promise<T[]>
  answers(topic: string, answer: () => Promise<unknown>): void
}

export const NONE: Siblings = { alone: true, tell: () => {}, heard: () => {}, ask: async () => [], answers: () => {} }

/** Which of several this process is; nothing for one that runs alone. */
const turn = (): string | undefined => (process.connected ? process.env.TELAR_WORKER : undefined)

/** Whether nobody else was started before it: then it says what a start says. */
export const isFirst = (): boolean => (turn() ?? '1') === '1'

const say = (word: FromWorker) => {
  if (process.connected) process.send?.(word)
}

/** It can be asked from now on. */
export const tellReady = (): void => {
  if (turn()) say({ telar: 'ready' })
}

/** Another one has taken its place. */
export function onSentAway(leave: () => void): void {
  process.on('message', (message) => {
    if (isOurs(message) && message.telar === 'leave') leave()
  })
}

/** The siblings of this process. */
export function siblings(): Siblings {
  if (!turn()) return NONE
  const listeners = new Map<string, (body: never) => void>()
  const answerers = new Map<string, () => Promise<unknown>>()
  const asking = new Map<number, (bodies: never[]) => void>()
  let count = 0
  process.on('message', (message) => {
    if (!isOurs(message)) return
    const word = message as ToWorker
    if (word.telar === 'told') listeners.get(word.topic)?.(word.body as never)
    if (word.telar === 'answers') {
      asking.get(word.id)?.(word.bodies as never[])
      asking.delete(word.id)
    }
    if (word.telar === 'asked') {
      const { asked, topic } = word
      const answer = answerers.get(topic)?.() ?? Promise.resolve()
      void answer.catch(() => undefined).then((body) => say({ telar: 'answer', asked, body }))
    }
  })
  return {
    alone: false,
    tell: (topic, body) => say({ telar: 'tell', topic, body }),
    heard: (topic, listener) => void listeners.set(topic, listener),
    answers: (topic, answer) => void answerers.set(topic, answer),
    ask: (topic) => {
      count += 1
      const id = count
      return new Promise((resolve) => {
        asking.set(id, resolve)
        say({ telar: 'ask', id, topic })
      })
    },
  }
}
