import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Prevista } from '@telar/contract/ventas/plazos'
import { diaCorto } from '../../i18n/locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClient } from '../../kit/app.ts'
import { hoy } from '../../kit/hoy.ts'
import { Fallo } from '../../pieces/Fallo.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ListSkeleton } from '../AccountSkeleton.tsx'
import { EnMiCalendario } from './EnMiCalendario.tsx'
import { previstasQuery } from './previstas.ts'

/** What comes when: every order that has something to leave, by the days agreed. */
export function EntregasPrevistas() {
  const { t } = useTranslation('account')
  const { data, error, isFetching, refetch } = useQuery({
    ...previstasQuery(useClient()),
    retryOnMount: false,
    meta: { errors: 'local' },
  })
  if (data?.length === 0) return null
  return (
    <section aria-labelledby="entregas" className="whole">
      <h2 className="d3" id="entregas">
        {t('deliveries.title')}
      </h2>
      {error ? (
        <Fallo error={error} busy={isFetching} retry={() => void refetch()} />
      ) : (
        <>
          {!data && <ListSkeleton />}
          <ul>
            {data?.map((prevista) => (
              <Fila key={`${prevista.pedidoId} ${prevista.desde} ${prevista.hasta}`} prevista={prevista} />
            ))}
          </ul>
          {data && <EnMiCalendario />}
        </>
      )}
    </section>
  )
}

function Fila({ prevista }: { prevista: Prevista }) {
  const { t } = useTranslation('account')
  const { pedidoId, prendas, hasta } = prevista
  const tarde = hasta !== null && hasta < hoy()
  return (
    <li>
      <Link to="/pedido/$id" params={{ id: String(pedidoId) }} className="row">
        <span className="id">#{pedidoId}</span>
        <span>
          {useDias(prevista)}{' '}
          {tarde && (
            <span className="status" data-pending>
              {t('deliveries.late')}
            </span>
          )}{' '}
          <span className="mute small">{useComo(prevista).join(' · ')}</span>
        </span>
        <span className="when">{t('cart.garments', { count: prendas })}</span>
        <Icon name="next" />
      </Link>
    </li>
  )
}

/** The days agreed, in words. */
function useDias({ desde, hasta }: Prevista): string {
  const { t, i18n } = useTranslation('account')
  const dia = (fecha: string) => diaCorto(fecha, i18n.language)
  if (desde && hasta) return t('deliveries.window', { from: dia(desde), until: dia(hasta) })
  if (desde) return t('deliveries.fromDay', { date: dia(desde) })
  return hasta ? t('deliveries.untilDay', { date: dia(hasta) }) : t('deliveries.undated')
}

/** How it can be had: it lies there, it comes on a day, it is being made, it is to be made. */
function useComo({ enCasa, llegan, porHacer }: Prevista): string[] {
  const { t, i18n } = useTranslation('account')
  return [
    ...(enCasa > 0 ? [t('deliveries.here', { n: enCasa })] : []),
    ...llegan.map(({ fecha, cantidad: n }) =>
      fecha
        ? t('deliveries.coming', { count: n, date: diaCorto(fecha, i18n.language) })
        : t('deliveries.making', { n }),
    ),
    ...(porHacer > 0 ? [t('deliveries.toMake', { n: porHacer })] : []),
  ]
}
