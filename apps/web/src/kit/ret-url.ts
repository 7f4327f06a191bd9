const HOME = '/'
const LOGIN = '/login'

/** A path of this site, whatever was given: the full address of a page here is cut to its path, anything else is home. */
export function pathHere(raw: unknown, origin: string): string {
  if (typeof raw !== 'string' || !URL.canParse(raw, origin)) return HOME
  const { origin: where, pathname, search, hash } = new URL(raw, origin)
  const disguised = pathname.startsWith('//')
  return where === new URL(origin).origin && !disguised ? pathname + search + hash : HOME
}

/** The page to return to after signing in; never the sign-in page itself. */
export function safeRetUrl(raw: unknown, origin: string): string {
  const path = pathHere(raw, origin)
  return new URL(path, origin).pathname === LOGIN ? HOME : path
}

/** Pages on the way in: nobody wants to be back there. */
const WAYS_IN =
  /^\/(login|register-success|forgot-password|reset-password|set-password-known-customer|set-new-customer-data)(\/|$)/
const WITH_PRICES = /^\/(gallery|modelo)(?!\/user)(?=\/|$)/

interface Place {
  pathname: string
  searchStr: string
  search: object
  hash: string
}

/**
 * Where somebody who signs in from here comes back to: the same page, in its form for customers where it has one. Home
 * needs no word, and the sign-in page passes on what it was told.
 */
export function retUrlFrom({ pathname, searchStr, search, hash }: Place): { retUrl?: string } {
  const told = (search as { retUrl?: unknown }).retUrl
  if (pathname === LOGIN) return typeof told === 'string' ? { retUrl: told } : {}
  if (pathname === HOME || WAYS_IN.test(pathname)) return {}
  return { retUrl: pathname.replace(WITH_PRICES, '/$1/user') + searchStr + (hash && `#${hash}`) }
}
