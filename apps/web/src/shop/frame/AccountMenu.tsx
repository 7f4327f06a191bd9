import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { usePermissions, useSession } from '../../kit/session.ts'

export const ACCOUNT_MENU = 'account-menu'

/** The browser opens the menu in its top layer, where it no longer knows its button. */
export function placeBelow({ currentTarget }: MouseEvent<HTMLElement>) {
  const menu = document.getElementById(ACCOUNT_MENU)
  if (menu) menu.style.top = `${currentTarget.closest('header')?.getBoundingClientRect().bottom ?? 0}px`
}

const close = () => document.getElementById(ACCOUNT_MENU)?.hidePopover()

/** Where the signed-in person can go from anywhere; staff reach the back office. */
export function AccountMenu({ email }: { email: string }) {
  const { t } = useTranslation()
  const { logout } = useSession()
  const staff = usePermissions().length > 0
  return (
    <div id={ACCOUNT_MENU} popover="auto" className="popover">
      <p className="who">{email}</p>
      <ul>
        <li>
          <Link to="/myaccount" onClick={close}>
            {t('nav.account')}
          </Link>
        </li>
        {staff && (
          <li>
            <Link to="/gestion" reloadDocument onClick={close}>
              {t('nav.backoffice')}
            </Link>
          </li>
        )}
        <li>
          <button type="button" onClick={() => void logout()}>
            {t('nav.logout')}
          </button>
        </li>
      </ul>
    </div>
  )
}
