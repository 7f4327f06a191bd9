import { PassThrough, type Readable } from 'node:stream'
import type { Aviso } from '@telar/contract/casa/avisos'
import type { Permiso } from '@telar/domain/permiso'
import type { SQL } from 'drizzle-orm'
import type { Caller } from '../../kit/caller.ts'
import { tooMany } from '../../kit/errors.ts'
import type { Identifies } from '../../kit/identity.ts'
import type { Changes } from '../../kit/memory/changes.ts'
import type { Anuncio } from './anunciar.ts'

type Recurso = Extract<Aviso, { tipo: 'cambio' }>['recurso']

/** A line that says nothing for longer may be closed by whatever stands between. */
const BEAT_MS = 25_000
/** Tabs of a browser share one line; this many devices and more nobody has. */
const LINES_PER_PERSON = 10
const RETRY_AFTER_S = 60

/** Something of the trade that people hear of at once: declared by its own area and handed in. */
export interface Tema<A extends Anuncio = Anuncio> {
  tipo: A['tipo']
  /** The table, and what it is called in the contract. */
  recurso: Recurso
  permiso: Permiso
  /** What of an announcement this person may know. */
  para(caller: Caller, anuncio: A): Aviso | undefined
  /** The same of kept ones, where not all of them are everybody's. */
  cuales?(caller: Caller, anuncio: SQL): SQL | undefined
}

declare module '../../kit/house.ts' {
  interface House {
    /** The open lines to people who want to know at once. */
    avisos: Avisos
  }
}

interface Parts {
  changes: Changes
  identity: Pick<Identifies, 'again'>
  /** The tables from which is known who a person is. */
  people: readonly string[]
  temas: readonly Tema[]
}

interface Line {
  caller: Caller
  stream: PassThrough
}

/**
 * The lines on which people hear at once what happens, fed by the one connection on which this process hears the
 * database. A line ends with the session of who opened it.
 */
export class Avisos {
  readonly #lines = new Set<Line>()
  readonly #parts: Parts
  readonly #beat: NodeJS.Timeout
  #closed = false

  constructor(parts: Parts) {
    this.#parts = parts
    const { changes, temas } = parts
    changes.on((table) => this.#changed(table))
    changes.onNotice((payload) => {
      const anuncio = JSON.parse(payload) as Anuncio
      const tema = temas.find(({ tipo }) => tipo === anuncio.tipo)
      this.#tell(({ caller }) =>
        tema && caller.permissions.has(tema.permiso) ? tema.para(caller, anuncio) : undefined,
      )
    })
    this.#beat = setInterval(() => this.#check(), BEAT_MS).unref()
  }

  /** What people hear of. */
  get temas(): readonly Tema[] {
    return this.#parts.temas
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
    const { people, temas } = this.#parts
    if (table === null || people.includes(table)) this.#check()
    for (const { recurso, permiso } of temas.filter((tema) => table === null || tema.recurso === table))
      this.#tell(({ caller }) => (caller.permissions.has(permiso) ? { tipo: 'cambio', recurso } : undefined))
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
      this.#parts.identity.again(line.caller).then(
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
