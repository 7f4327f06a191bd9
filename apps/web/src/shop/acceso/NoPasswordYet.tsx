import { useTranslation } from '../../i18n/use-translation.ts'
import { useSettings } from '../../kit/settings.ts'
import { HouseContacts } from '../frame/HouseContacts.tsx'

/** For customers from before the shop was on the web. */
export function NoPasswordYet() {
  const { t } = useTranslation()
  const { telefono, email } = useSettings().empresa
  if (!telefono && !email) return null
  return (
    <div className="mt-12 border-line border-t pt-5">
      <h2 className="d4">{t('login.noPasswordTitle')}</h2>
      <p className="mute mt-1.5">{t('login.noPassword')}</p>
      <HouseContacts />
    </div>
  )
}
