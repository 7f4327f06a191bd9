import { useQuery } from '@tanstack/react-query'
import type { Client } from '@telar/client'
import { useClient } from '../../kit/app.ts'
import type { FormModel } from '../declare/screen.ts'
import type { AnyRow } from '../declare/values.ts'

type Readable = Pick<FormModel, 'table' | 'read'>

export const recordKey = ({ table }: Readable, resource: string, id: string) => [resource, 'record', table, id] as const

/** The query of one record. */
export const recordQuery = (client: Client, form: Readable, resource: string, id: string) => ({
  queryKey: recordKey(form, resource, id),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<AnyRow> => form.read.run(client, id, signal),
  staleTime: 0,
  meta: { errors: 'local' } as const,
})

export const useRecord = (form: FormModel, resource: string, id: string | null) =>
  useQuery<AnyRow>({ ...recordQuery(useClient(), form, resource, id ?? ''), enabled: id !== null })
