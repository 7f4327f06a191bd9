import { enIdioma } from '@telar/domain/idioma'
import { type ReactNode, Suspense, useEffect } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useSettings } from '../../kit/settings.ts'
import { Asistente } from '../asistente/Asistente.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'

/** Nobody keeps a place in the page before the first key. */
function useFocusKept(): void {
  useEffect(() => {
    const begun = new AbortController()
    const begin = () => void import('./focus-kept.ts').then(({ keepFocus }) => keepFocus(begun.signal), console.warn)
    addEventListener('keydown', begin, { once: true, signal: begun.signal })
    return () => begun.abort()
  }, [])
}

/** Announcement, header and footer around a page of the shop. */
export function Frame({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation()
  const { anuncio, asistente } = useSettings()
  useFocusKept()
  const announcement = enIdioma(anuncio, i18n.language)
  return (
    <div className="shop">
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      {announcement && (
        <aside className="notice" aria-label={t('nav.announcement')}>
          {announcement}
        </aside>
      )}
      <Header />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      {asistente && <Asistente />}
      <RouteAnnouncer />
    </div>
  )
}
