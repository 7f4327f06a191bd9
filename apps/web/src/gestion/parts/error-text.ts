import { isValidation } from '@telar/client/errors'
import type { OfficeTexts } from '../office-texts.ts'

/** What the client's errors carry, known by its shape: a second copy of their module would be another class. */
function toldBy(error: unknown): { messages: string[]; errorId?: string; status?: number } {
  const told = typeof error === 'object' && error !== null ? error : {}
  const messages = 'messages' in told && Array.isArray(told.messages) ? told.messages.map(String) : []
  const status = 'status' in told && typeof told.status === 'number' ? { status: told.status } : {}
  const errorId = 'errorId' in told && typeof told.errorId === 'string' ? { errorId: told.errorId } : {}
  return { messages, ...status, ...errorId }
}

/** What to say of a failure: the server's own sentences, which are in the person's language already. */
export function errorText(error: unknown, t: OfficeTexts): string {
  if (isValidation(error))
    return [...error.messages, ...Object.values(error.fields).flat()].join(' ') || t.errors.unknown
  if (error instanceof TypeError) return t.errors.network
  const { messages, status } = toldBy(error)
  if (status === 403) return t.errors.forbidden
  return messages.join(' ') || (error instanceof Error ? error.message : t.errors.unknown)
}

/** What a form says above its fields: only what no field says already. */
export function formError(error: unknown, fields: readonly string[], t: OfficeTexts): string | null {
  if (error === null || error === undefined) return null
  if (toldBy(error).status === 404) return t.errors.gone
  if (!isValidation(error)) return errorText(error, t)
  const elsewhere = Object.entries(error.fields).filter(
    ([path]) => !fields.some((name) => `${path}.`.startsWith(`${name}.`)),
  )
  return [...error.messages, ...elsewhere.flatMap(([, messages]) => messages)].join(' ') || null
}

/** The reference under which the server's log has it. */
export const errorReference = (error: unknown): string | undefined => toldBy(error).errorId
