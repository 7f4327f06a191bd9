import { useRouter } from '@tanstack/react-router'
import type { Idioma } from '@telar/domain/idioma'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { changeLanguage } from '../../i18n/choice.ts'
import { NOMBRES } from '../../i18n/languages.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useApp } from '../../kit/app.ts'
import { useSettings } from '../../kit/settings.ts'

/** The choice of language over the page one is on: that stays as it is, with what is typed in it. */
export function LanguageDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { i18n } = useApp()
  const router = useRouter()
  const { idiomas } = useSettings()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])

  async function choose(idioma: Idioma) {
    await changeLanguage(i18n, idioma)
    dialog.current?.close()
    await router.invalidate()
  }

  return createPortal(
    <dialog ref={dialog} className="dialog" aria-labelledby="idioma" onClose={onClose}>
      <h2 className="d3" id="idioma">
        {t('language.title')}
      </h2>
      <ul className="tongue-list">
        {idiomas.map((idioma) => (
          <li key={idioma}>
            <button
              type="button"
              lang={idioma}
              aria-current={idioma === i18n.language}
              onClick={() => void choose(idioma)}
            >
              {NOMBRES[idioma]}
            </button>
          </li>
        ))}
      </ul>
      <p className="dialog-acts">
        <button type="button" className="btn" onClick={() => dialog.current?.close()}>
          {t('nav.close')}
        </button>
      </p>
    </dialog>,
    document.querySelector('.shop') ?? document.body,
  )
}
