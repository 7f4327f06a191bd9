import { IDIOMA_DE_RESERVA, IDIOMAS, type Idioma, idiomaDe } from '@telar/domain/idioma'
import { createInstance } from 'i18next'

/** The cookie by which the server and other clients of the API know a person's language. */
export const CULTURE_COOKIE = '.AspNetCore.Culture'

/** Where a browser's language is looked for, in this order, when the server has not decided it. */
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
  return found && decodeURIComponent(found.slice(name.length + 1))
}

/** The language told by a browser's cookies; the culture cookie counts first. */
export const languageFromCookies = (cookies: string): string | undefined =>
  cookieValue(cookies, CULTURE_COOKIE) ?? cookieValue(cookies, DETECTION.lookupCookie)

/** Asks the browser itself, for a page that the server has not marked with a language. */
export async function detectLanguage(): Promise<Idioma> {
  const { default: LanguageDetector } = await import('i18next-browser-languagedetector')
  const probe = createInstance()
  await probe.init({ lng: IDIOMA_DE_RESERVA, supportedLngs: IDIOMAS })
  const detector = new LanguageDetector(probe.services, DETECTION)
  detector.addDetector({ name: 'cookie', lookup: () => languageFromCookies(document.cookie) })
  const detected = [detector.detect() ?? []].flat()
  return detected.map(idiomaDe).find((idioma) => idioma !== undefined) ?? IDIOMA_DE_RESERVA
}
