import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isValidation } from '@telar/client/errors'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useClient } from '../../../kit/app.ts'
import { attempts } from '../../../kit/calls/attempt.ts'
import { statusOf } from '../../../kit/calls/failures.ts'
import { touches } from '../../calls.ts'
import type { FormModel, OpenScreen } from '../../declare/screen.ts'
import type { AnyRow } from '../../declare/values.ts'
import { recordKey } from '../use-record.ts'
import { asSaved, initialValues, type Values } from './form-values.ts'

interface Saving {
  values: Values
  /** Of what it is written over, where that is not what the form was read as. */
  version?: number
  /** What was saved is taken back. */
  undoing?: boolean
}

interface SaveParts {
  screen: OpenScreen
  model: FormModel
  form: UseFormReturn<Values, unknown, Values>
  base: AnyRow | undefined
  onConflict: (theirs: AnyRow) => void | Promise<void>
}

/** Saves a record: what the server says of a field goes to the field, a newer version to the person. */
export function useSave({ screen, model, form, base, onConflict }: SaveParts) {
  const client = useClient()
  const queryClient = useQueryClient()
  const resource = screen.list?.source.resource ?? screen.name
  const [attempt] = useState(attempts)

  const read = (id: AnyRow['id']): Promise<AnyRow> =>
    queryClient.fetchQuery({
      queryKey: recordKey(model, resource, String(id)),
      queryFn: () => model.read.run(client, String(id)),
      staleTime: 0,
    })

  /** What was read just now is what there is. */
  const keep = (row: AnyRow) => queryClient.setQueryData(recordKey(model, resource, String(row.id)), row)

  async function send(values: Values, version?: number): Promise<unknown> {
    if (!base) return attempt((key) => model.create.run(client, values, key))
    return model.update?.run(client, base.id, { ...values, version: version ?? base.version })
  }

  const mutation = useMutation({
    mutationFn: ({ values, version }: Saving) => send(values, version),
    onError: async (error, { undoing }) => {
      if (isValidation(error)) {
        for (const [name, [message]] of Object.entries(error.fields)) form.setError(name, { type: 'server', message })
      }
      if (statusOf(error) !== 409 || !base || undoing) return
      const current = await model.read.run(client, String(base.id))
      if (current.version !== base.version) await onConflict(current)
    },
    meta: { errors: 'local', invalidates: [resource, ...touches(resource)] },
  })

  /** Writes earlier values over what was saved, unless somebody has changed that since. */
  const restore = (row: AnyRow, saved: AnyRow) =>
    mutation.mutateAsync({
      values: asSaved(model.schema, initialValues(model, row)),
      version: saved.version ?? 0,
      undoing: true,
    })

  return { ...mutation, read, keep, restore }
}
