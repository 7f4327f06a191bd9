import type { Idioma } from '@telar/domain/idioma'
import { isTold } from './detection.ts'
import { type Gaps, type Namespace, type Translate, type Tree, textOf } from './translate.ts'

/** The texts of a page by their namespaces. */
export type Texts = Partial<Record<Namespace, Tree>>

const files = import.meta.glob<Tree>('./*/{shop,account,asistente,empresa,registro}.json', { import: 'default' })

async function texts(idioma: Idioma, namespace: Namespace): Promise<Tree> {
  const load = files[`./${idioma}/${namespace}.json`]
  if (!load) throw new Error(`No texts for ${idioma}/${namespace}`)
  return load()
}

/** The language of a page and the texts it has learnt. */
export interface I18n {
  readonly language: Idioma
  /** Says a text of the shop in whatever language the page is in by then. */
  readonly t: Translate
  /** The same for the texts of another namespace. */
  of<N extends Namespace>(namespace: N): Translate<N>
  texts(): Texts
  /** Makes sure of some texts in the present language. */
  learn(namespace: Namespace): Promise<void>
  /** Switches the texts on the page. */
  speak(idioma: Idioma): Promise<void>
  /** Tells a listener when the language has changed. */
  subscribe(listener: () => void): () => void
}

/** One of its own for each page, so that requests in different languages never meet. */
export async function createI18n(idioma: Idioma, known: Texts = {}): Promise<I18n> {
  let language = idioma
  let wanted = idioma
  let learnt: Texts = { ...known, shop: known.shop ?? (await texts(idioma, 'shop')) }
  const listeners = new Set<() => void>()

  const say = (namespace: Namespace, key: string, gaps?: Gaps) => {
    const [path = '', other] = key.split(':').reverse()
    return textOf(learnt[(other ?? namespace) as Namespace], language, path, gaps)
  }
  const of = (namespace: Namespace) => (key: string, gaps?: Gaps) => say(namespace, key, gaps)

  const i18n: I18n = {
    get language() {
      return language
    },
    t: of('shop'),
    of,
    texts: () => learnt,
    async learn(namespace) {
      if (learnt[namespace]) return
      const asked = language
      const found = await texts(asked, namespace)
      if (asked === language) learnt[namespace] = found
      else await i18n.learn(namespace)
    },
    async speak(other) {
      wanted = other
      const found: Texts = {}
      // what the page learns meanwhile is to be said in the other language too
      const missing = () => (Object.keys(learnt) as Namespace[]).filter((namespace) => !found[namespace])
      const find = async (namespace: Namespace) => {
        found[namespace] = await texts(other, namespace)
      }
      for (let some = missing(); some.length > 0; some = missing()) await Promise.all(some.map(find))
      if (wanted !== other) return
      language = other
      learnt = found
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return i18n
}

interface Page {
  i18n: I18n
  namespaces: Set<Namespace>
}

/** Loads the texts that a page needs besides those of the shop; from the server they travel inside that page alone. */
export async function loadTexts({ i18n, namespaces }: Page, namespace: Namespace): Promise<void> {
  namespaces.add(namespace)
  await i18n.learn(namespace)
}

/** What the browser needs to write the page again as the server has written it. */
export function textsOf({ i18n, namespaces }: Page): Texts {
  const learnt = i18n.texts()
  return Object.fromEntries([...namespaces].map((namespace) => [namespace, learnt[namespace]]))
}

const LATEST_MS = 3000

/** When the page has come to life whole: a part that is still to come would not find the words it was written with. */
const atRest = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, { timeout: LATEST_MS })
    else setTimeout(resolve, LATEST_MS)
  })

/** Follows what the browser keeps where no server looks. Says whether that has changed anything. */
export async function followBrowser(i18n: I18n, spoken: readonly Idioma[]): Promise<boolean> {
  if (isTold(document.cookie, navigator.languages, spoken)) return false
  const [{ detectLanguage }] = await Promise.all([import('./detect.ts'), atRest()])
  const idioma = detectLanguage(spoken)
  if (idioma === i18n.language) return false
  await i18n.speak(idioma)
  return true
}
