import type { QueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Client } from '@telar/client'
import type { i18n } from 'i18next'
import type { Namespace } from '../i18n/i18n.ts'
import type { Session } from './session.ts'

/** What every route, loader and screen can reach. */
export interface AppContext {
  client: Client
  queryClient: QueryClient
  session: Session
  i18n: i18n
  /** The texts that this page has asked for. */
  namespaces: Set<Namespace>
  /** Scheme and host of the site, for addresses that must be absolute. */
  origin: string
}

export const useApp = (): AppContext => useRouter().options.context as AppContext

export const useClient = (): Client => useApp().client
