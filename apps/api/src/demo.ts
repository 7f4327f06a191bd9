import type { Reloj } from '@telar/domain/fecha'
import type { Db } from './db/connection.ts'
import type { OrigenDemo } from './db/schema/casa/imagenes.ts'

/** The demo as the house knows it. */
export interface Demo {
  password: string
  users: readonly { email: string; rol: string }[]
  /** Fills an empty database; says whether it did. */
  fill: (db: Db, reloj: Reloj) => Promise<boolean>
  /** The same with three years of work, as the owner of the tables: nobody did it, so that no history is written of it. */
  fillLiving: (db: Db, reloj: Reloj) => Promise<boolean>
  /** The same for a house that is in use, in its transaction: nobody can come in by its accounts, and nothing is invoiced. */
  sample: (db: Db, reloj: Reloj) => Promise<void>
  /** A picture that nobody has uploaded, drawn. */
  dibujar: (origen: OrigenDemo) => Promise<Buffer>
  /** The same of a document. */
  dibujarDocumento: (tipo: 'pdf' | 'jpg' | 'png' | 'webp') => Promise<Buffer>
}

const PACKAGE = '@telar/demo'

/** Only an installation with a demo needs it: nothing of it is loaded before that. */
export const openDemo = async (): Promise<Demo> => ((await import(PACKAGE)) as { demo: Demo }).demo
