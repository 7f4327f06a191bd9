import { IDIOMAS, type Idioma, idiomaDe, reservaEntre } from '@telar/domain/idioma'
import { DETECTION, languagesInCookies } from './detection.ts'

/** A browser may keep nothing, and then says so by failing. */
function keptIn(storage: 'localStorage' | 'sessionStorage'): string | null {
  try {
    return window[storage].getItem(DETECTION.lookupStorage)
  } catch {
    return null
  }
}

/** What each place says; some say more than one language, the better one first. */
const TOLD_BY: Record<(typeof DETECTION.order)[number], () => readonly (string | null | undefined)[]> = {
  cookie: () => languagesInCookies(document.cookie),
  navigator: () => navigator.languages,
  localStorage: () => [keptIn('localStorage')],
  querystring: () => [new URLSearchParams(window.location.search).get(DETECTION.lookupQuerystring)],
  sessionStorage: () => [keptIn('sessionStorage')],
  htmlTag: () => [document.documentElement.lang],
  path: () => [window.location.pathname.split('/')[1]],
  subdomain: () => [window.location.hostname.split('.')[0]],
}

/** Asks the browser itself, which also looks where no server can. */
export const detectLanguage = (spoken: readonly Idioma[] = IDIOMAS): Idioma =>
  DETECTION.order
    .flatMap((place) => TOLD_BY[place]())
    .map((tag) => idiomaDe(tag, spoken))
    .find((idioma) => idioma !== undefined) ?? reservaEntre(spoken)
