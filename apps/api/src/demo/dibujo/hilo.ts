import { parentPort } from 'node:worker_threads'
import type { OrigenDemo } from '../../db/schema/catalogo.ts'
import { dibujarEscena } from './escena.ts'

export interface Encargo {
  id: number
  origen: OrigenDemo
}
export type Entrega = { id: number; dibujo: Uint8Array } | { id: number; error: string }

/** Draws in a thread of its own: light and folds are much arithmetic, and the server must go on answering. */
parentPort?.on('message', ({ id, origen }: Encargo) => {
  dibujarEscena(origen).then(
    (dibujo) => parentPort?.postMessage({ id, dibujo } satisfies Entrega),
    (error: Error) => parentPort?.postMessage({ id, error: error.message } satisfies Entrega),
  )
})
