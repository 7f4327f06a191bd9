import { type Idioma, idiomaDe, reservaEntre } from '@telar/domain/idioma'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CULTURE_COOKIE, languageAsked } from '../kit/language.ts'
import type { WebEntry } from './bundle.ts'

const YEAR = 31_536_000

const queryOf = (request: FastifyRequest) => request.query as Record<string, unknown>

/** The language that an address asks for, as the links between translations do. */
export function languageInAddress(request: FastifyRequest, spoken: readonly Idioma[]): Idioma | undefined {
  const { lng } = queryOf(request)
  return typeof lng === 'string' ? idiomaDe(lng, spoken) : undefined
}

const FIRST_PART = /^\/([a-z-]{2,5})(?=[/?]|$)/i
const SUBDOMAIN = /^([a-z-]{2,5})\./i

/**
 * The language of a page: what the person chose, what the browser prefers, what the address asks for in its query, its
 * path or its subdomain. What a browser keeps in its storages comes before the query, but only that browser knows it.
 */
export const pageLanguage = (request: FastifyRequest, spoken: readonly Idioma[]): Idioma =>
  languageAsked(request, spoken) ??
  languageInAddress(request, spoken) ??
  idiomaDe(FIRST_PART.exec(request.url)?.[1], spoken) ??
  idiomaDe(SUBDOMAIN.exec(request.hostname)?.[1], spoken) ??
  reservaEntre(spoken)

/** Keeps a choice made without scripts and goes back to where it was made. */
export function keepLanguage(
  request: FastifyRequest,
  reply: FastifyReply,
  { entry, idioma, origin }: { entry: WebEntry; idioma: Idioma; origin: string },
): FastifyReply {
  const back = queryOf(request).retUrl ?? '/'
  return reply
    .setCookie(CULTURE_COOKIE, entry.cultureOf(idioma), {
      ...{ path: '/', maxAge: YEAR, sameSite: 'lax' },
      secure: origin.startsWith('https:'),
    })
    .redirect(entry.pathHere(back, origin), 302)
}
