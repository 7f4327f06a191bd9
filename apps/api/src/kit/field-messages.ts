import type { Idioma } from '@telar/domain/idioma'
import { z } from 'zod'
import type { ClaveMensaje } from '../i18n/es.ts'
import { esClave, mensaje, type Params } from '../i18n/mensaje.ts'

type Issue = z.core.$ZodIssue
type Said = [ClaveMensaje, Params?]

/** An issue does not keep what it is about: that there was nothing is said while it is known. */
const MISSING = 'field.required'
z.config({ customError: ({ code, input }) => (code === 'invalid_type' && input == null ? MISSING : undefined) })

const isMissing = ({ code, message }: Issue) => code === 'invalid_type' && message === MISSING

function size(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): Said {
  const small = issue.code === 'too_small'
  const params: Params = issue.code === 'too_small' ? { min: Number(issue.minimum) } : { max: Number(issue.maximum) }
  if (issue.origin === 'string') {
    if (issue.code === 'too_small' && Number(issue.minimum) === 1) return ['field.required']
    return [small ? 'field.too-short' : 'field.too-long', params]
  }
  if (issue.origin === 'array') return [small ? 'field.too-few' : 'field.too-many', params]
  return [small ? 'field.too-small' : 'field.too-big', params]
}

const FORMATS: Record<string, ClaveMensaje> = {
  email: 'field.email',
  date: 'field.date',
  datetime: 'field.date',
}

function sentence(issue: Issue): Said {
  switch (issue.code) {
    case 'invalid_type':
      if (isMissing(issue)) return [MISSING]
      return [issue.expected === 'int' ? 'field.integer' : 'field.type']
    case 'too_small':
    case 'too_big':
      return size(issue)
    case 'invalid_format':
      return [FORMATS[issue.format] ?? 'field.invalid']
    case 'not_multiple_of':
      return ['field.decimals']
    case 'invalid_value':
      return [issue.values.length > 1 ? 'field.option' : 'field.invalid']
    case 'custom':
      return esClave(issue.message) ? [issue.message] : ['field.invalid']
    default:
      return ['field.invalid']
  }
}

/** The branch of a union that came nearest: the one with the deepest complaints, then that lacks least, then with fewest. */
function nearest(errors: Issue[][]): Issue[] {
  const depth = (issues: Issue[]) => Math.max(0, ...issues.map((issue) => issue.path.length))
  const lacks = (issues: Issue[]) => issues.filter(isMissing).length
  return [...errors].sort((a, b) => depth(b) - depth(a) || lacks(a) - lacks(b) || a.length - b.length)[0] ?? []
}

function flatten(issues: readonly Issue[], prefix: PropertyKey[] = []): Issue[] {
  return issues.flatMap((issue) => {
    const path = [...prefix, ...issue.path]
    const inner = issue.code === 'invalid_union' ? nearest(issue.errors as Issue[][]) : []
    return inner.length > 0 ? flatten(inner, path) : [{ ...issue, path } as Issue]
  })
}

/** What a schema complains about, field by field, in our words and the caller's language. */
export function fieldMessages(error: z.ZodError, idioma: Idioma): Record<string, string[]> {
  const fields: Record<string, string[]> = {}
  for (const issue of flatten(error.issues)) {
    const field = issue.path.map(String).join('.')
    const text = mensaje(idioma, ...sentence(issue))
    fields[field] = [...new Set([...(fields[field] ?? []), text])]
  }
  return fields
}
