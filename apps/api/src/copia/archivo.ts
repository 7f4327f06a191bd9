import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { PassThrough, pipeline, Readable } from 'node:stream'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { z } from 'zod'
import { StartError } from '../config.ts'
import { abrir, ByteSource, type Cerradura, llaveDe, nuevaCerradura, sellar } from './sello.ts'

/** The first line of every backup, which anybody may read. */
const MAGIC = 'TELAR-COPIA-1 '
const LONGEST_LINE = 4096
const BLOCK_BYTES = 64 * 1024

export const MOTIVOS = ['pedida', 'programada', 'actualizacion'] as const
export type Motivo = (typeof MOTIVOS)[number]

const Cabecera = z.object({
  hecha: z.iso.datetime(),
  /** Of Telar. */
  version: z.string(),
  motivo: z.enum(MOTIVOS),
  cerradura: z.object({ sal: z.string(), N: z.int(), r: z.int(), p: z.int() }).nullable(),
})
export type Cabecera = z.output<typeof Cabecera>

/** What the database was when it was copied: enough to make its tables again, with whatever Telar and PostgreSQL. */
export const Manifiesto = z.object({
  postgres: z.int(),
  /** The migrations it had seen, by their moments. */
  migraciones: z.array(z.number()),
  secuencias: z.array(z.object({ nombre: z.string(), valor: z.string(), usada: z.boolean() })),
})
export type Manifiesto = z.output<typeof Manifiesto>

const Titulo = z.discriminatedUnion('que', [
  z.object({ que: z.literal('manifiesto') }),
  z.object({ que: z.literal('tabla'), nombre: z.string(), columnas: z.array(z.string()) }),
  z.object({ que: z.literal('fichero'), nombre: z.string() }),
  z.object({ que: z.literal('fin') }),
])
export type Titulo = z.output<typeof Titulo>

const Pie = z.object({ bytes: z.int(), filas: z.int(), sha256: z.string() })
export type Pie = z.output<typeof Pie>

/** A part of a backup: its title, and its content as it comes. */
export interface Parte {
  titulo: Titulo
  contenido: AsyncIterable<Buffer>
}

const NEWLINE = 10

/** Counts and fingerprints what passes; a table's rows are lines. */
class Cuenta {
  #bytes = 0
  #filas = 0
  readonly #hash = createHash('sha256')

  add(piece: Buffer): void {
    this.#bytes += piece.length
    for (let at = piece.indexOf(NEWLINE); at !== -1; at = piece.indexOf(NEWLINE, at + 1)) this.#filas++
    this.#hash.update(piece)
  }

  pie(): Pie {
    return { bytes: this.#bytes, filas: this.#filas, sha256: this.#hash.digest('hex') }
  }
}

/** The count and fingerprint of a stream. */
export async function contar(source: AsyncIterable<Buffer>): Promise<Pie> {
  const cuenta = new Cuenta()
  for await (const piece of source) cuenta.add(piece)
  return cuenta.pie()
}

function framed(content: Buffer): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(content.length)
  return Buffer.concat([head, content])
}
const framedJson = (value: unknown) => framed(Buffer.from(JSON.stringify(value)))
const NOTHING_MORE = Buffer.alloc(4)

/** Pieces of any size in blocks of one: rows come one by one. */
async function* enBloques(source: AsyncIterable<Buffer>, cuenta: Cuenta): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let bytes = 0
  for await (const piece of source) {
    if (piece.length === 0) continue
    cuenta.add(piece)
    waiting.push(piece)
    bytes += piece.length
    if (bytes < BLOCK_BYTES) continue
    yield framed(Buffer.concat(waiting))
    waiting = []
    bytes = 0
  }
  if (bytes > 0) yield framed(Buffer.concat(waiting))
}

async function* enSerie(partes: AsyncIterable<Parte>, hecha: (titulo: Titulo, pie: Pie) => void) {
  for await (const { titulo, contenido } of partes) {
    const cuenta = new Cuenta()
    yield framedJson(titulo)
    yield* enBloques(contenido, cuenta)
    const pie = cuenta.pie()
    yield NOTHING_MORE
    yield framedJson(pie)
    hecha(titulo, pie)
  }
  yield framedJson({ que: 'fin' } satisfies Titulo)
}

interface Escritura {
  cabecera: Omit<Cabecera, 'cerradura'>
  passphrase: string | undefined
  partes: AsyncIterable<Parte>
  hecha: (titulo: Titulo, pie: Pie) => void
}

/** The whole file, as it is made. */
export async function* escribir({ cabecera, passphrase, partes, hecha }: Escritura): AsyncGenerator<Buffer> {
  const cerradura: Cerradura | null = passphrase === undefined ? null : nuevaCerradura()
  const llave = cerradura && passphrase !== undefined ? await llaveDe(cerradura, passphrase) : null
  yield Buffer.from(`${MAGIC}${JSON.stringify({ ...cabecera, cerradura } satisfies Cabecera)}\n`)
  const pressed = createZstdCompress()
  // A failure on either side reaches whoever reads.
  pipeline(Readable.from(enSerie(partes, hecha)), pressed, () => {})
  yield* sellar(pressed, llave)
}

async function leerLinea(bytes: ByteSource): Promise<string> {
  const line: number[] = []
  while (line.length < LONGEST_LINE) {
    const byte = (await bytes.take(1))[0] as number
    if (byte === NEWLINE) break
    line.push(byte)
  }
  return Buffer.from(line).toString('utf8')
}

async function leerCabeceraDe(bytes: ByteSource): Promise<Cabecera> {
  const line = await leerLinea(bytes).catch(() => '')
  if (!line.startsWith(MAGIC)) throw new StartError('The file is not a backup of Telar.')
  return Cabecera.parse(JSON.parse(line.slice(MAGIC.length)))
}

/** What anybody may know of a backup. */
export async function leerCabecera(fichero: string): Promise<Cabecera> {
  const content = createReadStream(fichero, { end: LONGEST_LINE })
  try {
    return await leerCabeceraDe(new ByteSource(content))
  } finally {
    content.destroy()
  }
}

/** Reads a part, and refuses it at its end if it is not what was written. */
async function* leerContenido(bytes: ByteSource, { titulo, hecha }: { titulo: Titulo; hecha: (pie: Pie) => void }) {
  const cuenta = new Cuenta()
  for (;;) {
    const length = (await bytes.take(4)).readUInt32BE()
    if (length === 0) break
    const block = await bytes.take(length)
    cuenta.add(block)
    yield block
  }
  const pie = cuenta.pie()
  const written = Pie.parse(await leerJson(bytes))
  if (written.sha256 !== pie.sha256 || written.bytes !== pie.bytes || written.filas !== pie.filas) {
    const what = 'nombre' in titulo ? titulo.nombre : titulo.que
    throw new StartError(`The backup is damaged: ${what} is not what was written.`)
  }
  hecha(pie)
}

async function leerJson(bytes: ByteSource): Promise<unknown> {
  const length = (await bytes.take(4)).readUInt32BE()
  return JSON.parse((await bytes.take(length)).toString('utf8'))
}

/** A part that is being read: whoever takes it reads it to its end. */
export interface ParteLeida extends Parte {
  /** Its count, once it has been read. */
  pie: () => Pie
}

/** The parts of a backup, one after the other, each proven when it has been read; one that is not whole fails. */
export async function* leer(fichero: string, passphrase: string | undefined): AsyncGenerator<ParteLeida> {
  const outer = new ByteSource(createReadStream(fichero))
  const { cerradura } = await leerCabeceraDe(outer)
  if (cerradura && passphrase === undefined)
    throw new StartError('The backup is encrypted: set BACKUP_PASSPHRASE to what it was made with.')
  const llave = cerradura && passphrase !== undefined ? await llaveDe(cerradura, passphrase) : null
  const plain = new PassThrough()
  pipeline(Readable.from(abrir(outer, llave)), createZstdDecompress(), plain, () => {})
  const bytes = new ByteSource(plain)
  try {
    for (;;) {
      const titulo = Titulo.parse(await leerJson(bytes))
      if (titulo.que === 'fin') return
      let known: Pie | undefined
      const contenido = leerContenido(bytes, {
        titulo,
        hecha: (pie) => {
          known = pie
        },
      })
      yield { titulo, contenido, pie: () => known as Pie }
      if (!known) for await (const _ of contenido);
    }
  } finally {
    plain.destroy()
  }
}

/** What a part holds, whole; for small ones. */
export const entero = async (contenido: AsyncIterable<Buffer>): Promise<Buffer> =>
  Buffer.concat(await Array.fromAsync(contenido))
