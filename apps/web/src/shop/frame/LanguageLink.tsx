import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NOMBRES } from '../../i18n/languages.ts'

/** Leads to the choice of language and back to this page; the hash stays behind, since the server never sees it. */
export function LanguageLink({ className, long = false }: { className: string; long?: boolean }) {
  const { t, i18n } = useTranslation()
  const { pathname, searchStr } = useLocation()
  const name = NOMBRES[i18n.language as keyof typeof NOMBRES]
  const search = pathname === '/' || pathname === '/language' ? {} : { retUrl: pathname + searchStr }
  return (
    <Link to="/language" search={search} className={className}>
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
  )
}
