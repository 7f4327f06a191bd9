import type { FieldError, FieldErrors, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { cleanValues, type Values } from './form-values.ts'

export type Say = (issue: z.core.$ZodIssue) => string

type Errors = { [name: string]: Errors | FieldError }

/** Puts an error where its path leads; the first of a field stays. */
function place(errors: Errors, [name = 'root', ...rest]: readonly PropertyKey[], error: FieldError): void {
  const key = String(name)
  if (rest.length === 0) errors[key] ??= error
  else {
    errors[key] ??= {}
    place(errors[key] as Errors, rest, error)
  }
}

/** Checks a form by the contract's own schema; the sentences are ours. */
export const resolverFor =
  (schema: z.ZodType, say: Say): Resolver<Values> =>
  (values) => {
    const result = schema.safeParse(cleanValues(schema, values), { reportInput: true })
    if (result.success) return { values: result.data as Values, errors: {} }
    const errors: FieldErrors<Values> = {}
    for (const issue of result.error.issues)
      place(errors as Errors, issue.path, { type: issue.code, message: say(issue) })
    return { values: {}, errors }
  }
