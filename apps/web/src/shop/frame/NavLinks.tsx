import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useNavigation } from './navigation.ts'

/** The main pages as list items. */
export function NavLinks({ className }: { className?: string }) {
  const { t } = useTranslation()
  return useNavigation().map(({ to, hash, label, here }) => (
    <li key={label}>
      <Link
        to={to}
        hash={hash}
        className={className}
        activeOptions={{ exact: true, includeSearch: false, includeHash: hash !== '' }}
        aria-current={here ? 'page' : undefined}
      >
        {t(label)}
      </Link>
    </li>
  ))
}
