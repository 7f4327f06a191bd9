import { IDIOMAS, type Idioma, idiomaDe, reservaEntre } from '@telar/domain/idioma'
import { createInstance } from 'i18next'

/** The cookie by which the server and other clients of the API know a person's language. */
export const CULTURE_COOKIE = '.AspNetCore.Culture'

/** Where the language is looked for, in this order. Path and subdomain are in the mark that the server puts on the page. */
export const DETECTION = {
  order: ['cookie', 'navigator', 'localStorage', 'querystring', 'sessionStorage', 'htmlTag', 'path', 'subdomain'],
  lookupCookie: 'i18next',
  lookupLocalStorage: 'i18nextLng',
  lookupSessionStorage: 'i18nextLng',
  lookupQuerystring: 'lng',
  caches: [] as string[],
  convertDetectedLanguage: (tag: string): string => idiomaDe(tag) ?? tag,
}

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

/** Asks the browser itself, which also looks where no server can. */
export async function detectLanguage(spoken: readonly Idioma[] = IDIOMAS): Promise<Idioma> {
  const { default: LanguageDetector } = await import('i18next-browser-languagedetector')
  const probe = createInstance()
  await probe.init({ lng: reservaEntre(spoken), supportedLngs: spoken })
  const detector = new LanguageDetector(probe.services, DETECTION)
  detector.addDetector({ name: 'cookie', lookup: () => languagesInCookies(document.cookie) })
  const detected = [detector.detect() ?? []].flat()
  return detected.map((tag) => idiomaDe(tag, spoken)).find((idioma) => idioma !== undefined) ?? reservaEntre(spoken)
}
