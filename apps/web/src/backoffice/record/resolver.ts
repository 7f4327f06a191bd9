import type { FieldError, FieldErrors, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { cleanValues, type Values } from './form-values.ts'

export type Say = (issue: z.core.$ZodIssue) => string

/** Puts an error where its path leads, one level deep as forms are; the first of a field stays. */
function place(errors: FieldErrors<Values>, path: readonly PropertyKey[], error: FieldError): void {
  const [name = 'root', key] = path.map(String)
  if (key === undefined) errors[name] ??= error
  else errors[name] = { [key]: error, ...(errors[name] as object | undefined) } as never
}

/** Checks a form by the contract's own schema; the sentences are ours. */
export const resolverFor =
  (schema: z.ZodType, say: Say): Resolver<Values> =>
  (values) => {
    const result = schema.safeParse(cleanValues(schema, values), { reportInput: true })
    if (result.success) return { values: result.data as Values, errors: {} }
    const errors: FieldErrors<Values> = {}
    for (const issue of result.error.issues) place(errors, issue.path, { type: issue.code, message: say(issue) })
    return { values: {}, errors }
  }
