import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { registers } from '@telar/contract/calls'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClient } from '../../kit/app.ts'
import { command } from '../../kit/calls/command.ts'
import { HouseContacts } from '../frame/HouseContacts.tsx'
import type { Inservible } from './por-clave.ts'

/** A link that opens nothing says why, and what to do instead. */
export function ClaveInservible({ clave, problema }: { clave: string; problema: Inservible }) {
  const { t } = useTranslation('registro')
  const client = useClient()
  const { mutate, isPending, isSuccess } = useMutation(command(client, registers.renewKey))
  if (isSuccess) {
    return (
      <div className="wrap narrow" role="status">
        <h1 className="d2">{t('key.renewedTitle')}</h1>
        <p className="lead">{t('key.renewed')}</p>
      </div>
    )
  }
  return (
    <div className="wrap narrow">
      <h1 className="d2">{t(`key.${problema}Title`)}</h1>
      <p className="lead">{t(`key.${problema}`)}</p>
      <p className="acts">
        {problema === 'used' && (
          <>
            <Link to="/login" className="btn btn-primary">
              {t('activate.signIn')}
            </Link>
            <Link to="/forgot-password" className="link tap">
              {t('shop:login.forgot')}
            </Link>
          </>
        )}
        {problema === 'expired' && (
          <button
            type="button"
            className="btn btn-primary"
            aria-disabled={isPending}
            onClick={() => isPending || mutate({ body: { key: clave } })}
          >
            {t('key.renew')}
          </button>
        )}
        {problema === 'unknown' && (
          <Link to="/login" hash="alta" className="btn btn-primary">
            {t('key.ask')}
          </Link>
        )}
      </p>
      <p className="mute mt-8">{t('key.help')}</p>
      <HouseContacts />
    </div>
  )
}
