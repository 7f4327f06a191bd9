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
