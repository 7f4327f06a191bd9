import { IDIOMA_DE_RESERVA, type Idioma } from '@telar/domain/idioma'
import { createInstance, type i18n, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { CULTURE_COOKIE, cultureOf, DETECTION } from './detection.ts'

/** `shop` travels inside every page; the others are loaded with the screens that use them. */
export type Namespace = 'shop' | 'account' | 'registro'

const files = import.meta.glob<ResourceKey>('./*/*.json', { import: 'default' })

async function texts(idioma: Idioma, namespace: Namespace): Promise<ResourceKey> {
  const load = files[`./${idioma}/${namespace}.json`]
  if (!load) throw new Error(`No texts for ${idioma}/${namespace}`)
  return load()
}

/** An i18next of its own, so that requests in different languages never meet. */
export async function createI18n(idioma: Idioma, shop?: ResourceKey): Promise<i18n> {
  const instance = createInstance()
  await instance.use(initReactI18next).init({
    lng: idioma,
    fallbackLng: IDIOMA_DE_RESERVA,
    defaultNS: 'shop',
    ns: ['shop'],
    resources: { [idioma]: { shop: shop ?? (await texts(idioma, 'shop')) } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  return instance
}

/** Texts of a namespace as they travel from a loader to its page. */
export interface Texts {
  idioma: Idioma
  namespace: Namespace
  texts: Record<string, object>
}

/** Makes texts known to an instance that does not have them yet. */
export function addTexts(instance: i18n, { idioma, namespace, texts }: Texts): void {
  if (!instance.hasResourceBundle(idioma, namespace)) instance.addResourceBundle(idioma, namespace, texts)
}

/** Loads the texts of a namespace in the current language, once. A page that the server renders hands them on. */
export async function loadTexts(instance: i18n, namespace: Namespace): Promise<Texts> {
  const idioma = instance.language as Idioma
  const known: Texts['texts'] | undefined = instance.getResourceBundle(idioma, namespace)
  const loaded = { idioma, namespace, texts: known ?? ((await texts(idioma, namespace)) as Texts['texts']) }
  addTexts(instance, loaded)
  return loaded
}

const YEAR = 31_536_000

/** Switches the texts on the page and remembers the choice where the server and the next visit look for it. */
export async function changeLanguage(instance: i18n, idioma: Idioma): Promise<void> {
  const inUse = Object.keys(instance.getDataByLanguage(instance.language) ?? {}) as Namespace[]
  await Promise.all(
    inUse
      .filter((namespace) => !instance.hasResourceBundle(idioma, namespace))
      .map(async (namespace) => instance.addResourceBundle(idioma, namespace, await texts(idioma, namespace))),
  )
  // biome-ignore lint/suspicious/noDocumentCookie: the asynchronous cookie store is not there in every browser
  document.cookie = `${CULTURE_COOKIE}=${encodeURIComponent(cultureOf(idioma))};path=/;max-age=${YEAR};samesite=lax`
  window.localStorage.setItem(DETECTION.lookupLocalStorage, idioma)
  await instance.changeLanguage(idioma)
}
