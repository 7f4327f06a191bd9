import type { Identity } from './entrar.ts'

const CHANGES = 20
const GOAL_MS = 100

interface Look {
  name: string
  path: string
  /** What is asked; nothing where it is only fetched. */
  body?: object
}

interface Watched {
  /** Of how much this is. */
  of: string
  url: string
  headers: Identity
  /** Something that makes whatever is kept of it be read anew. */
  change: () => Promise<void>
}

/** How long does the first who looks after a change wait? */
export async function afterAChange({ of, url, headers, change }: Watched, looks: readonly Look[]): Promise<void> {
  for (const { name, path, body } of looks) {
    const took: number[] = []
    for (let n = 0; n <= CHANGES; n++) {
      await change()
      const asked = performance.now()
      const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {}
      const answer = await fetch(url + path, { headers, ...sent })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
      took.push(performance.now() - asked)
    }
    const [first = 0, ...others] = took
    const p95 = others.sort((a, b) => a - b)[Math.ceil(others.length * 0.95) - 1] ?? 0
    console.log(
      `${of}, after a change: ${name.padEnd(29)} p95 ${p95.toFixed(1)} ms (goal ≤ ${GOAL_MS}), the first time ${first.toFixed(0)} ms`,
    )
  }
}
