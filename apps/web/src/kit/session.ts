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
import { here, leftBy } from './here.ts'

type Credentials = CallInput<typeof tokens.byEmail>['body']

/** How the keys of what says who somebody is end. */
const TOKEN = 'Token'
const LOCAL = { meta: { errors: 'local' } } as const

/** The signed-in person; without a session this is no failure to tell anybody. */
export const profileQuery = (client: Client) => ({ ...query(client, personal.profile, {}), ...LOCAL })
export const permissionsQuery = (client: Client) => ({ ...query(client, personal.permissions, {}), ...LOCAL })

/** Whose page it is, as far as anybody signed in is known. */
export const whoseIs = (queryClient: QueryClient, client: Client): string | undefined =>
  here.whose || queryClient.getQueryData(profileQuery(client).queryKey)?.id

/** Something was refused: what the person may do is asked anew, once however many calls found it out. */
export const askAgain = (queryClient: QueryClient, client: Client): Promise<void> =>
  queryClient.invalidateQueries(permissionsQuery(client), { cancelRefetch: false })

/** What a screen keeps of somebody's work under way, in the tab's storage, begins with this. */
const WORK = 'telar.'

/** What is kept beyond the tab, because somebody means to go on with it, begins with this. */
export const DRAFT = 'borrador.'

/** Of who signs out nothing stays. */
function forgetWork(storage: Storage | undefined, prefix: string): void {
  for (const key of Object.keys(storage ?? {})) if (key.startsWith(prefix)) storage?.removeItem(key)
}

/** Where a tab keeps that its session has ended by itself. */
const ENDED = `${WORK}ended`

/** Remembers that the session has ended by itself, or forgets it. */
function tellEnded(ended: boolean): void {
  if (ended) globalThis.sessionStorage?.setItem(ENDED, '1')
  else globalThis.sessionStorage?.removeItem(ENDED)
}

/** Whether whoever signs in was put out. The server, which knows of no tab, says no. */
export const useEnded = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => sessionStorage.getItem(ENDED) !== null,
    () => false,
  )

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
      here.whose = (await queryClient.fetchQuery({ ...profileQuery(client), staleTime: 0 })).id
    } catch (error) {
      client.tokens.set(null)
      throw error
    }
    tellEnded(false)
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== personal.profile.resource })
    tell()
  }

  async function logout() {
    if (!(await here.lets(goHome))) return
    const refreshToken = client.tokens.get()?.refreshToken
    if (refreshToken) client.call(tokens.revoke, { body: { refreshToken } }).catch(console.warn)
    client.tokens.set(null)
    await goHome()
    forgetWork(globalThis.sessionStorage, WORK)
    forgetWork(globalThis.sessionStorage, leftBy(here.whose))
    forgetWork(globalThis.localStorage, DRAFT)
    here.whose = ''
    forget()
  }

  /** Another tab has signed somebody in: if it is another person, the page is loaded anew, and is theirs. */
  async function look() {
    const whose = whoseIs(queryClient, client)
    const { id } = await queryClient.fetchQuery({ ...profileQuery(client), staleTime: 0 })
    if (!whose || whose === id) return tell()
    here.whose = whose
    here.end()
    here.taken = true
    location.reload()
  }

  if (typeof window !== 'undefined') {
    const lookAgain = (changed: boolean) => {
      if (!changed) return
      if (isSignedIn()) look().catch(console.warn)
      else expired()
    }
    addEventListener('storage', ({ key }) => lookAgain(key === null || key.endsWith(TOKEN)))
    // a page that the browser had put away is shown as it was left, and hears nothing of what other tabs did meanwhile
    const shown = () => here.whose || queryClient.getQueryState(profileQuery(client).queryKey)
    addEventListener('pageshow', ({ persisted }) => lookAgain(persisted && Boolean(shown())))
  }

  /** Whoever stands where only signed-in people may is sent to sign in, whichever call or tab found it out. */
  function expired() {
    here.end()
    tellEnded(true)
    forget()
    void recheck()
  }

  return { isSignedIn, subscribe, login, logout, expired }
}

/** The page that the server sent is not the sign-in page: until React has taken it over, another one is asked for. */
export function leaveForLogin(retUrl: string): boolean {
  if ('hydrated' in document.documentElement.dataset) return false
  window.location.replace(`/login?${new URLSearchParams({ retUrl })}`)
  return true
}

/** Sends somebody to sign in and come back. */
async function signInFirst(path: string): Promise<never> {
  if (!leaveForLogin(path)) throw redirect({ to: '/login', search: { retUrl: path } })
  return new Promise(() => {})
}

/** Lets only a signed-in person past. */
export async function requireUser({ session, queryClient, client }: AppContext, path: string): Promise<void> {
  if (!session.isSignedIn()) {
    if (here.whose) tellEnded(true)
    return signInFirst(path)
  }
  try {
    here.whose = (await queryClient.ensureQueryData(profileQuery(client))).id
    tellEnded(false)
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
