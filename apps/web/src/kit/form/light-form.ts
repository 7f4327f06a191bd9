import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useLoaderData } from '@tanstack/react-router'
import { isValidation } from '@telar/client/errors'
import { type FormEvent, useRef, useState } from 'react'

/** What is wrong with a value, if anything. */
type Rule = (value: string) => string | undefined
type Rules<T> = { [K in keyof T]: Rule }
type Errors<T> = { [K in keyof T]?: string | undefined }

const focusOn = (form: HTMLFormElement | null, name: string | undefined) => {
  const field = name === undefined ? null : form?.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

/**
 * A form that sends a command, for public pages: the fields keep their own values, and nothing but this is loaded for
 * them. What is wrong goes beside its field, the first one gets the focus, and what was typed stays.
 */
export function useLightForm<T extends Record<string, string>, R>(
  rules: Rules<T>,
  { onError, ...options }: UseMutationOptions<R, Error, T>,
) {
  const names = Object.keys(rules) as (keyof T & string)[]
  const posted = useLoaderData({ from: '__root__', select: (data) => data?.posted })
  const [errors, setErrors] = useState<Errors<T>>({})
  const [messages, setMessages] = useState<string[]>([])
  const [form, setForm] = useState<HTMLFormElement | null>(null)

  function show(found: Errors<T>) {
    setErrors(found)
    focusOn(
      form,
      names.find((name) => found[name]),
    )
  }

  // a second Enter, before the button knows of the first, sends nothing
  const running = useRef(false)
  const mutation = useMutation({
    ...options,
    onSettled: (...all) => {
      running.current = false
      return options.onSettled?.(...all)
    },
    onError: (error, ...rest) => {
      if (isValidation(error)) {
        const known = Object.entries(error.fields).filter(([name]) => name in rules)
        const loose = Object.entries(error.fields).filter(([name]) => !(name in rules))
        show(Object.fromEntries(known.map(([name, [first]]) => [name, first])) as Errors<T>)
        setMessages([...error.messages, ...loose.flatMap(([, texts]) => texts)])
      }
      return onError?.(error, ...rest)
    },
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (running.current) return
    const data = new FormData(event.currentTarget)
    const values = Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as T
    const found: Errors<T> = {}
    for (const name of names) found[name] = rules[name](values[name] ?? '')
    show(found)
    setMessages([])
    if (names.some((name) => found[name])) return
    running.current = true
    mutation.mutate(values)
  }

  /** Once something is wrong with a field it is looked at again with every letter. */
  const field = (name: keyof T & string) => ({
    name,
    error: errors[name],
    ...(name === 'email' && posted ? { defaultValue: posted.email } : {}),
    onChange: ({ target }: { target: { value: string } }) => {
      if (errors[name]) setErrors({ ...errors, [name]: rules[name](target.value) })
    },
  })

  return { ref: setForm, submit, field, busy: mutation.isPending, messages, setMessages, setErrors: show }
}
