import type { FieldErrors } from 'react-hook-form'
import type { Values } from '../../../record/form/form-values.ts'

type Told = { message?: string } & { [name: string]: unknown }

/** The first sentence inside an error, however deep it nests. */
function first(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { message, ...inside } = error as Told
  if (typeof message === 'string' && message) return message
  for (const inner of Object.values(inside)) {
    const found = first(inner)
    if (found) return found
  }
  return undefined
}

/** What is wrong with one line, or with the list of them. */
export function messageOf(errors: FieldErrors<Values>, line?: number): string | undefined {
  const told = errors.lineas as unknown as (Told & unknown[]) | undefined
  if (line !== undefined) return first(told?.[line])
  return typeof told?.message === 'string' ? told.message : undefined
}
