import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useSession } from '../../kit/session.ts'
import { Icon } from '../../ui/Icon.tsx'
import { ACCOUNT_MENU, AccountMenu, placeBelow } from './AccountMenu.tsx'
import { useBack } from './navigation.ts'

/** Sign in, or the menu of the person who has. Both take up the same room. */
export function AccountTool() {
  const { t } = useTranslation()
  const { status, user } = useSession()
  const signedIn = status !== 'anonymous'
  const back = useBack()
  const words = (
    <span className="swap">
      <span aria-hidden={signedIn}>{t('nav.login')}</span>
      <span aria-hidden={!signedIn}>{t('nav.account')}</span>
    </span>
  )
  if (!signedIn) {
    return (
      <>
        <Link to="/login" search={back} className="txt wide">
          {words}
        </Link>
        <Link to="/login" search={back} className="icon-btn only-s" aria-label={t('nav.login')}>
          <Icon name="user" />
        </Link>
      </>
    )
  }
  return (
    <>
      <button type="button" className="txt wide" popoverTarget={ACCOUNT_MENU} onClick={placeBelow}>
        {words}
      </button>
      <button
        type="button"
        className="icon-btn only-s"
        popoverTarget={ACCOUNT_MENU}
        aria-label={t('nav.account')}
        onClick={placeBelow}
      >
        <Icon name="user" />
      </button>
      <AccountMenu email={user?.email ?? ''} />
    </>
  )
}
