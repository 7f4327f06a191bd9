import '@fastify/cookie'
import { IDIOMA_DE_RESERVA, type Idioma, idiomaAceptado, idiomaDe } from '@telar/domain/idioma'
import type { FastifyRequest } from 'fastify'

export const CULTURE_COOKIE = '.AspNetCore.Culture'

/** Where other clients keep it. */
const OTHER_COOKIE = 'i18next'

/** The language that a caller asks for: the culture cookie, the other one, then Accept-Language. */
export const languageAsked = ({ cookies, headers }: FastifyRequest): Idioma | undefined =>
  idiomaDe(cookies?.[CULTURE_COOKIE]) ?? idiomaDe(cookies?.[OTHER_COOKIE]) ?? idiomaAceptado(headers['accept-language'])

/** The caller's language; English for whoever asks for none of ours. */
export const languageOf = (request: FastifyRequest): Idioma => languageAsked(request) ?? IDIOMA_DE_RESERVA
