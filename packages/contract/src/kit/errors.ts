import { z } from 'zod'

/** The words by which a client recognises an error; they are fixed and never translated. */
export const AUTHENTICATION_FAILED = 'Authentication Failed.'
export const USER_NOT_ACTIVE = 'User Not Active. Please contact the administrator.'
export const NOT_AUTHORIZED = 'You are not authorized to access this resource.'
export const RULE_BROKEN = 'Validation Errors Occurred.'
export const FIELDS_FAILED = 'One or More Validations failed.'
export const FIELDS_TITLE = 'One or more validation errors occurred.'
export const UNEXPECTED = 'An unexpected error occurred.'

/** Any error but one about fields. */
export const ErrorResult = z.object({
  messages: z.array(z.string()),
  source: z.string(),
  exception: z.string(),
  errorId: z.string(),
  supportMessage: z.string(),
  statusCode: z.int(),
})
export type ErrorResult = z.infer<typeof ErrorResult>

/** What is wrong, field by field (`application/problem+json`). */
export const FieldProblem = z.object({
  type: z.string(),
  title: z.literal(FIELDS_TITLE),
  status: z.literal(400),
  traceId: z.string(),
  errors: z.record(z.string(), z.array(z.string())),
})
export type FieldProblem = z.infer<typeof FieldProblem>
