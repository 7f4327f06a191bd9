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
import { initialValues, type Values } from './form-values.ts'

interface SaveParts {
  screen: OpenScreen
  model: FormModel
  form: UseFormReturn<Values, unknown, Values>
  base: AnyRow | undefined
  onConflict: (theirs: AnyRow) => void
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

  async function send(values: Values, version?: number): Promise<unknown> {
    if (!base) return attempt((key) => model.create.run(client, values, key))
    return model.update?.run(client, base.id, { ...values, version: version ?? base.version })
  }

  const mutation = useMutation({
    mutationFn: ({ values, version }: { values: Values; version?: number }) => send(values, version),
    onError: async (error) => {
      if (isValidation(error)) {
        for (const [name, [message]] of Object.entries(error.fields)) form.setError(name, { type: 'server', message })
      }
      if (statusOf(error) !== 409 || !base) return
      const current = await model.read.run(client, String(base.id))
      if (current.version !== base.version) onConflict(current)
    },
    meta: { errors: 'local', invalidates: [resource, ...touches(resource)] },
  })

  /** Writes earlier values over whatever is there now. */
  const restore = async (row: AnyRow) => {
    const now = await model.read.run(client, String(row.id))
    await mutation.mutateAsync({ values: initialValues(model, row), version: now.version ?? 0 })
  }

  return { ...mutation, read, restore }
}
