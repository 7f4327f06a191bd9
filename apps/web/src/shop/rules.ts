import type { Translate } from '../i18n/translate.ts'
import { EMAIL } from '../kit/form/email-pattern.ts'

/** What the forms of the shop ask of their fields, said in the visitor's language. */
export const rulesIn = (t: Translate) => {
  const required = (value: string) => (value.trim() ? undefined : t('field.required'))
  const someEmail = (value: string) => (value.trim() ? undefined : t('field.enterEmail'))
  return {
    required,
    someEmail,
    email: (value: string) => someEmail(value) ?? (EMAIL.test(value.trim()) ? undefined : t('field.email')),
    password: (value: string) => (value.trim() ? undefined : t('field.enterPassword')),
    none: () => undefined,
  }
}
