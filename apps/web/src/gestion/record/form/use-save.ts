import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isValidation } from '@telar/client/errors'
import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useClient } from '../../../kit/app.ts'
import type { FormModel, OpenScreen } from '../../declare/screen.ts'
import type { AnyRow } from '../../declare/values.ts'
import { recordKey } from '../use-record.ts'
import { initialValues, type Values } from './form-values.ts'

interface SaveParts {
  screen: OpenScreen
  model: FormModel
  form: UseFormReturn<Values>
  base: AnyRow | undefined
  onConflict: (theirs: AnyRow) => void
}

const status = (error: unknown) => (error as { status?: number } | null)?.status

/** Saves a record: what the server says of a field goes to the field, a newer version to the person. */
export function useSave({ screen, model, form, base, onConflict }: SaveParts) {
  const client = useClient()
  const queryClient = useQueryClient()
  const resource = screen.list?.source.resource ?? screen.name
  const attempt = useRef(crypto.randomUUID() as string)

  const read = (id: AnyRow['id']): Promise<AnyRow> =>
    queryClient.fetchQuery({
      queryKey: recordKey(model, resource, String(id)),
      queryFn: () => model.read.run(client, String(id)),
      staleTime: 0,
    })

  async function send(values: Values, version?: number): Promise<unknown> {
    if (!base) return model.create.run(client, values, attempt.current)
    return model.update?.run(client, base.id, { ...values, version: version ?? base.version })
  }

  const mutation = useMutation({
    mutationFn: ({ values, version }: { values: Values; version?: number }) => send(values, version),
    onSuccess: () => {
      attempt.current = crypto.randomUUID()
    },
    onError: async (error) => {
      // Answered and refused: what is sent next is another attempt. Unanswered: it may have arrived.
      if (status(error) !== undefined) attempt.current = crypto.randomUUID()
      if (isValidation(error)) {
        for (const [name, [message]] of Object.entries(error.fields)) form.setError(name, { type: 'server', message })
      }
      if (status(error) !== 409 || !base) return
      const current = await model.read.run(client, String(base.id))
      if (current.version !== base.version) onConflict(current)
    },
    meta: { errors: 'local', invalidates: [resource, 'audit'] },
  })

  /** Writes earlier values over whatever is there now. */
  const restore = async (row: AnyRow) => {
    const now = await model.read.run(client, String(row.id))
    await model.update?.run(client, row.id, { ...initialValues(model, row), version: now.version })
    await queryClient.invalidateQueries({ queryKey: [resource] })
  }

  return { ...mutation, read, restore }
}
