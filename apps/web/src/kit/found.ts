import { notFound, rootRouteId } from '@tanstack/react-router'
import { statusOf } from './calls/failures.ts'
import { isId } from './id.ts'

/** Who says that there is nothing: the whole site, unless a page has words of its own for it. */
type Where = NonNullable<Parameters<typeof notFound>[0]>['routeId']

/** A page that does not exist. */
const missing = (where: Where = rootRouteId) => notFound({ routeId: where })
const isMissing = (error: unknown) => statusOf(error) === 404

/** The number in an address; what is no number is a page that does not exist. */
export function idIn(text: string, where?: Where): number {
  if (!isId(text)) throw missing(where)
  return Number(text)
}

/** What a page is about; when the server knows nothing of it, the page does not exist. */
export async function found<T>(call: Promise<T>, where?: Where): Promise<T> {
  try {
    return await call
  } catch (error) {
    throw isMissing(error) ? missing(where) : error
  }
}
