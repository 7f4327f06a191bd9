import { readFileSync } from 'node:fs'
import { contract } from '@telar/contract'
import { endpoints } from '@telar/contract/kit/contract'
import { expect, test } from 'vitest'

/** Who may make each call, kept here a second time: whoever loosens a declaration has to say so in both places. */
const TABLE = new URL('./access.table.txt', import.meta.url)

const declared = endpoints(contract)
  .map(({ method, path, access, also = [], kind }) => {
    const asked = [access, ...also].map((one) => one.replace('Permissions.', ''))
    return `${asked.join('+')} ${kind} ${method} ${path}`
  })
  .sort()

test('every call is for whom the table says', () => {
  const kept = readFileSync(TABLE, 'utf8').trim().split('\n')
  expect(declared).toEqual(kept)
})

test('what anybody may call is known by name', () => {
  const anybody = declared.filter((line) => line.startsWith('public write'))
  expect(anybody.map((line) => line.split(' ').at(-1))).toEqual([
    '/api/tokens',
    '/api/tokens/byemail',
    '/api/tokens/refresh',
    '/api/tokens/revoke',
    '/api/users/forgot-password',
    '/api/users/reset-password',
    '/api/v1/chatbot/public-web-completion',
    '/api/v1/publicweb/contacto',
    '/api/v1/registers',
    '/api/v1/registers/renew-key',
    '/api/v1/registers/set-existing-customer-first-password',
    '/api/v1/registers/set-new-customer-data',
  ])
})
