import { useRouter } from '@tanstack/react-router'
import type { Idioma } from '@telar/domain/idioma'
import type { MouseEvent } from 'react'
import { changeLanguage } from '../i18n/choice.ts'
import { NOMBRES } from '../i18n/languages.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { useApp } from '../kit/app.ts'
import { pathHere } from '../kit/ret-url.ts'
import { useSettings } from '../kit/settings.ts'

/** Plain links, one for each language: the server answers them too, so the choice works before and without scripts. */
export function Language({ retUrl }: { retUrl: string | undefined }) {
  const { t } = useTranslation()
  const { i18n, origin } = useApp()
  const router = useRouter()
  const { idiomas } = useSettings()

  async function choose(event: MouseEvent, idioma: Idioma) {
    event.preventDefault()
    await changeLanguage(i18n, idioma)
    await router.navigate({ href: pathHere(retUrl, origin) })
    await router.invalidate()
  }

  const href = (idioma: Idioma) => `/language?${new URLSearchParams({ lng: idioma, ...(retUrl ? { retUrl } : {}) })}`
  return (
    <div className="wrap">
      <div className="page-head">
        <h1 className="d2">{t('language.title')}</h1>
      </div>
      <nav className="tongues" aria-label={t('language.title')}>
        {idiomas.map((idioma) => (
          <a
            key={idioma}
            href={href(idioma)}
            lang={idioma}
            hrefLang={idioma}
            aria-current={idioma === i18n.language}
            onClick={(event) => void choose(event, idioma)}
          >
            <span className="d1">{NOMBRES[idioma]}</span>
            {idioma === i18n.language && <span className="mute">{t('language.current')}</span>}
          </a>
        ))}
      </nav>
    </div>
  )
}
