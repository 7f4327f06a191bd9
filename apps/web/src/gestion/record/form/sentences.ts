import type { Idioma, Textos } from '@telar/domain/idioma'
import { enIdioma } from '@telar/domain/idioma'
import type { z } from 'zod'
import type { FormTexts } from './form-texts.ts'

type Issue = z.core.$ZodIssue

const isEmpty = (input: unknown) => input === undefined || input === null || input === ''

function formatSentence({ format, input }: Extract<Issue, { code: 'invalid_format' }>, t: FormTexts): string {
  if (isEmpty(input)) return t.issues.required
  if (format === 'email') return t.issues.email
  return format === 'date' || format === 'datetime' ? t.issues.date : t.issues.format
}

/** Tells a person what to do about a value, in their language. A rule's code is the name of its sentence. */
export function sentence(issue: Issue, t: FormTexts, rules: Record<string, Textos>, idioma: Idioma): string {
  switch (issue.code) {
    case 'invalid_type':
      if (isEmpty(issue.input)) return t.issues.required
      if (issue.expected === 'int') return t.issues.integer
      return issue.expected === 'number' ? t.issues.number : t.issues.format
    case 'too_small':
      if (issue.origin === 'string')
        return issue.minimum === 1 ? t.issues.required : t.issues.short(Number(issue.minimum))
      return issue.origin === 'array' ? t.issues.required : t.issues.min(Number(issue.minimum))
    case 'too_big':
      return issue.origin === 'string' ? t.issues.long(Number(issue.maximum)) : t.issues.max(Number(issue.maximum))
    case 'invalid_format':
      return (!isEmpty(issue.input) && t.rules[issue.message]) || formatSentence(issue, t)
    case 'not_multiple_of':
      return t.issues.multiple(issue.divisor)
    case 'custom': {
      const own = rules[issue.message]
      return own ? enIdioma(own, idioma) : (t.rules[issue.message] ?? t.issues.format)
    }
    default:
      return isEmpty(issue.input) ? t.issues.required : t.issues.format
  }
}
