import { SMTPServer } from 'smtp-server'

/** As long as a mail may be on its way from one process no other one sends it. */
const ON_ITS_WAY_MS = 120_000
/** That time begins when a mail is taken, a little before it comes here. */
const COMES_WITHIN_MS = 5000
const ID = /^Message-ID: <correo-(\d+)@/im

/** A mail server that keeps which mail came when. */
export class Mailbox {
  readonly #came = new Map<number, number[]>()
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const id = Number(ID.exec(Buffer.concat(chunks).toString())?.[1])
        this.#came.set(id, [...(this.#came.get(id) ?? []), performance.now()])
        done()
      })
    },
  })

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    const { port } = this.#server.server.address() as { port: number }
    return `smtp://127.0.0.1:${port}`
  }

  close(): void {
    this.#server.close()
  }

  get ids(): ReadonlySet<number> {
    return new Set(this.#came.keys())
  }

  /** Mails that came again: after a blow somebody has to ask whether they left. */
  get again(): number {
    return [...this.#came.values()].filter(({ length }) => length > 1).length
  }

  /** After how long each of them did. */
  get pauses(): number[] {
    return [...this.#came.values()].flatMap((times) => times.slice(1).map((at, i) => at - (times[i] ?? 0)))
  }

  /** Mails that two processes had at once. */
  get together(): number {
    return this.pauses.filter((ms) => ms < ON_ITS_WAY_MS - COMES_WITHIN_MS).length
  }
}
