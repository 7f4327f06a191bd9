import { IDIOMAS, type Idioma, idiomaDe } from '@telar/domain/idioma'

/** The cookie by which the server and other clients of the API know a person's language. */
export const CULTURE_COOKIE = '.AspNetCore.Culture'

/** Where the language is looked for, in this order. */
export const DETECTION = {
  order: ['cookie', 'navigator', 'localStorage', 'querystring', 'sessionStorage', 'htmlTag', 'path', 'subdomain'],
  lookupCookie: 'i18next',
  lookupStorage: 'i18nextLng',
  lookupQuerystring: 'lng',
} as const

const CULTURES: Record<Idioma, string> = { es: 'es-ES', en: 'en', pt: 'pt', ca: 'ca-CA' }

/** What the culture cookie holds for a language: `c=es-ES|uic=es-ES`. */
export const cultureOf = (idioma: Idioma): string => `c=${CULTURES[idioma]}|uic=${CULTURES[idioma]}`

function cookieValue(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found
    ?.slice(name.length + 1)
    .replaceAll('%3D', '=')
    .replaceAll('%7C', '|')
}

/** The languages told by a browser's cookies; the culture cookie counts first. */
export const languagesInCookies = (cookies: string): string[] =>
  [CULTURE_COOKIE, DETECTION.lookupCookie].flatMap((name) => cookieValue(cookies, name) ?? [])

/** Whether what counts most has told the language: the server has seen that too, and nothing else can say otherwise. */
export const isTold = (cookies: string, languages: readonly string[], spoken: readonly Idioma[] = IDIOMAS): boolean =>
  [...languagesInCookies(cookies), ...languages].some((tag) => idiomaDe(tag, spoken))
