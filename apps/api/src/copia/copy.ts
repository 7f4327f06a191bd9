import { once } from 'node:events'
import { Readable } from 'node:stream'
import type pg from 'pg'

/** What of a connection a COPY speaks to; the driver's own types do not name it. */
interface Wire {
  stream: NodeJS.ReadWriteStream & { readonly writableNeedDrain: boolean }
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(why: string): void
}

/** What the driver tells a statement of its own kind. */
interface Statement {
  submit(wire: Wire): void
  handleError(error: Error): void
  handleCommandComplete(message: { text: string }): void
  handleReadyForQuery(): void
  handleCopyInResponse(wire: Wire): void
  handleCopyData(message: { chunk: Buffer }): void
}

const submit = (client: pg.ClientBase, statement: Statement) => client.query(statement as unknown as pg.Submittable)

/** The rows of a `copy … to stdout`, as they come; the server waits for whoever reads them. */
export function copyOut(client: pg.ClientBase, text: string): Readable {
  let wire: Wire | undefined
  let failed: Error | undefined
  const rows = new Readable({ read: () => void wire?.stream.resume() })
  submit(client, {
    submit: (given) => {
      wire = given
      wire.query(text)
    },
    handleCopyInResponse: (given) => given.sendCopyFail('Rows are read here, not written.'),
    handleCopyData: ({ chunk }) => {
      // The driver uses its memory again for what comes next.
      if (!rows.push(Buffer.from(chunk))) wire?.stream.pause()
    },
    handleCommandComplete: () => {},
    handleError: (error) => {
      failed = error
      wire?.stream.resume()
      rows.destroy(error)
    },
    handleReadyForQuery: () => {
      wire?.stream.resume()
      if (!failed) rows.push(null)
    },
  })
  return rows
}

/** Feeds a `copy … from stdin`; says how many rows it took. */
export async function copyIn(client: pg.ClientBase, text: string, source: AsyncIterable<Buffer>): Promise<number> {
  const asked = Promise.withResolvers<Wire>()
  const done = Promise.withResolvers<number>()
  // Whichever is waited for first tells of a failure; the other one is not unheard.
  done.promise.catch(() => {})
  let taken = 0
  submit(client, {
    submit: (wire) => wire.query(text),
    handleCopyInResponse: (wire) => asked.resolve(wire),
    handleCopyData: () => {},
    handleCommandComplete: ({ text: said }) => {
      taken = Number(said.split(' ').at(-1))
    },
    handleError: (error) => {
      asked.reject(error)
      done.reject(error)
    },
    handleReadyForQuery: () => done.resolve(taken),
  })
  const wire = await asked.promise
  try {
    for await (const chunk of source) {
      wire.sendCopyFromChunk(chunk)
      if (wire.stream.writableNeedDrain) await Promise.race([once(wire.stream, 'drain'), done.promise])
    }
  } catch (error) {
    wire.sendCopyFail('The rows could not be read.')
    await done.promise.catch(() => {})
    throw error
  }
  wire.endCopyFrom()
  return done.promise
}
