import type { User } from '@telar/contract/identidad/users'
import { useTranslation } from '../i18n/use-translation.ts'
import { Cambiable } from './Cambiable.tsx'
import { Datos } from './Datos.tsx'
import { ProfileForm } from './ProfileForm.tsx'

/** Who answers for the account. */
export function Persona({ user }: { user: User }) {
  const { t } = useTranslation('account')
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
  return (
    <Cambiable id="persona" title={t('profile.title')} form={(close) => <ProfileForm user={user} onDone={close} />}>
      <Datos
        rows={[
          [t('profile.name'), name || <span className="mute">{t('profile.none')}</span>],
          [t('profile.phone'), user.phoneNumber],
        ]}
      />
    </Cambiable>
  )
}
