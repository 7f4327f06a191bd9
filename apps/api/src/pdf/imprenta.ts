import { Apart } from '../kit/apart.ts'

/** The address of a template, and what it is to say. */
export interface Encargo {
  plantilla: string
  datos: unknown
  /** The mark that stands in place of the name (SVG), or nothing. */
  logo: string
}

const imprenta = new Apart<Encargo>(new URL('./prensa.ts', import.meta.url), {
  seconds: 60,
  heapMb: 512,
  waiting: 100,
})

/** A document on paper, set in a process of its own from a template that lies beside who asks for it. */
export const imprimir = (plantilla: URL, datos: unknown, logo = ''): Promise<Buffer> =>
  imprenta.run({ plantilla: plantilla.href, datos, logo })
