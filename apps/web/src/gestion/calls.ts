import { type UseQueryOptions, type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { audit } from '@telar/contract/casa/audit'
import type { Call, CallInput, CallOutput, FileAnswer } from '@telar/contract/kit/endpoint'
import { useMemo, useState } from 'react'
import { useClient } from '../kit/app.ts'
import { attempts } from '../kit/attempt.ts'
import { downloadOf } from '../kit/download.ts'
import { command, perform, query, type Read, type ReadKey, readOnce, type Write } from '../kit/query.ts'

type ReadOptions<E extends Read> = Omit<
  UseQueryOptions<CallOutput<E>, Error, CallOutput<E>, ReadKey<E>>,
  'queryKey' | 'queryFn' | 'select' | 'meta'
>

/** Something that a screen reads; the screen tells by itself when it cannot be read. */
export const useRead = <E extends Read>(
  endpoint: E,
  input: CallInput<E>,
  options: ReadOptions<E> = {},
): UseQueryResult<CallOutput<E>> =>
  useQuery<CallOutput<E>, Error, CallOutput<E>, ReadKey<E>>({
    ...query(useClient(), endpoint, input),
    ...options,
    meta: { errors: 'local' },
  })

/** Every write is noted down, so that what is shown of the notes is stale as well. */
const OFFICE_COMMAND = { errors: 'local', waits: true, also: [audit.search.resource] } as const

/** A write of a screen: done once however often it is tried, told where it was asked for, and over when all is true. */
export function useCommand<E extends Write>(endpoint: E) {
  const [attempt] = useState(attempts)
  return useMutation(command(useClient(), endpoint, { ...OFFICE_COMMAND, attempt }))
}

/** What can be asked of the server where there is no component. */
export interface Calls {
  read: <E extends Read>(endpoint: E, input: CallInput<E>) => Promise<CallOutput<E>>
  write: <E extends Write>(endpoint: E, input: CallInput<E>) => Promise<CallOutput<E>>
  download: <E extends Call & { response: FileAnswer }>(endpoint: E, input: CallInput<E>, name: string) => Promise<void>
}

/** Reads that are looked at once, writes with all that follows from them, and files. */
export function useCalls(): Calls {
  const client = useClient()
  const queryClient = useQueryClient()
  return useMemo(
    () => ({
      read: (endpoint, input) => readOnce(client, endpoint, input),
      write: (endpoint, input) => perform(queryClient, command(client, endpoint, OFFICE_COMMAND), input),
      download: (endpoint, input, name) => downloadOf(client, endpoint, input, name),
    }),
    [client, queryClient],
  )
}
