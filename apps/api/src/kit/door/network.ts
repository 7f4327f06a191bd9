import type { FastifyRequest } from 'fastify'

const MAPPED = '::ffff:'
const NETWORK_GROUPS = 4

/** Who is behind an address: it alone, or of IPv6 the whole network that one household or shop is given. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  if (address.startsWith(MAPPED)) return address.slice(MAPPED.length)
  const [written = ''] = address.split('::', 1)
  return written.split(':').slice(0, NETWORK_GROUPS).join(':')
}

/** Asked by this very process, as a page asks for its parts: nobody came through the door. */
export const fromInside = ({ raw }: Pick<FastifyRequest, 'raw'>): boolean => '_lightMyRequest' in raw
