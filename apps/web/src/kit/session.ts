import { type QueryClient, useQuery } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { Client } from '@telar/client'
import { isAuthentication } from '@telar/client/errors'
import { appsettings, personal, tokens } from '@telar/contract/calls'
import type { User } from '@telar/contract/identidad/users'
import type { CallInput } from '@telar/contract/kit/endpoint'
import { useSyncExternalStore } from 'react'
import { type AppContext, type Session, useApp } from './app.ts'
import { query } from './calls/query.ts'
import { STORAGE } from './constants.ts'

type Credentials = CallInput<typeof tokens.byEmail>['body']

const LOCAL = { meta: { errors: 'local' } } as const

/** The signed-in person; without a session this is no failure to tell anybody. */
export const profileQuery = (client: Client) => ({ ...query(client, personal.profile, {}), ...LOCAL })
export const permissionsQuery = (client: Client) => ({ ...query(client, personal.permissions, {}), ...LOCAL })

/** What a screen keeps of somebody's work under way, in the tab's storage, begins with this. */
const WORK = 'telar.'

/** Of who signs out nothing stays in the tab. */
function forgetWork(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(WORK)) storage.removeItem(key)
}

interface SessionParts {
  client: Client
  queryClient: QueryClient
  goHome: () => Promise<void>
  /** Looks again whether the current page may be shown. */
  recheck: () => Promise<void>
}

export function createSession({ client, queryClient, goHome, recheck }: SessionParts): Session {
  const listeners = new Set<() => void>()
  const isSignedIn = () => client.tokens.get() !== null
  const tell = () => {
    for (const listener of listeners) listener()
  }

  function forget() {
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== appsettings.get.resource })
    void queryClient.invalidateQueries({ queryKey: [appsettings.get.resource] })
    tell()
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  async function login(credentials: Credentials) {
    const { token, refreshToken } = await client.call(tokens.byEmail, { body: credentials })
    client.tokens.set({ token, refreshToken })
    try {
      await queryClient.fetchQuery({ ...profileQuery(client), staleTime: 0 })
    } catch (error) {
      client.tokens.set(null)
      throw error
    }
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== personal.profile.resource })
    tell()
  }

  async function logout() {
    const refreshToken = client.tokens.get()?.refreshToken
    if (refreshToken) client.call(tokens.revoke, { body: { refreshToken } }).catch(console.warn)
    client.tokens.set(null)
    await goHome()
    if (typeof sessionStorage !== 'undefined') forgetWork(sessionStorage)
    forget()
  }

  if (typeof window !== 'undefined') {
    window.addEventListener('storage', ({ key }) => {
      if (key !== null && key !== STORAGE.token) return
      if (isSignedIn()) return tell()
      forget()
      void recheck()
    })
  }

  return { isSignedIn, subscribe, login, logout, expired: forget }
}

/** Sends somebody to sign in and come back. */
async function signInFirst(path: string): Promise<never> {
  const alive = 'hydrated' in document.documentElement.dataset
  if (alive) throw redirect({ to: '/login', search: { retUrl: path } })
  // the page that the server sent is not the sign-in page: React cannot take it over, so another one is asked for
  window.location.replace(`/login?${new URLSearchParams({ retUrl: path })}`)
  return new Promise(() => {})
}

/** Lets only a signed-in person past. */
export async function requireUser({ session, queryClient, client }: AppContext, path: string): Promise<void> {
  if (!session.isSignedIn()) return signInFirst(path)
  try {
    await queryClient.ensureQueryData(profileQuery(client))
  } catch (error) {
    if (isAuthentication(error)) return signInFirst(path)
    throw error
  }
}

export interface CurrentSession {
  /** `anonymous` also on the server and until the page is alive, so that both render the same. */
  status: 'anonymous' | 'loading' | 'signed-in'
  user: User | null
  login: Session['login']
  logout: Session['logout']
}

export function useSession(): CurrentSession {
  const { session, client } = useApp()
  const signedIn = useSyncExternalStore(session.subscribe, session.isSignedIn, () => false)
  const { data } = useQuery({ ...profileQuery(client), enabled: signedIn })
  const user = (signedIn && data) || null
  const status = !signedIn ? 'anonymous' : user ? 'signed-in' : 'loading'
  return { status, user, login: session.login, logout: session.logout }
}

/** Every permission of the signed-in person (`Permissions.Colores.Update`); none while they are not known. */
export function usePermissions(): readonly string[] {
  const { session, client } = useApp()
  const signedIn = useSyncExternalStore(session.subscribe, session.isSignedIn, () => false)
  const { data } = useQuery({ ...permissionsQuery(client), enabled: signedIn })
  return (signedIn && data) || []
}
