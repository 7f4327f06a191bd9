import { isValidation } from '@telar/client/errors'
import type { OfficeTexts } from '../office-texts.ts'

interface Told {
  messages?: string[]
  errorId?: string
  status?: number
}

/** What to say of a failure: the server's own sentences, which are in the person's language already. */
export function errorText(error: unknown, t: OfficeTexts): string {
  if (isValidation(error))
    return [...error.messages, ...Object.values(error.fields).flat()].join(' ') || t.errors.unknown
  if (error instanceof TypeError) return t.errors.network
  const { messages = [], status } = error as Told
  if (status === 403) return t.errors.forbidden
  return messages.join(' ') || (error instanceof Error ? error.message : t.errors.unknown)
}

/** What a form says above its fields: only what no field says already. */
export function formError(error: unknown, fields: readonly string[], t: OfficeTexts): string | null {
  if (error === null || error === undefined) return null
  if (!isValidation(error)) return errorText(error, t)
  const elsewhere = Object.entries(error.fields).filter(
    ([path]) => !fields.some((name) => `${path}.`.startsWith(`${name}.`)),
  )
  return [...error.messages, ...elsewhere.flatMap(([, messages]) => messages)].join(' ') || null
}

/** The reference under which the server's log has it. */
export const errorReference = (error: unknown): string | undefined => (error as Told | null)?.errorId
