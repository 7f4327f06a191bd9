import type { FieldError, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { cleanValues } from './form-values.ts'

export type Say = (issue: z.core.$ZodIssue) => string

type Errors = { [name: string]: Errors | FieldError }

const isTold = (error: Errors | FieldError): error is FieldError => typeof error.type === 'string'

/** Puts an error where its path leads; the first of a field stays. */
function place(errors: Errors, [name = 'root', ...rest]: readonly PropertyKey[], error: FieldError): void {
  const key = String(name)
  if (rest.length === 0) errors[key] ??= error
  else {
    errors[key] ??= {}
    const inside = errors[key]
    if (!isTold(inside)) place(inside, rest, error)
  }
}

/** Checks a form by the contract's own schema; the sentences are ours. */
export const resolverFor =
  <S extends z.ZodType>(schema: S, say: Say): Resolver<FieldValues, unknown, z.output<S>> =>
  (values) => {
    const result = schema.safeParse(cleanValues(schema, values), { reportInput: true })
    if (result.success) return { values: result.data, errors: {} }
    const errors: Errors = {}
    for (const issue of result.error.issues) place(errors, issue.path, { type: issue.code, message: say(issue) })
    return { values: {}, errors }
  }
