import { useSuspenseQuery } from '@tanstack/react-query'
import type { Client } from '@telar/client'
import { appsettings } from '@telar/contract/calls'
import type { AppSettingsPublicos } from '@telar/contract/casa/appsettings'
import { useClient } from './app.ts'
import { query } from './calls/query.ts'

/** The settings as the caller may see them; the root route loads them before anything is shown. */
export const settingsQuery = (client: Client) => query(client, appsettings.get, {})

export const useSettings = (): AppSettingsPublicos => useSuspenseQuery(settingsQuery(useClient())).data
