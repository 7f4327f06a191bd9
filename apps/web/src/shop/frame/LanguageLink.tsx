import { Link, useLocation } from '@tanstack/react-router'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { NOMBRES } from '../../i18n/languages.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useSettings } from '../../kit/settings.ts'

const LanguageDialog = lazy(() => import('./LanguageDialog.tsx').then((part) => ({ default: part.LanguageDialog })))

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey)

/**
 * The choice of language, over this page. Without scripts it leads to the page of that choice and back; the hash stays
 * behind, since the server never sees it.
 */
export function LanguageLink({ className, long = false }: { className: string; long?: boolean }) {
  const { t, i18n } = useTranslation()
  const { pathname, searchStr } = useLocation()
  const name = NOMBRES[i18n.language]
  const search = pathname === '/' || pathname === '/language' ? {} : { retUrl: pathname + searchStr }
  const { idiomas } = useSettings()
  const [asked, setAsked] = useState(false)
  const ask = (event: MouseEvent) => {
    if (pathname === '/language' || !isPlain(event)) return
    event.preventDefault()
    setAsked(true)
  }
  if (idiomas.length < 2) return null
  return (
    <>
      <Link to="/language" search={search} className={className} onClick={ask}>
        {long ? (
          name
        ) : (
          <>
            <span className="uppercase" aria-hidden="true">
              {i18n.language}
            </span>
            <span className="sr-only">
              {t('nav.language')}: {name}
            </span>
          </>
        )}
      </Link>
      {asked && (
        <Suspense>
          <LanguageDialog onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  )
}
