import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
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

/** What was asked, whole: of whom, where and with what. Whoever reads it guesses no password that was sent. */
function fingerprint(request: FastifyRequest, secret: Uint8Array): string {
  const { method, url, body } = request
  const file = sentWith(request)
  if (request.isMultipart() && !file) throw new FieldsError({ 'Idempotency-Key': ['field.invalid'] })
  return createHmac('sha256', secret)
    .update(JSON.stringify([method, url, file ?? body ?? null]))
    .digest('hex')
}

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16
const seal = (secret: Uint8Array, clave: string) => createHmac('sha256', secret).update(`answer ${clave}`).digest()

function sealed(answer: unknown, secret: Uint8Array, clave: string): string {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, seal(secret, clave), nonce)
  const content = Buffer.concat([cipher.update(JSON.stringify(answer)), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64')
}

function opened(kept: unknown, secret: Uint8Array, clave: string): unknown {
  const bytes = Buffer.from(String(kept), 'base64')
  const decipher = createDecipheriv(CIPHER, seal(secret, clave), bytes.subarray(0, NONCE))
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString())
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
  { path, sealed: secretly }: Bound,
  { user, ip, house: { secret } }: Call<Bound>,
  request: FastifyRequest,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const clave = keyOf(request)
  if (!clave) return run()
  const row = { usuario: user?.id ?? ip, llamada: path, clave, huella: fingerprint(request, secret) }
  const where = and(eq(t.usuario, row.usuario), eq(t.llamada, row.llamada), eq(t.clave, row.clave))
  const taken = await tx.insert(t).values(row).onConflictDoNothing().returning({ clave: t.clave })
  if (taken.length === 0) {
    const [earlier] = await tx.select({ huella: t.huella, respuesta: t.respuesta }).from(t).where(where)
    if (earlier?.huella !== row.huella) throw conflict('error.idempotency')
    return secretly ? opened(earlier.respuesta, secret, clave) : earlier.respuesta
  }
  const respuesta = await run()
  await tx
    .update(t)
    .set({ respuesta: secretly ? sealed(respuesta, secret, clave) : (respuesta ?? null) })
    .where(where)
  return respuesta
}
