import type { Idioma } from '@telar/domain/idioma'
import { CULTURE_COOKIE, cultureOf, DETECTION } from './detection.ts'
import type { I18n } from './i18n.ts'

const YEAR = 31_536_000
const SECURE = globalThis.location?.protocol === 'https:' ? ';secure' : ''

/** Where the browser keeps that nobody chose the language here: it is that of the account which signed in. */
export const OF_ACCOUNT = 'i18nextCuenta'

/** Switches the texts on the page and keeps the language where the server and the next visit look for it. */
export async function keepLanguage(i18n: I18n, idioma: Idioma): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: the asynchronous cookie store is not there in every browser
  document.cookie = `${CULTURE_COOKIE}=${encodeURIComponent(cultureOf(idioma))};path=/;max-age=${YEAR};samesite=lax${SECURE}`
  window.localStorage.setItem(DETECTION.lookupStorage, idioma)
  await i18n.speak(idioma)
}

/** The same by somebody's choice, which counts more than the language of whoever signs in. */
export async function changeLanguage(i18n: I18n, idioma: Idioma): Promise<void> {
  window.localStorage.removeItem(OF_ACCOUNT)
  await keepLanguage(i18n, idioma)
}
