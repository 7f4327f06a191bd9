import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Client } from '@telar/client'
import { usersettings } from '@telar/contract/calls'
import type { TableSettings } from '@telar/contract/identidad/usersettings'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useClient } from '../../kit/app.ts'
import { command, perform } from '../../kit/calls/command.ts'
import { query } from '../../kit/calls/query.ts'
import { parseSort, type Sort } from './list-state.ts'

const SAVE_AFTER = 600
const QUIETLY = { errors: 'local', keeps: true } as const

/** A person's settings of one table; they change only here. */
export const settingsQuery = (client: Client, tablaId: string) => ({
  ...query(client, usersettings.get, { params: { id: tablaId } }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The order in which a person likes the rows, or else the list's own. */
export const usualSort = (settings: TableSettings | undefined, own: Sort): Sort =>
  parseSort(settings?.orden[0] ?? '') ?? own

/** How the person likes this table: read once, changed at once here and a moment later on the server. */
export function useTableSettings(tablaId: string) {
  const client = useClient()
  const queryClient = useQueryClient()
  const options = useMemo(() => settingsQuery(client, tablaId), [client, tablaId])
  const { queryKey } = options
  const { data, isPending } = useQuery(options)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const unsaved = useRef<TableSettings | null>(null)
  const settings: TableSettings = data ?? { tablaId, columnas: [], orden: [], filtros: [] }

  const save = useCallback(() => {
    clearTimeout(timer.current)
    const body = unsaved.current
    unsaved.current = null
    // A table's looks are not worth an error: what is shown here stays, and the next change sends all of it again.
    if (body) perform(queryClient, command(client, usersettings.update, QUIETLY), { body }).catch(() => undefined)
  }, [client, queryClient])

  useEffect(() => {
    window.addEventListener('pagehide', save)
    return () => {
      window.removeEventListener('pagehide', save)
      save()
    }
  }, [save])

  const change = useCallback(
    (patch: Partial<Omit<TableSettings, 'tablaId'>>) => {
      const current = queryClient.getQueryData<TableSettings>(queryKey) ?? {
        tablaId,
        columnas: [],
        orden: [],
        filtros: [],
      }
      const next = { ...current, ...patch }
      queryClient.setQueryData(queryKey, next)
      unsaved.current = next
      clearTimeout(timer.current)
      timer.current = setTimeout(save, SAVE_AFTER)
    },
    [queryClient, queryKey, tablaId, save],
  )

  return { settings, ready: !isPending, change }
}
