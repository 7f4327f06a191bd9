import '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { FieldsError, malformed } from './errors.ts'

/** Its limits are the parser's own words; whatever else it cannot read was cut short or never was a form. */
function refuse(error: unknown): never {
  throw (error as { statusCode?: number }).statusCode === 413 ? error : malformed()
}

/** The one file of a multipart request, whole; too large a one is refused by the parser. */
export async function uploadOf(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new FieldsError({ file: ['field.required'] })
  const part = await request.file().catch(refuse)
  if (!part) throw new FieldsError({ file: ['field.required'] })
  return part.toBuffer().catch(refuse)
}
