import { createHash } from 'node:crypto'
import type { Bound } from '@telar/contract/kit/endpoint'
import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../db/connection.ts'
import { idempotenciaTable as t } from '../db/schema/maquina.ts'
import type { Call } from './call.ts'
import { conflict, FieldsError } from './errors.ts'
import { sentWith } from './upload.ts'

const HEADER = 'idempotency-key'
const MAX_KEY = 200

/** What was asked, whole: of whom, where and with what. */
function fingerprint(request: FastifyRequest): string {
  const { method, url, body } = request
  const file = sentWith(request)
  if (request.isMultipart() && !file) throw new FieldsError({ 'Idempotency-Key': ['field.invalid'] })
  return createHash('sha256')
    .update(JSON.stringify([method, url, file ?? body ?? null]))
    .digest('hex')
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers[HEADER]
  if (key === undefined) return undefined
  if (typeof key !== 'string' || key === '' || key.length > MAX_KEY)
    throw new FieldsError({ 'Idempotency-Key': ['field.invalid'] })
  return key
}

/**
 * Runs a create once per Idempotency-Key. The key is taken inside the write's own transaction: a second call waits for
 * the first one to end, then answers what that one answered, or runs when it was rolled back. Where the answer is read when
 * it is written, the second reads it as it stands by then.
 */
export async function once(
  tx: Db,
  { path }: Bound,
  { user, ip }: Call<Bound>,
  request: FastifyRequest,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const clave = keyOf(request)
  if (!clave) return run()
  const row = { usuario: user?.id ?? ip, llamada: path, clave, huella: fingerprint(request) }
  const where = and(eq(t.usuario, row.usuario), eq(t.llamada, row.llamada), eq(t.clave, row.clave))
  const taken = await tx.insert(t).values(row).onConflictDoNothing().returning({ clave: t.clave })
  if (taken.length === 0) {
    const [earlier] = await tx.select({ huella: t.huella, respuesta: t.respuesta }).from(t).where(where)
    if (earlier?.huella !== row.huella) throw conflict('error.idempotency')
    return earlier.respuesta
  }
  const respuesta = await run()
  await tx
    .update(t)
    .set({ respuesta: respuesta ?? null })
    .where(where)
  return respuesta
}
