import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useClient } from '../../kit/app.ts'
import { useSettings } from '../../kit/settings.ts'
import { Fallo } from '../../pieces/Fallo.tsx'
import { ListSkeleton } from '../AccountSkeleton.tsx'
import { Direccion } from './Direccion.tsx'
import { FichaForm } from './FichaForm.tsx'
import { mioQuery } from './mio.ts'

/** The customer's own data: what is on invoices is changed by the house, the rest by themselves. */
export function SusDatos() {
  const { t } = useTranslation('account')
  const { data, error, isFetching, refetch } = useQuery({
    ...mioQuery(useClient()),
    retryOnMount: false,
    meta: { errors: 'local' },
  })
  const { email } = useSettings().empresa
  if (error && !data) return <Fallo error={error} busy={isFetching} retry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  const { codigo, razonSocial, nif, nifIva, recargoEquivalencia, direccionFiscal, formaPago } = data
  const rows = [
    { name: t('fiscal.code'), value: codigo },
    { name: t('fiscal.legalName'), value: razonSocial },
    { name: t('fiscal.nif'), value: nif },
    { name: t('fiscal.vat'), value: nifIva },
    { name: t('fiscal.surcharge'), value: recargoEquivalencia ? t('fiscal.yes') : null },
    { name: t('fiscal.payment'), value: t(`fiscal.by.${formaPago}`) },
  ]
  return (
    <>
      <dl className="own-data">
        {rows.map(({ name, value }) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
        <div>
          <dt>{t('fiscal.address')}</dt>
          <dd>
            <Direccion direccion={direccionFiscal} />
          </dd>
        </div>
      </dl>
      <p className="field-hint my-4">
        {t('fiscal.change')}{' '}
        {email && (
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        )}
      </p>
      <FichaForm mio={data} />
    </>
  )
}
