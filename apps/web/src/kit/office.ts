/** Where the page began that the server sent. */
const sentFor = typeof window === 'undefined' ? '' : window.location.pathname

/**
 * What a page may do came with it: the shop's has no camera, nor may it run the reader of bar codes. Who comes from there
 * to the back office, by signing in or by going on, gets a page of its own.
 */
export function leaveForOffice(href: string): boolean {
  if (sentFor.startsWith('/gestion')) return false
  window.location.replace(href)
  return true
}
