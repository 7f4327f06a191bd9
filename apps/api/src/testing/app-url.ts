import { APP } from '../db/embedded/who.ts'

/** The same database, as the application. Where a server was given to the tests, its one account is both. */
export function appUrlOf(ownerUrl: string): string {
  if (process.env.DATABASE_URL) return ownerUrl
  const url = new URL(ownerUrl)
  url.username = APP
  return url.href
}
