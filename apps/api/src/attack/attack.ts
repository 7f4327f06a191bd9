import { Findings } from './findings.ts'
import { foreign, foreignRows } from './foreign.ts'
import { fuzz } from './fuzz.ts'
import { ATTACKS } from './list.ts'
import { matrix } from './matrix.ts'
import { people } from './people.ts'
import { Wire } from './wire.ts'

/** Who may what; whose rows are whose; what is known to have hurt once; whatever comes to mind. */
const PARTS = ['rights', 'rows', 'known', 'anything'] as const
type Part = (typeof PARTS)[number]

export interface Plan {
  address: string
  /** All of it unless it is said. */
  parts?: readonly Part[]
  calls: number
  seed: number
  minutes: number
  /** How hard the known attacks are tried: 1 is all of it. */
  force: number
  /** How much memory the server has, in MB, where that can be seen. */
  memory?: () => number | undefined
  tell?: (sentence: string) => void
}

export interface Report {
  seed: number
  calls: number
  seconds: number
  statuses: Record<string, number>
  /** What could not be answered at that moment, by call. */
  away: Record<string, number>
  slowest: { ms: number; what: string }[]
  /** In MB: at the beginning, then as calls went by. */
  memory: number[]
  wrong: string[]
}

const LINES = 64
const MEMORY_EVERY = 20_000

/** Only this machine is attacked. */
export function refuseElsewhere(address: string): void {
  const { hostname, protocol } = new URL(address)
  if (protocol !== 'http:' || !['127.0.0.1', 'localhost', '[::1]'].includes(hostname))
    throw new Error(`${address} is not this machine, and nothing else is attacked.`)
}

/** Everything that is known to have hurt once, then whatever comes to mind. */
export async function attack(plan: Plan): Promise<Report> {
  const { address, calls, seed, minutes, force, memory = () => undefined, tell = () => {}, parts = PARTS } = plan
  refuseElsewhere(address)
  const began = Date.now()
  const wire = new Wire(address, LINES)
  const findings = new Findings()
  const measured: number[] = []
  const measure = () => {
    const now = memory()
    if (now !== undefined) measured.push(now)
  }
  try {
    measure()
    const everybody = await people(wire)
    const is = (name: string) => everybody.filter((person) => person.name === name)
    const [admin] = is('Admin')
    const [rep] = is('Comercial')
    if (!admin || !rep) throw new Error('The house has no administrator or no rep to attack as.')
    const rows = await foreignRows(wire, admin, seed)
    if (parts.includes('rights')) {
      tell('who may what')
      await matrix(wire, everybody, findings)
    }
    if (parts.includes('rows')) {
      tell('rows of others')
      await foreign(wire, [...is('nobody'), ...is('Cliente'), ...is('Comercial')], rows, findings)
    }
    for (const [name, run] of parts.includes('known') ? Object.entries(ATTACKS) : []) {
      tell(name)
      for (const wrong of await run({ wire, admin, rep, clienteId: rows.clienteId, countryId: rows.countryId, force }))
        findings.blame(`${name}: ${wrong}`)
    }
    measure()
    tell(`${calls} calls with whatever comes to mind, seed ${seed}`)
    const four = [...is('Admin'), ...is('Cliente'), ...is('Comercial'), ...is('nobody')]
    const course = { calls, seed, until: began + minutes * 60_000, secret: rows.secret }
    const along = (n: number) => {
      if (n % MEMORY_EVERY > 0) return
      measure()
      tell(`${n} calls, ${measured.at(-1) ?? '?'} MB`)
    }
    if (parts.includes('anything')) await fuzz(wire, four, { ...course, along }, findings)
    measure()
  } finally {
    wire.close()
  }
  return {
    ...{ seed, calls: findings.calls, seconds: Math.round((Date.now() - began) / 1000) },
    statuses: Object.fromEntries([...findings.statuses].sort(([a], [b]) => a - b)),
    away: Object.fromEntries(findings.away),
    ...{ slowest: findings.slowest, memory: measured, wrong: findings.wrong },
  }
}
