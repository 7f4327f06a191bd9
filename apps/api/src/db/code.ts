/** What the driver says, without a code, of a connection that is gone. */
const LOST = /Connection terminated|timeout exceeded when trying to connect|not queryable|Query read timeout/

/** A server that only repeats what another one writes. */
const FOLLOWS_ANOTHER = '25006'

/** The PostgreSQL (or network) code of an error, which drizzle wraps as a cause. */
export const databaseCode = (error: unknown): string | undefined => {
  const { code, cause, message } = (error ?? {}) as { code?: unknown; cause?: unknown; message?: unknown }
  if (cause) return databaseCode(cause)
  if (typeof code === 'string') return code
  return typeof message === 'string' && LOST.test(message) ? '08006' : undefined
}

/** A connection that leads to a server which cannot write is given up: the next one may lead to the one that can. */
export const leadsElsewhere = (error: unknown): boolean => databaseCode(error) === FOLLOWS_ANOTHER
