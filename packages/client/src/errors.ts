import { AUTHENTICATION_FAILED, FIELDS_FAILED, FIELDS_TITLE, RULE_BROKEN } from '@telar/contract/kit/errors'

/** The word by which code on this side says that there is no valid session. */
export const LOCAL_AUTHENTICATION_FAILED = 'Authentication failed'
const FALLBACK_VALIDATION = 'Validation error'
const UNKNOWN = 'Unknown error'
const UNKNOWN_EMPTY = 'Unknown error occurred'

export type ErrorKind = 'authentication' | 'authorization' | 'validation' | 'api'

/** Every failed call. `kind` tells them apart, because `instanceof` does not survive a second copy of this module. */
export class CallError extends Error {
  readonly kind: ErrorKind
  readonly status: number

  constructor(kind: ErrorKind, status: number, message: string) {
    super(message)
    this.name = 'CallError'
    this.kind = kind
    this.status = status
  }
}

export class AuthenticationError extends CallError {
  constructor(status: number, message: string = LOCAL_AUTHENTICATION_FAILED) {
    super('authentication', status, message)
  }
}

export type FieldErrors = Record<string, string[]>

export class ValidationError extends CallError {
  /** Sentences that belong to no field. */
  readonly messages: string[]
  readonly fields: FieldErrors

  constructor(messages: string[], fields: FieldErrors) {
    super('validation', 400, messages[0] ?? Object.values(fields)[0]?.[0] ?? FALLBACK_VALIDATION)
    this.messages = messages
    this.fields = fields
  }
}

export class ApiError extends CallError {
  readonly title: string
  readonly messages: string[]
  readonly source: string | undefined
  readonly errorId: string | undefined
  /** Seconds after which it makes sense to try again, when the server says so. */
  retryAfter: number | undefined

  constructor(status: number, title: string, more: { messages?: string[]; source?: string; errorId?: string } = {}) {
    super(status === 403 ? 'authorization' : 'api', status, more.messages?.[0] ?? title)
    this.title = title
    this.messages = more.messages ?? []
    this.source = more.source
    this.errorId = more.errorId
  }
}

const asString = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
const asStrings = (value: unknown): string[] => (Array.isArray(value) ? value.filter((v) => typeof v === 'string') : [])

function fieldsFromMessages(messages: string[]): ValidationError {
  const fields: FieldErrors = {}
  const loose: string[] = []
  for (const message of messages) {
    const parsed = parse(message) as { propertyName?: unknown; errorMessage?: unknown } | undefined
    const field = asString(parsed?.propertyName)
    if (field) fields[field] = [...(fields[field] ?? []), asString(parsed?.errorMessage) ?? FALLBACK_VALIDATION]
    else loose.push(asString(parsed?.errorMessage) ?? message)
  }
  return new ValidationError(loose, fields)
}

function fieldsFromMap(errors: unknown): ValidationError {
  const map = typeof errors === 'object' && errors !== null ? Object.entries(errors) : []
  const fields = Object.fromEntries(
    map.map(([field, value]) => [field, typeof value === 'string' ? [value] : asStrings(value)]),
  )
  return new ValidationError([], fields)
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Turns a failed answer into the error it means. */
export function classify(status: number, body: string): CallError {
  if (status === 401) return new AuthenticationError(401, messageOf(body))
  if (body.trim() === '') return new ApiError(500, UNKNOWN_EMPTY)
  const json = parse(body)
  if (typeof json !== 'object' || json === null) return new ApiError(status, typeof json === 'string' ? json : body)
  const { exception, title, errors, messages, source, traceId, errorId } = json as Record<string, unknown>
  if (status === 400) {
    if (exception === AUTHENTICATION_FAILED) return new AuthenticationError(400, messageOf(body))
    if (exception === FIELDS_FAILED) return fieldsFromMessages(asStrings(messages))
    if (exception === RULE_BROKEN) return new ValidationError(asStrings(messages), {})
    if (title === FIELDS_TITLE) return fieldsFromMap(errors)
  }
  return new ApiError(status, asString(title) ?? asString(exception) ?? UNKNOWN, {
    messages: asStrings(messages),
    source: asString(source),
    errorId: asString(traceId) ?? asString(errorId),
  })
}

function messageOf(body: string): string | undefined {
  const json = parse(body)
  if (typeof json !== 'object' || json === null) return undefined
  const { messages, exception } = json as Record<string, unknown>
  return asStrings(messages)[0] ?? asString(exception)
}

const hasKind = (error: unknown, kind: ErrorKind) => (error as { kind?: unknown } | null)?.kind === kind

export const isValidation = (error: unknown): error is ValidationError => hasKind(error, 'validation')
export const isAuthorization = (error: unknown): error is ApiError => hasKind(error, 'authorization')
/** An error thrown on this side with the agreed word counts like the server's own. */
export const isAuthentication = (error: unknown): error is AuthenticationError =>
  hasKind(error, 'authentication') || (error as { message?: unknown } | null)?.message === LOCAL_AUTHENTICATION_FAILED

/** Whether nobody answered a call, as browsers say it, each in its own English words. */
export const isUnanswered = (error: unknown) => error instanceof TypeError && /fetch|load|net/i.test(error.message)
