import { contract } from '@telar/contract'
import { endpoints } from '@telar/contract/kit/contract'
import type { Bound } from '@telar/contract/kit/endpoint'
import { address, declared } from '../testing/declared.ts'
import type { Findings } from './findings.ts'
import { JSON_HEADERS, type Person } from './people.ts'
import type { Wire } from './wire.ts'

const AT_ONCE = 8

/** Every call by everybody, to what is not there: let in or turned away as the contract declares. */
export async function matrix(wire: Wire, everybody: readonly Person[], findings: Findings): Promise<void> {
  const waiting = endpoints(contract)
  const worker = async () => {
    for (let endpoint = waiting.pop(); endpoint; endpoint = waiting.pop()) await byEverybody(endpoint)
  }
  const byEverybody = async (endpoint: Bound) => {
    const bare = endpoint.method === 'GET' || endpoint.method === 'DELETE'
    await Promise.all(
      everybody.map(async ({ name, rol, headers }) => {
        const what = `${endpoint.method} ${endpoint.path} as ${name}`
        const heard = await wire.ask({
          method: endpoint.method,
          url: address(endpoint),
          headers: bare ? headers : { ...JSON_HEADERS, ...headers },
          ...(bare ? {} : { payload: '{}' }),
          headOnly: endpoint.as === 'events',
        })
        if (endpoint.as !== 'events') findings.hear(what, heard)
        const want = declared(endpoint, rol)
        const right = want === 200 ? heard.status !== 401 && heard.status !== 403 : heard.status === want
        if (!right) findings.blame(`${what}: ${heard.status}, and the contract says ${want}`)
      }),
    )
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
