import { contract } from '@telar/contract'
import { llaves } from '@telar/contract/identidad/llaves'
import { endpoints } from '@telar/contract/kit/contract'
import type { Bound } from '@telar/contract/kit/endpoint'
import { ErrorResult } from '@telar/contract/kit/errors'
import type { RolDeLaCasa } from '@telar/domain/identidad/acceso'
import { seDanALlaves } from '@telar/domain/identidad/llave'
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
  /** What the key was given, where it is a program that calls. */
  llave?: readonly string[]
}

/** All rights that a key can be given, shared out between two: each call is made by one of them and refused to the other. */
const GIVABLE = seDanALlaves(
  new Set(endpoints(contract).flatMap(({ access }) => (access === 'public' || access === 'signed-in' ? [] : access))),
)
const GIVEN = [GIVABLE.filter((_, i) => i % 2 === 0), GIVABLE.filter((_, i) => i % 2 === 1)]

const IDENTITIES: Identity[] = [
  { name: 'nobody' },
  { name: 'a made-up token', token: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' },
  { name: 'a closed account', email: 'canarias@telar.test' },
  { name: 'Cliente', email: 'cliente@telar.test', rol: 'Cliente' },
  { name: 'Comercial', email: 'comercial@telar.test', rol: 'Comercial' },
  { name: 'Producción', email: 'produccion@telar.test', rol: 'Producción' },
  { name: 'Ventas', email: 'ventas@telar.test', rol: 'Ventas' },
  { name: 'Admin', email: 'admin@telar.test', rol: 'Admin' },
  ...GIVEN.map((llave, i) => ({ name: `a program of the administrator with a half (${i}) of the rights`, llave })),
]

/** A program makes the calls that it was given and those of anybody; what is about oneself is for people. */
const declaredFor = (endpoint: Bound, { rol, llave }: Identity): 200 | 401 | 403 => {
  if (!llave || endpoint.access === 'public') return declared(endpoint, rol)
  return llave.includes(endpoint.access) ? 200 : 403
}

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  for (const identity of IDENTITIES) {
    if (identity.email) identity.token = (await t.as(identity.email)).tokens.get()?.token ?? ''
  }
  const admin = await t.as('admin@telar.test')
  for (const identity of IDENTITIES) {
    const body = { nombre: identity.name, permisos: [...(identity.llave ?? [])], porMinuto: 10_000 }
    if (identity.llave) identity.token = (await admin.call(llaves.crear, { body })).llave
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
        const want = declaredFor(endpoint, identity)
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

test('every call that is of a right is made with a key that has it, but for those of keys themselves', () => {
  const ofARight = endpoints(contract).filter(({ access }) => access !== 'public' && access !== 'signed-in')
  const forPeople = ofARight.filter(
    (endpoint) => !GIVEN.some((llave) => declaredFor(endpoint, { name: '', llave }) === 200),
  )
  expect(forPeople.map(({ access }) => access.split('.')[1])).toEqual(Array(forPeople.length).fill('Llaves'))
})

test('a tenant other than root is nobody', async () => {
  for (const endpoint of endpoints(contract)) {
    const answer = await t.app.inject({ method: endpoint.method, url: address(endpoint), headers: { tenant: 'other' } })
    expect(answer.statusCode, endpoint.path).toBe(401)
    expect(answer.json().exception).toBe('Authentication Failed.')
  }
})

test('what a page writes is refused once somebody else has signed in beside it, and what it reads is not', async () => {
  const { token = '' } = IDENTITIES.find(({ rol }) => rol === 'Admin') ?? {}
  const another = '00000000-0000-4000-8000-000000000000'
  for (const endpoint of endpoints(contract)) {
    const answer = await ask(t.app, endpoint, {
      url: address(endpoint),
      headers: { tenant: 'root', authorization: `Bearer ${token}`, whose: another },
      ...(endpoint.method === 'GET' || endpoint.method === 'DELETE' ? {} : { payload: {} }),
    })
    const refused = endpoint.kind === 'write' && endpoint.access !== 'public'
    expect(answer.statusCode === 403, `${endpoint.method} ${endpoint.path}`).toBe(
      refused || declared(endpoint, 'Admin') === 403,
    )
  }
})
