import { createCipheriv, createDecipheriv, randomBytes, type ScryptOptions, scrypt } from 'node:crypto'
import { StartError } from '../config.ts'

const ALGORITHM = 'aes-256-gcm'
const TAG_BYTES = 16
const CHUNK_BYTES = 64 * 1024
/** The first bit of a chunk's length says that it is the last one: a file cut short has none. */
const LAST = 0x8000_0000
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 } satisfies ScryptOptions

/** How the key of a file is made from the passphrase. */
export interface Cerradura {
  sal: string
  N: number
  r: number
  p: number
}

export const nuevaCerradura = (): Cerradura => ({
  sal: randomBytes(16).toString('base64'),
  ...{ N: COST.N, r: COST.r, p: COST.p },
})

/** The key of one file. */
export const llaveDe = ({ sal, N, r, p }: Cerradura, passphrase: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(passphrase, Buffer.from(sal, 'base64'), 32, { N, r, p, maxmem: COST.maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

/** Each chunk has its number as its nonce: the key is of this file alone. */
function nonceOf(n: number): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(Math.floor(n / 2 ** 32), 4)
  nonce.writeUInt32BE(n % 2 ** 32, 8)
  return nonce
}

function lengthOf(payload: Buffer, last: boolean): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt32BE((payload.length | (last ? LAST : 0)) >>> 0)
  return head
}

function closed(plain: Buffer, n: number, last: boolean, key: Buffer | null): Buffer[] {
  if (!key) return [lengthOf(plain, last), plain]
  const cipher = createCipheriv(ALGORITHM, key, nonceOf(n))
  cipher.setAAD(Buffer.from([last ? 1 : 0]))
  const payload = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
  return [lengthOf(payload, last), payload]
}

/** Cuts a stream into chunks and, with a key, closes each so that none can be read, changed, moved or left out. */
export async function* sellar(source: AsyncIterable<Buffer>, key: Buffer | null): AsyncGenerator<Buffer> {
  let n = 0
  let waiting: Buffer[] = []
  let bytes = 0
  for await (const piece of source) {
    waiting.push(piece)
    bytes += piece.length
    while (bytes > CHUNK_BYTES) {
      const all = Buffer.concat(waiting)
      yield* closed(all.subarray(0, CHUNK_BYTES), n++, false, key)
      waiting = [all.subarray(CHUNK_BYTES)]
      bytes -= CHUNK_BYTES
    }
  }
  yield* closed(Buffer.concat(waiting), n, true, key)
}

function opened(payload: Buffer, n: number, last: boolean, key: Buffer | null): Buffer {
  if (!key) return payload
  try {
    const decipher = createDecipheriv(ALGORITHM, key, nonceOf(n), { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from([last ? 1 : 0]))
    decipher.setAuthTag(payload.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(payload.subarray(0, -TAG_BYTES)), decipher.final()])
  } catch (cause) {
    throw new StartError(
      n === 0
        ? 'The backup cannot be opened: the passphrase is not the one it was made with, or the file was changed.'
        : 'The backup was changed after it was written.',
      { cause },
    )
  }
}

/** The stream that was sealed. */
export async function* abrir(source: ByteSource, key: Buffer | null): AsyncGenerator<Buffer> {
  for (let n = 0; ; n++) {
    const head = (await source.take(4)).readUInt32BE()
    const last = head >= LAST
    const payload = await source.take(last ? head - LAST : head)
    yield opened(payload, n, last, key)
    if (last) return
  }
}

/** Bytes by the number. */
export class ByteSource {
  readonly #pieces: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(pieces: AsyncIterable<Buffer>) {
    this.#pieces = pieces[Symbol.asyncIterator]()
  }

  async take(bytes: number): Promise<Buffer> {
    if (this.#rest.length < bytes) await this.#gather(bytes)
    const taken = this.#rest.subarray(0, bytes)
    this.#rest = this.#rest.subarray(bytes)
    return taken
  }

  async #gather(bytes: number): Promise<void> {
    const pieces = [this.#rest]
    let has = this.#rest.length
    while (has < bytes) {
      const { value, done } = await this.#pieces.next()
      if (done) throw new StartError('The backup is not whole: it was cut short.')
      pieces.push(value)
      has += value.length
    }
    this.#rest = Buffer.concat(pieces)
  }
}
