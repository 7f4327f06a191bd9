import '@fastify/cookie'
import { type Idioma, idiomaAceptado, idiomaDe, reservaEntre } from '@telar/domain/idioma'
import type { FastifyRequest } from 'fastify'

export const CULTURE_COOKIE = '.AspNetCore.Culture'

/** Where other clients keep it. */
const OTHER_COOKIE = 'i18next'

/** The languages that the house speaks at present. */
export type Spoken = () => readonly Idioma[]

/** The language that a caller asks for: the culture cookie, the other one, then Accept-Language. One that is not spoken is as if it were not named. */
export const languageAsked = ({ cookies, headers }: FastifyRequest, spoken: readonly Idioma[]): Idioma | undefined =>
  idiomaDe(cookies?.[CULTURE_COOKIE], spoken) ??
  idiomaDe(cookies?.[OTHER_COOKIE], spoken) ??
  idiomaAceptado(headers['accept-language'], spoken)

/** The caller's language; English for whoever asks for none of ours, or Spanish while that is not spoken. */
export const languageOf = (request: FastifyRequest, { spoken }: { spoken: Spoken }): Idioma =>
  languageAsked(request, spoken()) ?? reservaEntre(spoken())
