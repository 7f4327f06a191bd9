import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { isValidation } from '@telar/client/errors'
import { type FormEvent, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** Puts the server's complaints beside their fields and returns those that belong to none. */
function spreadErrors<T extends FieldValues>(error: unknown, form: UseFormReturn<T>): string[] {
  if (!isValidation(error)) return []
  const loose = [...error.messages]
  for (const [field, messages] of Object.entries(error.fields)) {
    if (field in form.getValues()) form.setError(field as Path<T>, { message: messages[0] }, { shouldFocus: true })
    else loose.push(...messages)
  }
  return loose
}

/** A form that sends a command: what was typed stays, and what the server says goes where it belongs. */
export function useCommandForm<T extends FieldValues, R>(
  form: UseFormReturn<T>,
  options: UseMutationOptions<R, Error, T>,
) {
  const [messages, setMessages] = useState<string[]>([])
  const mutation = useMutation({
    ...options,
    onError: (error, ...rest) => {
      setMessages(spreadErrors(error, form))
      return options.onError?.(error, ...rest)
    },
  })
  const send = form.handleSubmit((values) => {
    setMessages([])
    mutation.mutate(values)
  })
  const submit = (event: FormEvent) => void send(event)
  return { submit, busy: mutation.isPending, messages, setMessages }
}
