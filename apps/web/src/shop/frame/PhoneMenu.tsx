import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useAbrirAsistente } from '../../kit/asistente.ts'
import { useSession } from '../../kit/session.ts'
import { Icon } from '../../ui/Icon.tsx'
import { LanguageLink } from './LanguageLink.tsx'
import { NavLinks } from './NavLinks.tsx'
import { useBack } from './navigation.ts'

/** The header's links as a sheet over the whole screen, where there is no room for them in a row. */
export function PhoneMenu() {
  const { t } = useTranslation()
  const { status } = useSession()
  const back = useBack()
  const preguntar = useAbrirAsistente()
  const opener = useRef<HTMLButtonElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="icon-btn only-s"
        aria-label={t('nav.menu')}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="menu" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links inside work by keyboard; whatever is chosen closes the sheet */}
      <dialog
        ref={dialog}
        className="menu"
        aria-label={t('nav.menu')}
        onClick={({ target }) => {
          if ((target as Element).closest('a, button')) dialog.current?.close()
        }}
      >
        <div className="wrap flex min-h-[60px] items-center">
          <button type="button" className="icon-btn -ml-3" aria-label={t('nav.close')}>
            <Icon name="close" />
          </button>
        </div>
        <nav className="wrap pt-4" aria-label={t('nav.main')}>
          <ul className="big">
            <NavLinks className="d2" />
            <li>
              {status === 'anonymous' ? (
                <Link to="/login" search={back} className="d2">
                  {t('nav.login')}
                </Link>
              ) : (
                <Link to="/myaccount" className="d2">
                  {t('nav.account')}
                </Link>
              )}
            </li>
            {preguntar && (
              <li>
                <button type="button" className="d2" onClick={() => opener.current && preguntar(opener.current)}>
                  {t('nav.ask')}
                </button>
              </li>
            )}
          </ul>
        </nav>
        <p className="wrap mt-auto flex items-center gap-3 pb-6">
          <span className="mute">{t('nav.language')}</span>
          <LanguageLink className="link tap" long />
        </p>
      </dialog>
    </>
  )
}
