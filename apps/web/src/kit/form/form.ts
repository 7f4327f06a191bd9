import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { isValidation } from '@telar/client/errors'
import { type FormEvent, useRef, useState } from 'react'
import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toast } from '../toast.tsx'
import { useLeftForm } from './use-left.ts'

const isGroup = (value: unknown) => value !== null && Object.getPrototypeOf(value) === Object.prototype

/** The field that a complaint is about: `direccion.calle` itself, or what it is a part of (`licencia.data`). */
function fieldOf(values: FieldValues, path: string): string | undefined {
  const value: unknown = get(values, path)
  if (value !== undefined) return isGroup(value) ? undefined : path
  const end = path.lastIndexOf('.')
  return end < 0 ? undefined : fieldOf(values, path.slice(0, end))
}

/** Puts the server's complaints beside their fields and returns those that belong to none. */
function spreadErrors<T extends FieldValues>(error: unknown, form: UseFormReturn<T>): string[] {
  if (!isValidation(error)) return []
  const loose = [...error.messages]
  let shouldFocus = true
  for (const [path, messages] of Object.entries(error.fields)) {
    const field = fieldOf(form.getValues(), path)
    if (!field) loose.push(...messages)
    else {
      form.setError(field as Path<T>, { message: messages[0] }, { shouldFocus })
      shouldFocus = false
    }
  }
  return loose
}

/**
 * A form that sends a command: what was typed stays, and what the server says goes where it belongs. Under the name of
 * `left` it stays also when the session ends.
 */
export function useCommandForm<T extends FieldValues, R>(
  form: UseFormReturn<T>,
  { left, ...options }: UseMutationOptions<R, Error, T> & { left?: string },
) {
  const { i18n } = useTranslation()
  useLeftForm(left, form, (overtaken) => toast.message(i18n.t(overtaken ? 'account:left.over' : 'account:left.back')))
  const [messages, setMessages] = useState<string[]>([])
  // Checks may take a moment: until the answer is there, a second Enter or click sends nothing.
  const running = useRef(false)
  const mutation = useMutation({
    ...options,
    onError: (error, ...rest) => {
      setMessages(spreadErrors(error, form))
      return options.onError?.(error, ...rest)
    },
    onSettled: (...all) => {
      running.current = false
      return options.onSettled?.(...all)
    },
  })
  const send = form.handleSubmit(
    (values) => {
      setMessages([])
      mutation.mutate(values)
    },
    () => {
      running.current = false
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (running.current) return
    running.current = true
    void send(event)
  }
  return { submit, busy: mutation.isPending || form.formState.isSubmitting, messages, setMessages }
}
