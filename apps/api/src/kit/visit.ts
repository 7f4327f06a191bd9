import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** A cookie that the browser keeps for this server alone. */
interface KeptCookie {
  name: string
  value: string
  /** The only calls it is sent with. */
  path: string
  until: Date
}

/** What comes with a request besides what the contract names, and what a browser is to keep beside the answer. */
export interface Visit {
  /** Browsers say where a write comes from, and no script can keep them from saying it; programs do not. */
  browser: boolean
  /** The access token that was sent, whether it holds or not. */
  bearer: string | undefined
  cookie(name: string): string | undefined
  keep(cookie: KeptCookie): void
  forget(cookie: Pick<KeptCookie, 'name' | 'path'>): void
}

const isSecure = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean => publicUrl.startsWith('https:')

/** Under https a name that browsers take from nobody but a secure site. */
export const cookieName = (config: Pick<Config, 'publicUrl'>, name: string): string =>
  isSecure(config) ? `__Secure-${name}` : name

/** Neither scripts nor other sites get to it. */
export const ownCookie = (config: Pick<Config, 'publicUrl'>) =>
  ({ httpOnly: true, sameSite: 'strict', secure: isSecure(config) }) as const

export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1]

export function visitOf(request: FastifyRequest, reply: FastifyReply, config: Config): Visit {
  const { headers } = request
  return {
    browser: headers.origin !== undefined || headers['sec-fetch-site'] !== undefined,
    bearer: bearerOf(request),
    cookie: (name) => request.cookies[cookieName(config, name)],
    keep: ({ name, value, path, until }) => {
      reply.setCookie(cookieName(config, name), value, { ...ownCookie(config), path, expires: until })
    },
    forget: ({ name, path }) => {
      reply.clearCookie(cookieName(config, name), { ...ownCookie(config), path })
    },
  }
}
