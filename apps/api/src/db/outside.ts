import { AsyncLocalStorage } from 'node:async_hooks'

const open = new AsyncLocalStorage<true>()

/** Work that has a transaction open, and with it a connection and perhaps locks that others wait for. */
export const inTransaction = <R>(work: () => Promise<R>): Promise<R> => open.run(true, work)

/**
 * Said by everything slow and everything that lies outside the process: pictures, passwords, files, threads, mails,
 * other servers. None of them is ever waited for with a transaction open; who tries has made a mistake.
 */
export function outside(what: string): void {
  if (open.getStore()) throw new Error(`${what}: not with a transaction open.`)
}
