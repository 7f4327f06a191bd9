import { randomUUID } from 'node:crypto'
import {
  AUTHENTICATION_FAILED,
  type ErrorResult,
  FIELDS_TITLE,
  type FieldProblem,
  NOT_AUTHORIZED,
  RULE_BROKEN,
  UNEXPECTED,
  USER_NOT_ACTIVE,
} from '@telar/contract/kit/errors'
import type { Idioma } from '@telar/domain/idioma'
import { CampoError, ReglaError } from '@telar/domain/regla'
import type { FastifyError } from 'fastify'
import { z } from 'zod'
import { databaseCode } from '../db/code.ts'
import type { ClaveMensaje } from '../i18n/es.ts'
import { esClave, mensaje, type Params } from '../i18n/mensaje.ts'
import { fieldMessages } from './field-messages.ts'

/** An answer other than success. `exception` is the fixed word of the contract, the message is for people. */
export class AppError extends Error {
  readonly statusCode: number
  readonly exception: string
  readonly key: ClaveMensaje
  readonly params: Params
  readonly retryAfter: number | undefined
  /** What was written before it is kept: the error is the answer, not an accident. */
  readonly commits: boolean

  constructor(
    statusCode: number,
    exception: string,
    key: ClaveMensaje,
    { params = {}, retryAfter, commits = false }: { params?: Params; retryAfter?: number; commits?: boolean } = {},
  ) {
    super(exception)
    this.statusCode = statusCode
    this.exception = exception
    this.key = key
    this.params = params
    this.retryAfter = retryAfter
    this.commits = commits
  }
}

export const unauthenticated = (key: ClaveMensaje = 'error.authentication', options: { commits?: boolean } = {}) =>
  new AppError(401, AUTHENTICATION_FAILED, key, options)
export const notActive = () => new AppError(401, USER_NOT_ACTIVE, 'error.not-active')
export const forbidden = (key: ClaveMensaje = 'error.not-authorized') => new AppError(403, NOT_AUTHORIZED, key)
export const notFound = (entity: string, id: number | string) =>
  new AppError(404, `${entity} ${id} Not Found.`, 'error.not-found')
export const conflict = (key: ClaveMensaje, params: Params = {}) => new AppError(409, 'Conflict.', key, { params })
export const tooMany = (seconds: number) =>
  new AppError(429, 'Too Many Requests.', 'error.too-many', { params: { seconds }, retryAfter: seconds })
/** Too much is being done at this moment. */
export const busy = (seconds: number) =>
  new AppError(503, 'Service Unavailable.', 'error.busy', { retryAfter: seconds })

/** What cannot be understood, whatever it was meant to be. */
export const malformed = () => new AppError(400, 'Bad Request.', 'error.malformed')
const READ_ONLY_RETRY_S = 30
const readOnly = () => new AppError(503, 'Service Unavailable.', 'error.read-only', { retryAfter: READ_ONLY_RETRY_S })

/** Something is wrong with fields: keys or ready sentences, field by field. */
export class FieldsError extends Error {
  readonly fields: Record<string, ClaveMensaje[]>
  readonly params: Params

  constructor(fields: Record<string, ClaveMensaje[]>, params: Params = {}) {
    super('fields')
    this.fields = fields
    this.params = params
  }
}

/** Several rules of the trade that were not kept, each already in words. */
export class ReglasError extends Error {
  readonly messages: string[]

  constructor(messages: string[]) {
    super(RULE_BROKEN)
    this.messages = messages
  }
}

export interface ErrorAnswer {
  status: number
  contentType: string
  body: ErrorResult | FieldProblem
  retryAfter?: number | undefined
  /** Nobody foresaw it: it belongs in the log with its stack. */
  unexpected: boolean
  /** Something that the house depends on was not there: the log says so. */
  noted?: boolean
}

const JSON_TYPE = 'application/json; charset=utf-8'
const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'
const SOURCE = 'telar'

function result(
  idioma: Idioma,
  errorId: string,
  error: AppError | { statusCode: number; exception: string; messages: string[] },
): ErrorAnswer {
  const messages = 'messages' in error ? error.messages : [mensaje(idioma, error.key, error.params)]
  return {
    status: error.statusCode,
    contentType: JSON_TYPE,
    retryAfter: 'retryAfter' in error ? error.retryAfter : undefined,
    unexpected: false,
    body: {
      messages,
      source: SOURCE,
      exception: error.exception,
      errorId,
      supportMessage: mensaje(idioma, 'error.support', { errorId }),
      statusCode: error.statusCode,
    },
  }
}

function fieldProblem(errorId: string, errors: Record<string, string[]>): ErrorAnswer {
  return {
    status: 400,
    contentType: PROBLEM_TYPE,
    unexpected: false,
    body: {
      type: 'https://tools.ietf.org/html/rfc9110#section-15.5.1',
      title: FIELDS_TITLE,
      status: 400,
      traceId: errorId,
      errors,
    },
  }
}

/** What the framework itself refuses, by its status. */
const FRAMEWORK: Record<number, { exception: string; key: ClaveMensaje }> = {
  400: { exception: 'Bad Request.', key: 'error.malformed' },
  404: { exception: 'Not Found.', key: 'error.no-such-call' },
  413: { exception: 'Payload Too Large.', key: 'error.too-large' },
  415: { exception: 'Unsupported Media Type.', key: 'error.media-type' },
  429: { exception: 'Too Many Requests.', key: 'error.busy' },
  503: { exception: 'Service Unavailable.', key: 'error.busy' },
}

/** Data that the database cannot hold, such as a NUL character, is the caller's mistake. */
const DATA_EXCEPTION = /^22/
/**
 * The database is away, starting, stopping, full or out of connections, or a statement or its turn took too long; or
 * the disk is full or has no more files to give.
 */
const UNAVAILABLE =
  /^(08|57P0|53|57014|55P03|25P0[34])|^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOSPC|EDQUOT|EMFILE|ENFILE)$/
/** Only reading is possible: the database follows another one, or the disk may not be written to. */
const READ_ONLY = /^(25006|EROFS)$/
const SERIALIZATION = /^40/
/** Something that was there when it was looked for has gone by the time it is referred to, or the other way round. */
const FOREIGN_KEY_VIOLATION = '23503'

/** Who asked has hung up: nobody hears the answer. */
const HUNG_UP = 'ERR_STREAM_PREMATURE_CLOSE'

/** Whether what was asked for cannot be had at this moment, through nobody's fault. */
export function isAway(error: unknown): boolean {
  const { status, statusCode } = (error ?? {}) as { status?: unknown; statusCode?: unknown }
  if (status === 503 || statusCode === 503) return true
  return !(error instanceof AppError) && UNAVAILABLE.test(databaseCode(error) ?? '')
}

function framework(idioma: Idioma, errorId: string, status: number, retryAfter?: number): ErrorAnswer | undefined {
  const known = FRAMEWORK[status]
  if (!known) return undefined
  return result(idioma, errorId, new AppError(status, known.exception, known.key, retryAfter ? { retryAfter } : {}))
}

/** Turns whatever was thrown into one of the contract's shapes. The only place that does. */
export function errorAnswer(error: unknown, idioma: Idioma, errorId: string = randomUUID()): ErrorAnswer {
  if (error instanceof AppError) return result(idioma, errorId, error)
  if (error instanceof z.ZodError) return fieldProblem(errorId, fieldMessages(error, idioma))
  if (error instanceof FieldsError) {
    const say = (key: ClaveMensaje) => mensaje(idioma, key, error.params)
    return fieldProblem(
      errorId,
      Object.fromEntries(Object.entries(error.fields).map(([f, keys]) => [f, keys.map(say)])),
    )
  }
  if (error instanceof ReglasError)
    return result(idioma, errorId, { statusCode: 400, exception: RULE_BROKEN, messages: error.messages })
  if (error instanceof CampoError && esClave(error.code))
    return fieldProblem(errorId, { [error.campo]: [mensaje(idioma, error.code, error.params)] })
  if (error instanceof ReglaError) {
    const message = esClave(error.code) ? mensaje(idioma, error.code, error.params) : error.code
    return result(idioma, errorId, { statusCode: 400, exception: RULE_BROKEN, messages: [message] })
  }
  const code = databaseCode(error) ?? ''
  if (DATA_EXCEPTION.test(code) || code === HUNG_UP) return framework(idioma, errorId, 400) as ErrorAnswer
  if (READ_ONLY.test(code)) return { ...result(idioma, errorId, readOnly()), noted: true }
  if (UNAVAILABLE.test(code) || SERIALIZATION.test(code))
    return { ...(framework(idioma, errorId, 503, 1) as ErrorAnswer), noted: true }
  if (code === FOREIGN_KEY_VIOLATION) return result(idioma, errorId, conflict('error.missing-reference'))
  const status = (error as FastifyError | null)?.statusCode
  const known = status && status < 500 ? framework(idioma, errorId, status) : undefined
  if (known) return known
  if (status === 503) return framework(idioma, errorId, 503, 1) as ErrorAnswer
  if (status && status >= 400 && status < 500) return framework(idioma, errorId, 400) as ErrorAnswer
  return { ...result(idioma, errorId, new AppError(500, UNEXPECTED, 'error.unexpected')), unexpected: true }
}
