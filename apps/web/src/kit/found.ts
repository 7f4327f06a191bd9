import { notFound, rootRouteId } from '@tanstack/react-router'
import { statusOf } from './calls/failures.ts'
import { isId } from './id.ts'

/** A page that does not exist. */
const missing = () => notFound({ routeId: rootRouteId })
const isMissing = (error: unknown) => statusOf(error) === 404

/** The number in an address; what is no number is a page that does not exist. */
export function idIn(text: string): number {
  if (!isId(text)) throw missing()
  return Number(text)
}

/** What a page is about; when the server knows nothing of it, the page does not exist. */
export async function found<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    throw isMissing(error) ? missing() : error
  }
}
