import { PassThrough, type Readable } from 'node:stream'
import type { Aviso } from '@telar/contract/casa/avisos'
import { comercialDe, type Permiso } from '@telar/domain/identidad/acceso'
import { type Identity, PEOPLE_TABLES } from '../../identidad/identity.ts'
import type { Caller } from '../../kit/call.ts'
import type { Changes } from '../../kit/changes.ts'
import { tooMany } from '../../kit/errors.ts'
import type { Anuncio } from './anunciar.ts'

/** A line that says nothing for longer may be closed by whatever stands between. */
const BEAT_MS = 25_000
/** Tabs of a browser share one line; this many devices and more nobody has. */
const LINES_PER_PERSON = 10
const RETRY_AFTER_S = 60

const NEEDS: Record<'pedidos' | 'registers', Permiso> = {
  pedidos: 'Permissions.Pedidos.Search',
  registers: 'Permissions.Registers.Search',
}
const isWatched = (table: string): table is keyof typeof NEEDS => Object.hasOwn(NEEDS, table)

interface Line {
  caller: Caller
  stream: PassThrough
}

/** What of an announcement this person may know; nothing of another rep's customer. */
function avisoPara(caller: Caller, anuncio: Anuncio): Aviso | undefined {
  const { permissions } = caller
  if (anuncio.tipo === 'registro') return permissions.has(NEEDS.registers) ? anuncio : undefined
  const { comercialId, ...aviso } = anuncio
  const suyo = comercialDe(caller)
  const alcanza = suyo === undefined || (suyo !== null && suyo === comercialId)
  return permissions.has(NEEDS.pedidos) && alcanza ? aviso : undefined
}

/**
 * The lines on which people hear at once what happens, fed by the one connection on which this process hears the
 * database. A line ends with the session of who opened it.
 */
export class Avisos {
  readonly #lines = new Set<Line>()
  readonly #identity: Identity
  readonly #beat: NodeJS.Timeout
  #closed = false

  constructor(changes: Changes, identity: Identity) {
    this.#identity = identity
    changes.on((table) => this.#changed(table))
    changes.onNotice((payload) => {
      const anuncio = JSON.parse(payload) as Anuncio
      this.#tell(({ caller }) => avisoPara(caller, anuncio))
    })
    this.#beat = setInterval(() => this.#check(), BEAT_MS).unref()
  }

  open(caller: Caller): Readable {
    const own = [...this.#lines].filter((line) => line.caller.id === caller.id)
    if (own.length >= LINES_PER_PERSON) throw tooMany(RETRY_AFTER_S)
    const line: Line = { caller, stream: new PassThrough() }
    line.stream.write(': \n\n')
    if (this.#closed) line.stream.end()
    else this.#lines.add(line)
    line.stream.once('close', () => this.#lines.delete(line))
    return line.stream
  }

  close(): void {
    this.#closed = true
    clearInterval(this.#beat)
    for (const line of this.#lines) this.#end(line)
  }

  /** After a time without the database nobody knows what was missed: everything counts as changed. */
  #changed(table: string | null): void {
    if (table === null || PEOPLE_TABLES.has(table)) this.#check()
    const recursos = table === null ? (['pedidos', 'registers'] as const) : isWatched(table) ? [table] : []
    for (const recurso of recursos)
      this.#tell(({ caller }) => (caller.permissions.has(NEEDS[recurso]) ? { tipo: 'cambio', recurso } : undefined))
  }

  #tell(avisoFor: (line: Line) => Aviso | undefined): void {
    for (const line of this.#lines) {
      const aviso = avisoFor(line)
      if (aviso) this.#write(line, `data: ${JSON.stringify(aviso)}\n\n`)
    }
  }

  /** Who does not take what is sent is cut off: on coming back they read everything anew. */
  #write(line: Line, text: string): void {
    if (line.stream.writableNeedDrain) this.#end(line)
    else line.stream.write(text)
  }

  #check(): void {
    for (const line of this.#lines) {
      this.#identity.again(line.caller).then(
        (caller) => {
          if (!caller) return this.#end(line)
          line.caller = caller
          this.#write(line, ': \n\n')
        },
        () => this.#end(line),
      )
    }
  }

  #end(line: Line): void {
    this.#lines.delete(line)
    line.stream.end()
  }
}
