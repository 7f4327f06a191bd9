import { useQuery } from '@tanstack/react-query'
import type { Direccion as Lugar } from '@telar/domain/casa/direccion'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClient } from '../../kit/app.ts'
import { useLeftState } from '../../kit/form/use-left.ts'
import type { Pais } from '../../kit/paises.ts'
import { toast } from '../../kit/toast.tsx'
import { Fallo } from '../../pieces/Fallo.tsx'
import { ListSkeleton } from '../AccountSkeleton.tsx'
import { Direccion } from './Direccion.tsx'
import { DireccionForm } from './DireccionForm.tsx'
import { conElla, lugarDe, sinElla } from './lugares.ts'
import { mioQuery, useCambiarMio } from './mio.ts'

const NUEVA = 'nueva'

/** Where the customer wants goods delivered; what is removed can be put back. */
export function Direcciones({ paises }: { paises: readonly Pais[] }) {
  const { t } = useTranslation('account')
  const { data, error, isFetching, refetch } = useQuery({
    ...mioQuery(useClient()),
    retryOnMount: false,
    meta: { errors: 'local' },
  })
  const { mutate, mutateAsync, isPending } = useCambiarMio()
  const [editada, setEditada] = useLeftState<Lugar | typeof NUEVA | undefined>('direcciones', undefined)
  if (error && !data) return <Fallo error={error} busy={isFetching} retry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  const { direccionesEnvio, direccionFiscal } = data
  const close = () => setEditada(undefined)

  const guardar = (antes: Lugar, direccion: Lugar) =>
    mutateAsync(({ direccionesEnvio: todas }) => ({ direccionesEnvio: conElla(todas, antes, direccion) }))

  function quitar(place: number, direccion: Lugar) {
    const devolver = () =>
      mutate(({ direccionesEnvio: todas }) => ({ direccionesEnvio: todas.toSpliced(place, 0, direccion) }))
    mutate(({ direccionesEnvio: todas }) => ({ direccionesEnvio: sinElla(todas, direccion) }), {
      onSuccess: () => toast.message(t('addresses.removed'), { action: { label: t('cart.undo'), onClick: devolver } }),
    })
  }

  const form = (place: number, direccion: Lugar) => (
    <DireccionForm
      direccion={direccion}
      place={place}
      paises={paises}
      onSave={(cambiada) => guardar(direccion, cambiada)}
      onClose={close}
    />
  )
  const vacia = { ...direccionFiscal, nombre: '', calle: '', codigoPostal: '', ciudad: '', provincia: '', telefono: '' }
  const abierta = editada === undefined || editada === NUEVA ? -1 : lugarDe(direccionesEnvio, editada)
  // what is being changed stays open, also when it has gone elsewhere
  const filas = abierta < 0 && editada && editada !== NUEVA ? [...direccionesEnvio, editada] : direccionesEnvio
  return (
    <>
      {direccionesEnvio.length === 0 && <p className="none">{t('addresses.none')}</p>}
      <ul className="addresses">
        {filas.map((direccion, place) => {
          const cambia = place === abierta || place === direccionesEnvio.length
          return (
            <li key={cambia ? 'editada' : JSON.stringify(direccion)}>
              {cambia ? (
                form(place, direccion)
              ) : (
                <>
                  <Direccion direccion={direccion} />
                  <p className="doc-acts">
                    <button type="button" className="link tap" onClick={() => setEditada(direccion)}>
                      {t('addresses.edit')}
                      <span className="sr-only"> {direccion.calle}</span>
                    </button>
                    <button
                      type="button"
                      className="link tap"
                      aria-disabled={isPending}
                      onClick={() => isPending || quitar(place, direccion)}
                    >
                      {t('addresses.remove')}
                      <span className="sr-only"> {direccion.calle}</span>
                    </button>
                  </p>
                </>
              )}
            </li>
          )
        })}
      </ul>
      {editada === NUEVA ? (
        form(direccionesEnvio.length, vacia)
      ) : (
        <button type="button" className="btn" onClick={() => setEditada(NUEVA)}>
          {t('addresses.add')}
        </button>
      )}
    </>
  )
}
