import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useSession } from '../../kit/session.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useBack } from './navigation.ts'

/** What only signed-in people have. */
const SignedTool = lazy(() => import('./SignedTool.tsx').then((part) => ({ default: part.SignedTool })))

/** Sign in, or the menu of the person who has. Both take up the same room, also while the menu is on its way. */
export function AccountTool() {
  const { t } = useTranslation()
  const { status, user } = useSession()
  const signedIn = status !== 'anonymous'
  const back = useBack()
  const words = (
    <span className="swap">
      <span>{t('nav.login')}</span>
      <span>{t('nav.account')}</span>
    </span>
  )
  const icon = (
    <>
      <Icon name="user" />
      <span className="sr-only">{words}</span>
    </>
  )
  if (!signedIn) {
    return (
      <>
        <Link to="/login" search={back} className="txt wide">
          {words}
        </Link>
        <Link to="/login" search={back} className="icon-btn only-s">
          {icon}
        </Link>
      </>
    )
  }
  return (
    <Suspense
      fallback={
        <>
          <span className="txt wide">{words}</span>
          <span className="icon-btn only-s">{icon}</span>
        </>
      }
    >
      <SignedTool words={words} email={user?.email ?? ''} />
    </Suspense>
  )
}
