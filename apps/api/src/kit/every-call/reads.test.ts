import { contract } from '@telar/contract'
import { endpoints } from '@telar/contract/kit/contract'
import type { Bound } from '@telar/contract/kit/endpoint'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { usersTable } from '../../db/schema/identidad/users.ts'
import { mensaje } from '../../i18n/mensaje.ts'
import { appOn, type TestApp, testApp } from '../../testing/app.ts'
import { arbitraryFor } from '../../testing/arbitrary.ts'
import { ask } from '../../testing/ask.ts'

const RUNS = 12
/** Connections on which the database itself refuses to write. */
const READ_ONLY = '-c TimeZone=UTC -c default_transaction_read_only=on'

function readOnly(url: string): string {
  const address = new URL(url)
  address.searchParams.set('options', READ_ONLY)
  return address.href.replaceAll('+', '%20')
}

let whole: TestApp
let t: TestApp
let token: string
let people: string[]
beforeAll(async () => {
  whole = await testApp()
  token = (await whole.as('admin@telar.test')).tokens.get()?.token ?? ''
  people = (await whole.house.db.select({ id: usersTable.id }).from(usersTable)).map(({ id }) => id)
  const url = readOnly(whole.url)
  t = await appOn({ url, appUrl: url, drop: async () => {} })
})
afterAll(async () => {
  await t?.close()
  await whole.close()
})

const inputs = ({ body }: Bound) =>
  fc.record({
    id: fc.integer({ min: 1, max: 6 }),
    person: fc.nat(),
    body: body
      ? arbitraryFor(z.toJSONSchema(body as z.ZodType, { io: 'input', unrepresentable: 'any' }) as object)
      : fc.constant(undefined),
  })

describe('a read writes nothing', () => {
  for (const endpoint of endpoints(contract).filter(({ kind }) => kind === 'read')) {
    test(`${endpoint.method} ${endpoint.path}`, async () => {
      await fc.assert(
        fc.asyncProperty(inputs(endpoint), async ({ id, person, body }) => {
          const uuid = people[person % people.length] ?? ''
          const byPerson = endpoint.path.includes(':userId') || ['users', 'roles'].includes(endpoint.resource)
          const answer = await ask(t.app, endpoint, {
            url: endpoint.path.replace(/:\w+/g, byPerson ? uuid : String(id)),
            headers: { authorization: `Bearer ${token}` },
            ...(body === undefined ? {} : { payload: JSON.stringify(body) ?? '{}' }),
            ...(body === undefined
              ? {}
              : { headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } }),
          })
          expect(answer.statusCode, answer.body).not.toBe(500)
          expect(answer.body).not.toContain(mensaje('en', 'error.read-only'))
        }),
        { numRuns: RUNS },
      )
    })
  }
})
