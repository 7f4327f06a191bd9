import { type Idioma, idiomaDe } from '@telar/domain/idioma'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CULTURE_COOKIE, languageOf } from '../kit/language.ts'
import type { WebEntry } from './bundle.ts'

const YEAR = 31_536_000

const queryOf = (request: FastifyRequest) => request.query as Record<string, unknown>

/** The language that an address asks for, as the links between translations do. */
export function languageInAddress(request: FastifyRequest): Idioma | undefined {
  const { lng } = queryOf(request)
  return typeof lng === 'string' ? idiomaDe(lng) : undefined
}

/** The language of a page: what the address asks for, what the person chose, what the browser prefers. */
export const pageLanguage = (request: FastifyRequest): Idioma => languageInAddress(request) ?? languageOf(request)

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
