import { SMTPServer } from 'smtp-server'

/** As long as a mail may be on its way from one process no other one sends it. */
const ON_ITS_WAY_MS = 120_000
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

  /** Mails that two processes had at once. */
  get together(): number {
    const tooSoon = (times: number[]) => times.some((at, i) => i > 0 && at - (times[i - 1] ?? 0) < ON_ITS_WAY_MS)
    return [...this.#came.values()].filter(tooSoon).length
  }
}
