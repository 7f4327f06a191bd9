import '@fastify/cookie'
import { IDIOMA_DE_RESERVA, type Idioma, idiomaAceptado, idiomaDe } from '@telar/domain/idioma'
import type { FastifyRequest } from 'fastify'

export const CULTURE_COOKIE = '.AspNetCore.Culture'

/** The caller's language: the culture cookie, then Accept-Language, then English. */
export function languageOf(request: FastifyRequest): Idioma {
  return (
    idiomaDe(request.cookies?.[CULTURE_COOKIE]) ??
    idiomaAceptado(request.headers['accept-language']) ??
    IDIOMA_DE_RESERVA
  )
}
