import '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { FieldsError } from './errors.ts'

/** The one file of a multipart request, whole; too large a one is refused by the parser. */
export async function uploadOf(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new FieldsError({ file: ['field.required'] })
  const part = await request.file()
  if (!part) throw new FieldsError({ file: ['field.required'] })
  return part.toBuffer()
}
