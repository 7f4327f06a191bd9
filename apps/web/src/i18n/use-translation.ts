import type { Idioma } from '@telar/domain/idioma'
import { createContext, use, useMemo, useSyncExternalStore } from 'react'
import type { I18n } from './i18n.ts'
import type { Namespace, Translate } from './translate.ts'

/** The texts that a page is written with. */
export const I18nContext = createContext<I18n | null>(null)

interface Translation<N extends Namespace> {
  t: Translate<N>
  i18n: I18n
  language: Idioma
}

/** The texts of a namespace, and the language they are in; the part of the page is written again when that changes. */
export function useTranslation<N extends Namespace = 'shop'>(namespace?: N): Translation<N> {
  const i18n = use(I18nContext)
  if (!i18n) throw new Error('A text is asked for where there are none')
  const current = () => i18n.language
  const language = useSyncExternalStore(i18n.subscribe, current, current)
  // another language is another function, so that what was made with the former one is made anew
  return useMemo(() => ({ t: i18n.of(namespace ?? ('shop' as N)), i18n, language }), [i18n, namespace, language])
}
