import { colores } from '@telar/contract/catalogo/colores'
import { personal } from '@telar/contract/identidad/personal'
import { tokens } from '@telar/contract/identidad/tokens'
import { users } from '@telar/contract/identidad/users'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createClient } from './client.ts'

interface Seen {
  url: string
  method: string
  headers: Record<string, string>
  body: unknown
}

let seen: Seen[]
let answers: ((request: Seen) => Response | undefined)[]
const onSignedOut = vi.fn()
const onForbidden = vi.fn()
const json = (value: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(value), { status, headers })

const whose = vi.fn<() => string | undefined>()
const client = createClient({
  whose,
  onSignedOut,
  onForbidden,
  language: () => 'ca',
  fetch: async (url, init) => {
    const request = {
      url: String(url),
      method: init?.method ?? '',
      headers: init?.headers as Record<string, string>,
      body: init?.body ? JSON.parse(String(init.body)) : undefined,
    }
    seen.push(request)
    await new Promise((resolve) => setTimeout(resolve, 1))
    for (const answer of answers) {
      const response = answer(request)
      if (response) return response
    }
    return json({})
  },
})
beforeEach(() => {
  seen = []
  answers = []
  onSignedOut.mockReset()
  onForbidden.mockReset()
  client.tokens.set({ token: 'old', refreshToken: 'r1' })
})

const expiredUntilRefreshed = (request: Seen) =>
  request.headers.Authorization === 'Bearer old' && !request.url.endsWith('/refresh') ? json({}, 401) : undefined
const refreshes = (request: Seen) =>
  request.url.endsWith('/refresh') ? json({ token: 'new', refreshToken: 'r2' }) : undefined
const refreshCalls = () => seen.filter(({ url }) => url.endsWith('/refresh'))

describe('a request', () => {
  test('carries the tenant, the token and the language', async () => {
    await client.call(colores.get, { params: { id: 7 } })
    expect(seen[0]).toMatchObject({
      url: '/api/v1/colores/7',
      method: 'GET',
      headers: { Tenant: 'root', Authorization: 'Bearer old', 'Accept-Language': 'ca' },
    })
  })

  test('has no token when nobody is signed in', async () => {
    client.tokens.set(null)
    await client.call(colores.search, { body: {} })
    expect(seen[0]?.headers).not.toHaveProperty('Authorization')
  })

  test('says whose page it is, where that is known', async () => {
    await client.call(personal.profile, {})
    whose.mockReturnValueOnce('lola')
    await client.call(personal.profile, {})
    expect(seen[0]?.headers).not.toHaveProperty('Whose')
    expect(seen[1]?.headers).toMatchObject({ Whose: 'lola' })
  })

  test('fills the path safely', async () => {
    await client.call(users.get, { params: { id: '../roles' } })
    expect(seen[0]?.url).toBe('/api/users/..%2Froles')
  })

  test('answers text as text', async () => {
    answers = [() => new Response('hecho')]
    expect(await client.call(users.setRoles, { body: { userId: 'x', userRoles: [] } })).toBe('hecho')
  })
})

describe('a session that has run out', () => {
  test('is renewed once, and the request is sent again', async () => {
    answers = [expiredUntilRefreshed, refreshes, () => json({ email: 'a' })]
    expect(await client.call(personal.profile, {})).toEqual({ email: 'a' })
    expect(client.tokens.get()).toEqual({ token: 'new', refreshToken: 'r2' })
    expect(refreshCalls()[0]?.body).toEqual({ token: 'old', refreshToken: 'r1' })
  })

  test('concurrent requests wait for the one renewal', async () => {
    answers = [expiredUntilRefreshed, refreshes]
    await Promise.all(Array.from({ length: 20 }, () => client.call(personal.profile, {})))
    expect(refreshCalls()).toHaveLength(1)
  })

  test('is renewed no more than once per request', async () => {
    answers = [refreshes, () => json({}, 401)]
    await expect(client.call(personal.profile, {})).rejects.toMatchObject({ kind: 'authentication' })
    expect(refreshCalls()).toHaveLength(1)
  })

  test('a refused renewal signs the person out', async () => {
    answers = [() => json({}, 401)]
    await expect(client.call(personal.profile, {})).rejects.toMatchObject({ kind: 'authentication' })
    expect(client.tokens.get()).toBeNull()
    expect(onSignedOut).toHaveBeenCalledOnce()
  })

  test('what is refused to who is signed in is told, and ends nothing', async () => {
    answers = [refreshes, expiredUntilRefreshed, () => json({}, 403)]
    await expect(client.call(personal.profile, {})).rejects.toMatchObject({ kind: 'authorization' })
    expect(onForbidden).toHaveBeenCalledOnce()
    expect(onSignedOut).not.toHaveBeenCalled()
  })

  test('tokens that are gone end it too, without asking for others', async () => {
    client.tokens.set(null)
    answers = [() => json({}, 401)]
    await expect(client.call(personal.profile, {})).rejects.toMatchObject({ kind: 'authentication' })
    expect(refreshCalls()).toHaveLength(0)
    expect(onSignedOut).toHaveBeenCalledOnce()
  })

  test('the token that renews is enough by itself', async () => {
    client.tokens.set({ token: '', refreshToken: 'r1' })
    answers = [refreshes, ({ headers }) => (headers.Authorization === undefined ? json({}, 401) : json({ email: 'a' }))]
    expect(await client.call(personal.profile, {})).toEqual({ email: 'a' })
    expect(refreshCalls()[0]?.body).toEqual({ token: '', refreshToken: 'r1' })
  })

  test('a renewal that the server could not answer does not', async () => {
    answers = [
      expiredUntilRefreshed,
      (request) => (request.url.endsWith('/refresh') ? json({ title: 'busy' }, 503) : undefined),
    ]
    await expect(client.call(personal.profile, {})).rejects.toMatchObject({ status: 503 })
    expect(client.tokens.get()).not.toBeNull()
  })

  /** What happens in another tab while it is renewed. */
  const meanwhile =
    (happens: () => void, answer: Response) =>
    ({ url }: Seen) => {
      if (!url.endsWith('/refresh')) return undefined
      happens()
      return answer
    }

  test('whoever signs out while it is renewed stays out', async () => {
    answers = [
      expiredUntilRefreshed,
      meanwhile(() => client.tokens.set(null), json({ token: 'new', refreshToken: 'r2' })),
    ]
    await expect(client.call(personal.profile, {})).rejects.toMatchObject({ kind: 'authentication' })
    expect(client.tokens.get()).toBeNull()
  })

  test.each([
    ['renewed', json({ token: 'new', refreshToken: 'r2' })],
    ['refused', json({}, 401)],
  ])('whoever signs in while the one before is %s stays in', async (_, answer) => {
    const theirs = { token: 'theirs', refreshToken: 'r9' }
    answers = [expiredUntilRefreshed, meanwhile(() => client.tokens.set(theirs), answer), () => json({ email: 'b' })]
    expect(await client.call(personal.profile, {})).toEqual({ email: 'b' })
    expect(client.tokens.get()).toEqual(theirs)
    expect(onSignedOut).not.toHaveBeenCalled()
  })

  test('a wrong password is not a session that has run out', async () => {
    answers = [() => json({ exception: 'Authentication Failed.', messages: ['No coinciden.'] }, 401)]
    await expect(client.call(tokens.byEmail, { body: { email: 'a', password: 'b' } })).rejects.toMatchObject({
      kind: 'authentication',
      message: 'No coinciden.',
    })
    expect(refreshCalls()).toHaveLength(0)
  })
})

test('a busy server says how long to wait', async () => {
  answers = [() => json({ exception: 'Too Many Requests.' }, 429, { 'retry-after': '12' })]
  await expect(client.call(tokens.byEmail, { body: { email: 'a', password: 'b' } })).rejects.toMatchObject({
    status: 429,
    retryAfter: 12,
  })
})
