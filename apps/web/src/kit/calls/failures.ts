import { isAuthentication, isAuthorization, isUnanswered, isValidation } from '@telar/client/errors'
import type { Translate } from '../../i18n/translate.ts'

/** What the page does about a failed call that no screen has dealt with. */
export type FailureAction =
  | { do: 'sign-in'; retUrl: 'path' | 'address' }
  | { do: 'tell'; message: string }
  | { do: 'nothing' }

/** The word by which code without the client's errors says that there is no valid session. */
const AUTH_ERROR = 'Auth Error'

const hasMessage = (error: unknown, message: string) => (error as { message?: unknown } | null)?.message === message
const wasAborted = (error: unknown) =>
  ['AbortError', 'CancelledError'].includes(String((error as { name?: unknown } | null)?.name))

/** Sorts a failure: no session, no right, a form's own business, or something to tell the person. */
export function actionOn(error: unknown): FailureAction {
  if (isAuthentication(error) || hasMessage(error, AUTH_ERROR)) return { do: 'sign-in', retUrl: 'path' }
  if (isAuthorization(error)) return { do: 'sign-in', retUrl: 'address' }
  if (isValidation(error) || wasAborted(error)) return { do: 'nothing' }
  const message = error instanceof Error ? error.message : String(error)
  return { do: 'tell', message: message.replace(/\.$/, '') }
}

/** An unexpected failure as people are told of it: in words of ours where nobody answered. */
export const toldOf = (error: unknown, msg: string, t: Translate): string =>
  isUnanswered(error) ? t(navigator.onLine ? 'error.lost' : 'error.offline') : t('error.unexpected', { msg })

/** What the server answered with; nothing when it did not answer at all. */
export function statusOf(error: unknown): number | undefined {
  const status = (error as { status?: unknown } | null)?.status
  return typeof status === 'number' ? status : undefined
}

/** Worth another try: the network, an overloaded or broken server. Never a refusal. */
export function isTransient(error: unknown): boolean {
  const status = statusOf(error)
  if (status !== undefined) return status >= 500 || status === 429
  return error instanceof TypeError
}
