import { IDIOMA_DE_RESERVA, type Idioma } from '@telar/domain/idioma'
import { createInstance, type i18n, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { detectLanguage, isTold } from './detection.ts'

/** `shop` travels inside every page; the others with the pages that ask for them. */
export type Namespace = 'shop' | 'account' | 'asistente' | 'empresa' | 'registro'

/** The texts of a page by their namespaces. */
export type Texts = Partial<Record<Namespace, ResourceKey>>

const files = import.meta.glob<ResourceKey>('./*/{shop,account,asistente,empresa,registro}.json', { import: 'default' })

async function texts(idioma: Idioma, namespace: Namespace): Promise<ResourceKey> {
  const load = files[`./${idioma}/${namespace}.json`]
  if (!load) throw new Error(`No texts for ${idioma}/${namespace}`)
  return load()
}

/** An i18next of its own, so that requests in different languages never meet. */
export async function createI18n(idioma: Idioma, known: Texts = {}): Promise<i18n> {
  const instance = createInstance()
  await instance.use(initReactI18next).init({
    lng: idioma,
    fallbackLng: IDIOMA_DE_RESERVA,
    defaultNS: 'shop',
    ns: ['shop'],
    resources: { [idioma]: { ...known, shop: known.shop ?? (await texts(idioma, 'shop')) } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  return instance
}

interface Page {
  i18n: i18n
  namespaces: Set<Namespace>
}

/** Loads the texts that a page needs besides those of the shop; from the server they travel inside that page alone. */
export async function loadTexts({ i18n, namespaces }: Page, namespace: Namespace): Promise<void> {
  namespaces.add(namespace)
  const idioma = i18n.language as Idioma
  if (i18n.hasResourceBundle(idioma, namespace)) return
  i18n.addResourceBundle(idioma, namespace, await texts(idioma, namespace))
}

/** What the browser needs to write the page again as the server has written it. */
export const textsOf = ({ i18n, namespaces }: Page): Texts =>
  Object.fromEntries([...namespaces].map((namespace) => [namespace, i18n.getResourceBundle(i18n.language, namespace)]))

/** Switches the texts on the page. */
export async function speak(instance: i18n, idioma: Idioma): Promise<void> {
  const inUse = Object.keys(instance.getDataByLanguage(instance.language) ?? {}) as Namespace[]
  await Promise.all(
    inUse
      .filter((namespace) => !instance.hasResourceBundle(idioma, namespace))
      .map(async (namespace) => instance.addResourceBundle(idioma, namespace, await texts(idioma, namespace))),
  )
  await instance.changeLanguage(idioma)
}

const LATEST_MS = 3000

/** When the page has come to life whole: a part that is still to come would not find the words it was written with. */
const atRest = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, { timeout: LATEST_MS })
    else setTimeout(resolve, LATEST_MS)
  })

/** Follows what the browser keeps where no server looks. Says whether that has changed anything. */
export async function followBrowser(instance: i18n, spoken: readonly Idioma[]): Promise<boolean> {
  if (isTold(document.cookie, navigator.languages, spoken)) return false
  const [idioma] = await Promise.all([detectLanguage(spoken), atRest()])
  if (idioma === instance.language) return false
  await speak(instance, idioma)
  return true
}
