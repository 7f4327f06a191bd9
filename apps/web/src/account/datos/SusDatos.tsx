import { useQuery } from '@tanstack/react-query'
import { NOMBRES } from '../../i18n/languages.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClient } from '../../kit/app.ts'
import { useSettings } from '../../kit/settings.ts'
import { Fallo } from '../../pieces/Fallo.tsx'
import { ListSkeleton } from '../AccountSkeleton.tsx'
import { Cambiable } from '../Cambiable.tsx'
import { Datos } from '../Datos.tsx'
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
  if (!data)
    return (
      <section aria-labelledby="datos">
        <h2 className="d3" id="datos">
          {t('fiscal.title')}
        </h2>
        {error ? <Fallo error={error} busy={isFetching} retry={() => void refetch()} /> : <ListSkeleton />}
      </section>
    )
  return (
    <Cambiable id="datos" title={t('fiscal.title')} form={(close) => <FichaForm mio={data} onDone={close} />}>
      <Datos
        rows={[
          [t('fiscal.code'), data.codigo],
          [t('fiscal.legalName'), data.razonSocial],
          [t('fiscal.tradeName'), data.nombreComercial],
          [t('fiscal.nif'), data.nif],
          [t('fiscal.vat'), data.nifIva],
          [t('fiscal.surcharge'), data.recargoEquivalencia && t('fiscal.yes')],
          [t('fiscal.payment'), t(`fiscal.by.${data.formaPago}`)],
          [t('fiscal.shopPhone'), data.telefono],
          [t('fiscal.language'), NOMBRES[data.idioma]],
          [t('fiscal.address'), <Direccion key="address" direccion={data.direccionFiscal} />],
        ]}
      />
      <p className="field-hint mt-4">
        {t('fiscal.change')}{' '}
        {email && (
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        )}
      </p>
    </Cambiable>
  )
}
