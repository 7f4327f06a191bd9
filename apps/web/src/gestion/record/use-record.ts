import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../kit/app.ts'
import type { FormModel } from '../declare/screen.ts'
import type { AnyRow } from '../declare/values.ts'

/** The query of one record. */
export const recordKey = (form: FormModel, resource: string, id: string) =>
  [resource, 'record', form.table, id] as const

export function useRecord(form: FormModel, resource: string, id: string | null) {
  const client = useClient()
  return useQuery<AnyRow>({
    queryKey: recordKey(form, resource, id ?? ''),
    queryFn: ({ signal }) => form.read.run(client, id ?? '', signal),
    enabled: id !== null,
    staleTime: 0,
    meta: { errors: 'local' },
  })
}
