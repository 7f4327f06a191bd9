import type { ApiError } from '@telar/client/errors'
import type { Translate } from '../i18n/translate.ts'
import { actionOn, toldOf } from '../kit/calls/failures.ts'

const MINUTE = 60

/** What a form says about a failure that belongs to none of its fields. */
export function failureText(error: Error, t: Translate): string | undefined {
  const { status, retryAfter } = error as ApiError
  if (status === 429 && retryAfter) {
    const minutes = Math.ceil(retryAfter / MINUTE)
    return retryAfter < MINUTE
      ? t('login.waitSeconds', { count: retryAfter })
      : t('login.waitMinutes', { count: minutes })
  }
  const action = actionOn(error)
  return action.do === 'tell' ? toldOf(error, action.message, t) : undefined
}
