import { tokens } from '@telar/contract/identidad/tokens'
import { users } from '@telar/contract/identidad/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { usersTable } from '../../db/schema/identidad/users.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { firstAdministrator, refuseDemo } from './first-administrator.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ ADMIN_EMAIL: 'jefa@example.com', PUBLIC_URL: 'https://moda.example' })
})
afterAll(() => t.close())

test('where somebody administers already there is no link', async () => {
  expect(await firstAdministrator(t.house.db, t.house.config)).toBeUndefined()
})

test('the demo is not opened to others', async () => {
  await expect(refuseDemo(t.house.db)).rejects.toThrow('The database holds the demo')
})

test('an empty installation gets a link that sets the password once; until then another start gives another link', async () => {
  await t.house.db.delete(usersTable)
  await refuseDemo(t.house.db)
  const first = await firstAdministrator(t.house.db, t.house.config)
  const link = await firstAdministrator(t.house.db, t.house.config)
  expect(first).toMatch(/^https:\/\/moda\.example\/reset-password\?key=[\w-]{43}$/)
  expect(await t.house.db.$count(usersTable)).toBe(1)
  const anyone = await t.as()
  const keyOf = (address = '') => new URL(address).searchParams.get('key') ?? ''
  const body = { email: 'jefa@example.com', password: 'a-very-long-one', token: keyOf(link) }
  const earlier = { ...body, token: keyOf(first) }
  await expect(anyone.call(users.resetPassword, { body: earlier })).rejects.toMatchObject({ kind: 'validation' })
  await anyone.call(users.resetPassword, { body })
  expect(await anyone.call(tokens.byEmail, { body })).toHaveProperty('token')
  expect(await firstAdministrator(t.house.db, t.house.config)).toBeUndefined()
})
