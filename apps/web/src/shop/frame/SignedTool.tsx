import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/Icon.tsx'
import { ACCOUNT_MENU, AccountMenu, placeBelow } from './AccountMenu.tsx'

/** The way to the menu of the person who is signed in, and the menu. */
export function SignedTool({ words, email }: { words: ReactNode; email: string }) {
  const { t } = useTranslation()
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
      <AccountMenu email={email} />
    </>
  )
}
