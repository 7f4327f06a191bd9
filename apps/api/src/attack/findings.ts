import { ErrorResult, FieldProblem } from '@telar/contract/kit/errors'
import { z } from 'zod'
import type { Heard } from './wire.ts'

const ErrorBody = z.union([ErrorResult, FieldProblem])
const MOST_TOLD = 50
const SLOWEST_TOLD = 5

/** What was found, with how it was found. */
export class Findings {
  readonly wrong: string[] = []
  readonly statuses = new Map<number, number>()
  /** Calls that could not be answered at that moment, by name. */
  readonly away = new Map<string, number>()
  calls = 0
  slowest: { ms: number; what: string }[] = []

  blame(what: string): void {
    if (this.wrong.length < MOST_TOLD) this.wrong.push(what)
    else this.wrong[MOST_TOLD] = 'and more'
  }

  /** Looks at an answer: no accident, and every error of a declared shape. */
  hear(what: string, { status, body, ms }: Heard): void {
    this.calls += 1
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
    if (ms > (this.slowest.at(-1)?.ms ?? 0) || this.slowest.length < SLOWEST_TOLD)
      this.slowest = [...this.slowest, { ms: Math.round(ms), what: `${what}: ${status}` }]
        .sort((a, b) => b.ms - a.ms)
        .slice(0, SLOWEST_TOLD)
    if (status === 503 && body.includes('Service Unavailable.')) {
      this.away.set(what, (this.away.get(what) ?? 0) + 1)
      return
    }
    if (status === 0 || status >= 500) this.blame(`${what}: ${status} ${body.slice(0, 300)}`)
    else if (status >= 400 && !isError(body))
      this.blame(`${what}: ${status} of no declared shape: ${body.slice(0, 200)}`)
  }
}

function isError(body: string): boolean {
  try {
    return ErrorBody.safeParse(JSON.parse(body)).success
  } catch {
    return false
  }
}
