import { contract } from '@telar/contract'
import { endpoints } from '@telar/contract/kit/contract'
import type { Bound } from '@telar/contract/kit/endpoint'
import fc from 'fast-check'
import { type Input, inputs, written } from '../testing/inputs.ts'
import type { Findings } from './findings.ts'
import { type Person, stillIn } from './people.ts'
import type { Wire } from './wire.ts'

/** As many of each call are thought up at once. */
const BATCH = 20
const AT_ONCE = 24
/** Of two addresses one names a row that may well be there. */
const ROWS = 30

export interface Course {
  calls: number
  seed: number
  /** No new call is made after this moment. */
  until: number
  /** Words that none but the house may ever read. */
  secret: string
  /** Told now and then how many calls have been made. */
  along?: (calls: number) => void
}

interface Shot {
  endpoint: Bound
  person: Person
  input: Input
}

/** Numbers that are the same for the same seed. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed | 0; ; ) {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    yield ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

function* shots(everybody: readonly Person[], { seed, calls }: Course): Generator<Shot> {
  const known = endpoints(contract).map((endpoint) => ({ endpoint, arbitrary: inputs(endpoint) }))
  const chance = numbers(seed)
  const next = () => chance.next().value as number
  let made = 0
  for (let round = 0; made < calls; round++) {
    for (const [i, { endpoint, arbitrary }] of known.entries()) {
      // A short run does not stop at the first letters of the alphabet.
      const numRuns = Math.max(1, Math.min(BATCH, Math.ceil(calls / known.length / everybody.length)))
      for (const input of fc.sample(arbitrary, { seed: seed + round * known.length + i, numRuns })) {
        const params = input.params.map((param) => (next() < 0.5 ? String(1 + Math.floor(next() * ROWS)) : param))
        for (const person of everybody) {
          if (made === calls) return
          made += 1
          yield { endpoint, person, input: { ...input, params } as Input }
        }
      }
    }
  }
}

const LOOKED_AFTER_EVERY = 2000

/** Whatever comes to mind, to every call, by everybody. */
export async function fuzz(
  wire: Wire,
  everybody: readonly Person[],
  course: Course,
  findings: Findings,
): Promise<void> {
  const source = shots(everybody, course)
  let made = 0
  const worker = async () => {
    for (const { endpoint, person, input } of source) {
      if (Date.now() > course.until) return
      const { url, headers, payload } = written(endpoint, input)
      const what = `${endpoint.method} ${endpoint.path} as ${person.name}`
      const heard = await wire.ask({
        method: endpoint.method,
        url,
        headers: { ...person.headers, ...headers },
        ...(payload === undefined ? {} : { payload }),
        headOnly: endpoint.as === 'events',
      })
      if (endpoint.as !== 'events' || heard.status >= 500) findings.hear(what, heard)
      if (person.rol !== 'Admin' && person.rol !== 'Ventas' && heard.body.includes(course.secret))
        findings.blame(`${what} reads what is somebody else's: ${url} ${payload ?? ''}`)
      made += 1
      const now = made
      if (now % LOOKED_AFTER_EVERY > 0) continue
      for (const one of everybody) await stillIn(wire, one)
      course.along?.(now)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
