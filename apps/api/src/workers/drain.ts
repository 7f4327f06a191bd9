import type { Server } from 'node:http'
import { Server as Listener } from 'node:net'

/** Whoever has said nothing for so long is not about to. */
const PATIENCE_MS = 5000

/**
 * Takes no more connections, and lets go of each that is open with its next answer: who asks again asks another worker.
 * Those on which nobody asks are hung up on by whoever closes the server.
 */
export async function drain(server: Server, patience = PATIENCE_MS): Promise<void> {
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false
  })
  await new Promise<void>((done) => {
    const enough = setTimeout(done, patience)
    // that of a web server would hang up on those whose question is on its way
    Listener.prototype.close.call(server, () => {
      clearTimeout(enough)
      done()
    })
  })
}
