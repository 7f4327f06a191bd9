/** Where the page began that the server sent; a server began nowhere. */
const sentFor = globalThis.location?.pathname

/**
 * What a page may do came with it: the shop's has no camera, nor may it run the reader of bar codes. Who comes from there
 * to the back office, by signing in or by going on, gets a page of its own, and never goes on in this one.
 */
export async function leaveForOffice(href: string): Promise<void> {
  if (sentFor?.startsWith('/gestion')) return
  location.replace(href)
  await new Promise(() => {})
}
