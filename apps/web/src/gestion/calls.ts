import {
  type UseMutationOptions,
  type UseQueryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { isValidation } from '@telar/client/errors'
import { audit, fichas } from '@telar/contract/calls'
import type { Call, CallInput, CallOutput, FileAnswer } from '@telar/contract/kit/endpoint'
import { TOUCHES } from '@telar/contract/touches'
import { useMemo, useState } from 'react'
import { useClient } from '../kit/app.ts'
import { type Attempt, attempts } from '../kit/calls/attempt.ts'
import { command, perform, reread, type Write } from '../kit/calls/command.ts'
import { downloadOf } from '../kit/calls/download.ts'
import { statusOf } from '../kit/calls/failures.ts'
import { query, type Read, readOnce } from '../kit/calls/query.ts'

type ReadOptions<E extends Read> = Omit<
  UseQueryOptions<CallOutput<E>, Error, CallOutput<E>, readonly unknown[]>,
  'queryKey' | 'queryFn' | 'select' | 'meta'
> & {
  /** What else the answer depends on: another one is read when this is another. */
  per?: unknown
}

/** Something that a screen reads; the screen tells by itself when it cannot be read. */
export function useRead<E extends Read>(
  endpoint: E,
  input: CallInput<E>,
  { per, ...options }: ReadOptions<E> = {},
): UseQueryResult<CallOutput<E>> {
  const client = useClient()
  const { queryKey } = query(client, endpoint, input)
  return useQuery({
    ...options,
    queryKey: per === undefined ? queryKey : [...queryKey, per],
    queryFn: ({ signal }: { signal: AbortSignal }) => readOnce(client, endpoint, input, { signal }),
    meta: { errors: 'local' },
  })
}

const touched: Record<string, readonly string[] | undefined> = TOUCHES

/** What a write touches beside its resource: what the contract says, and the notes that are taken of every write. */
export const touches = (resource: string): string[] => [
  ...(touched[resource] ?? []),
  audit.search.resource,
  fichas.historia.resource,
]

type Options<E extends Write> = Pick<
  UseMutationOptions<CallOutput<E>, Error, CallInput<E>>,
  'onSuccess' | 'onError' | 'onSettled'
> & {
  /** What was shown is gone: nobody waits until it would have been read again. */
  waits?: boolean
}

const CONFLICT = 409

/** A rule of the trade forbids it: nothing that was typed into a field is wrong by itself. */
const brokeRule = (error: unknown) => isValidation(error) && Object.keys(error.fields).length === 0

/** Refused because something is otherwise than it was when it was read: it is read again, so that it is seen. */
const elsewhere = (error: unknown, { method }: Write) =>
  method !== 'PUT' && (statusOf(error) === CONFLICT || brokeRule(error))

/** A write of a screen: done once however often it is tried, told where it was asked for, and over when all is true. */
export function useCommand<E extends Write>(
  endpoint: E,
  { waits = true, onSuccess, onError, ...more }: Options<E> = {},
) {
  const queryClient = useQueryClient()
  const [attempt] = useState(attempts)
  const also = touches(endpoint.resource)
  const again = () => Promise.all([endpoint.resource, ...also].map((resource) => reread(queryClient, { resource })))
  return useMutation({
    ...command(useClient(), endpoint, { errors: 'local', keeps: waits, also, attempt }),
    ...more,
    onSuccess: async (...done) => {
      if (waits) await again()
      return onSuccess?.(...done)
    },
    onError: (error, ...failed) => {
      if (elsewhere(error, endpoint)) void again()
      return onError?.(error, ...failed)
    },
  })
}

/** What can be asked of the server where there is no component. */
export interface Calls {
  read: <E extends Read>(endpoint: E, input: CallInput<E>) => Promise<CallOutput<E>>
  write: <E extends Write>(endpoint: E, input: CallInput<E>) => Promise<CallOutput<E>>
  /** One of many writes alike: nothing is read again until `settle` says that they are over. */
  writeOne: <E extends Write>(endpoint: E, input: CallInput<E>, attempt?: Attempt) => Promise<CallOutput<E>>
  /** Writes of this kind are over: what they touch is read again. */
  settle: (endpoint: Write) => Promise<void>
  /** What was read of this resource is known to be old. */
  reread: (of: { resource: string }) => Promise<void>
  download: <E extends Call & { response: FileAnswer }>(endpoint: E, input: CallInput<E>, name: string) => Promise<void>
}

/** Reads that are looked at once, writes with all that follows from them, and files. */
export function useCalls(): Calls {
  const client = useClient()
  const queryClient = useQueryClient()
  return useMemo(() => {
    const tried = new Map<string, Attempt>()
    /** What is sent again to the letter, because nobody answered, is the same. */
    const attemptOf = ({ method, path }: Write, input: unknown): Attempt => {
      const said = `${method} ${path} ${JSON.stringify(input)}`
      const attempt = tried.get(said) ?? attempts()
      tried.set(said, attempt)
      return attempt
    }
    const settle = async ({ resource }: Write) => {
      await Promise.all([resource, ...touches(resource)].map((one) => reread(queryClient, { resource: one })))
    }
    return {
      read: (endpoint, input) => readOnce(client, endpoint, input),
      write: (endpoint, input) => {
        const options = { also: touches(endpoint.resource), attempt: attemptOf(endpoint, input) }
        const done = perform(queryClient, command(client, endpoint, { errors: 'local', ...options }), input)
        done.catch((error: unknown) => (elsewhere(error, endpoint) ? settle(endpoint) : undefined))
        return done
      },
      writeOne: (endpoint, input, attempt) =>
        perform(queryClient, command(client, endpoint, { errors: 'local', keeps: true, attempt }), input),
      settle,
      reread: (of) => reread(queryClient, of),
      download: (endpoint, input, name) => downloadOf(client, endpoint, input, name),
    }
  }, [client, queryClient])
}
