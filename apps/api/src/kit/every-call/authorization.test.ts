import { contract } from '@telar/contract'
import { endpoints } from '@telar/contract/kit/contract'
import { ErrorResult } from '@telar/contract/kit/errors'
import type { RolDeLaCasa } from '@telar/domain/identidad/acceso'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usersTable } from '../../db/schema/identidad/users.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { ask } from '../../testing/ask.ts'
import { address, declared } from '../../testing/declared.ts'

interface Identity {
  name: string
  email?: string
  rol?: RolDeLaCasa
  token?: string
}

const IDENTITIES: Identity[] = [
  { name: 'nobody' },
  { name: 'a made-up token', token: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' },
  { name: 'a closed account', email: 'canarias@telar.test' },
  { name: 'Cliente', email: 'cliente@telar.test', rol: 'Cliente' },
  { name: 'Comercial', email: 'comercial@telar.test', rol: 'Comercial' },
  { name: 'Producción', email: 'produccion@telar.test', rol: 'Producción' },
  { name: 'Ventas', email: 'ventas@telar.test', rol: 'Ventas' },
  { name: 'Admin', email: 'admin@telar.test', rol: 'Admin' },
]

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  for (const identity of IDENTITIES) {
    if (identity.email) identity.token = (await t.as(identity.email)).tokens.get()?.token ?? ''
  }
  await t.house.db.update(usersTable).set({ isActive: false }).where(eq(usersTable.email, 'canarias@telar.test'))
  await new Promise((resolve) => setTimeout(resolve, 100))
})
afterAll(() => t.close())

describe('every call answers every kind of person as the contract declares', () => {
  for (const endpoint of endpoints(contract)) {
    test(`${endpoint.method} ${endpoint.path}`, async () => {
      for (const identity of IDENTITIES) {
        const answer = await ask(t.app, endpoint, {
          url: address(endpoint),
          headers: { tenant: 'root', ...(identity.token ? { authorization: `Bearer ${identity.token}` } : {}) },
          ...(endpoint.method === 'GET' || endpoint.method === 'DELETE' ? {} : { payload: {} }),
        })
        const want = declared(endpoint, identity.rol)
        const got = answer.statusCode
        if (want === 200) expect([401, 403], `${identity.name}: ${answer.body}`).not.toContain(got)
        else {
          expect(got, `${identity.name}: ${answer.body}`).toBe(want)
          ErrorResult.parse(JSON.parse(answer.body))
        }
        expect(got, `${identity.name}: ${answer.body}`).toBeLessThan(500)
      }
    })
  }
})

test('a tenant other than root is nobody', async () => {
  for (const endpoint of endpoints(contract)) {
    const answer = await t.app.inject({ method: endpoint.method, url: address(endpoint), headers: { tenant: 'other' } })
    expect(answer.statusCode, endpoint.path).toBe(401)
    expect(answer.json().exception).toBe('Authentication Failed.')
  }
})
