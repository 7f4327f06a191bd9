import type { QueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Client } from '@telar/client'
import type { tokens } from '@telar/contract/identidad/tokens'
import type { CallInput } from '@telar/contract/kit/endpoint'
import type { I18n } from '../i18n/i18n.ts'
import type { Namespace } from '../i18n/translate.ts'

/** The visit of one person: signing in and out, and telling every part of the page when that changes. */
export interface Session {
  isSignedIn(): boolean
  subscribe(listener: () => void): () => void
  login(credentials: CallInput<typeof tokens.byEmail>['body']): Promise<void>
  logout(): Promise<void>
  /** The server has refused to prolong the session. */
  expired(): void
}

/** What may be shown again of a form that was sent without scripts; a password never is. */
export interface Posted {
  email: string
}

/** What every route, loader and screen can reach. */
export interface AppContext {
  client: Client
  queryClient: QueryClient
  session: Session
  i18n: I18n
  /** The texts that this page has asked for. */
  namespaces: Set<Namespace>
  /** What a form sent that no script took: the server says so in the page. */
  posted?: Posted
  /** Scheme and host of the site, for addresses that must be absolute. */
  origin: string
}

export const useApp = (): AppContext => useRouter().options.context as AppContext

export const useClient = (): Client => useApp().client
