import { createHash } from 'node:crypto'
import '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { FieldsError, malformed } from './errors.ts'

/** Its limits are the parser's own words; whatever else it cannot read was cut short or never was a form. */
function refuse(error: unknown): never {
  throw (error as { statusCode?: number }).statusCode === 413 ? error : malformed()
}

/** What files were sent with a request, once they have been read, in a few characters. */
const sent = new WeakMap<FastifyRequest, string>()

/** The same for the same file, however the browser has cut the form; nothing where none was read. */
export const sentWith = (request: FastifyRequest): string | undefined => sent.get(request)

/** The one file of a multipart request, whole; too large a one is refused by the parser. */
export async function uploadOf(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new FieldsError({ file: ['field.required'] })
  const part = await request.file().catch(refuse)
  if (!part) throw new FieldsError({ file: ['field.required'] })
  const content = await part.toBuffer().catch(refuse)
  sent.set(request, createHash('sha256').update(`${part.fieldname}\n`).update(content).digest('hex'))
  return content
}
