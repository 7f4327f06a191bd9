import { createClient } from '@telar/client'
import { memoryTokens } from '@telar/client/tokens'
import { describe, expect, it, vi } from 'vitest'
import { createQueryClient } from './calls/query-client.ts'
import { here } from './here.ts'
import { createSession, profileQuery, whoseIs } from './session.ts'

const USER = { id: 'lola', email: 'lola@tienda.example' }
const ANSWERS: Record<string, unknown> = {
  '/api/tokens/byemail': { token: 't', refreshToken: 'r', refreshTokenExpiryTime: '2027-01-01T00:00:00Z' },
  '/api/tokens/revoke': true,
  '/api/personal/profile': USER,
}

function visit() {
  const asked: string[] = []
  const fetch = vi.fn(async (url: string | URL | Request) => {
    asked.push(String(url))
    return Response.json(ANSWERS[String(url)] ?? null)
  })
  const queryClient = createQueryClient({ retries: 0, onFailure: () => {} })
  const client = createClient({ fetch, tokens: memoryTokens() })
  const goHome = vi.fn(async () => {})
  const session = createSession({ client, queryClient, goHome, recheck: async () => {} })
  return { asked, queryClient, client, goHome, session }
}

/** What a browser keeps under names, as far as it is emptied. */
function storage(kept: Record<string, string>) {
  const own = Object.assign(Object.create({ removeItem: (key: string) => Reflect.deleteProperty(own, key) }), kept)
  return own
}

describe('a session', () => {
  it('stores the tokens, then fetches the profile', async () => {
    const { asked, client, queryClient, session } = visit()
    const changed = vi.fn()
    session.subscribe(changed)
    await session.login({ email: USER.email, password: 'x', recordarme: true })
    expect(asked).toEqual(['/api/tokens/byemail', '/api/personal/profile'])
    expect(client.tokens.get()).toEqual({ token: 't', refreshToken: 'r' })
    expect(queryClient.getQueryData(profileQuery(client).queryKey)).toEqual(USER)
    expect(session.isSignedIn()).toBe(true)
    expect(whoseIs(queryClient, client)).toBe('lola')
    expect(changed).toHaveBeenCalledOnce()
  })

  it('forgets the tokens, the person and everything private on the way out', async () => {
    const { asked, client, queryClient, goHome, session } = visit()
    await session.login({ email: USER.email, password: 'x' })
    queryClient.setQueryData(['pedidos', 'searchUser', {}], ['suyo'])
    queryClient.setQueryData(['appsettings', 'get', {}], { tema: {} })
    const tab = storage({ 'telar.recuento': '{}', ajeno: 'x' })
    const browser = storage({ 'borrador.encargo.1.segunda': '{}', 'telar.etiquetas': '{}' })
    vi.stubGlobal('sessionStorage', tab)
    vi.stubGlobal('localStorage', browser)
    await session.logout()
    vi.unstubAllGlobals()
    expect(asked).toContain('/api/tokens/revoke')
    expect(session.isSignedIn()).toBe(false)
    expect(whoseIs(queryClient, client)).toBeUndefined()
    expect(goHome).toHaveBeenCalledOnce()
    expect(Object.keys(tab)).toEqual(['ajeno'])
    expect(Object.keys(browser)).toEqual(['telar.etiquetas'])
    expect(queryClient.getQueryData(profileQuery(client).queryKey)).toBeUndefined()
    expect(queryClient.getQueryData(['pedidos', 'searchUser', {}])).toBeUndefined()
    expect(queryClient.getQueryData(['appsettings', 'get', {}])).toBeDefined()
  })

  it('stays whole when who was to sign out stays for what is not saved', async () => {
    const { asked, client, goHome, session } = visit()
    await session.login({ email: USER.email, password: 'x' })
    const lets = vi.spyOn(here, 'lets').mockResolvedValueOnce(false)
    await session.logout()
    expect(lets).toHaveBeenCalledWith(goHome)
    expect(goHome).not.toHaveBeenCalled()
    expect(session.isSignedIn()).toBe(true)
    expect(client.tokens.get()).not.toBeNull()
    expect(asked).not.toContain('/api/tokens/revoke')
    await session.logout()
    expect(session.isSignedIn()).toBe(false)
  })
})
