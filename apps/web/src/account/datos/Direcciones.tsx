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
  const [editada, setEditada] = useLeftState<number | typeof NUEVA | undefined>('direcciones', undefined)
  if (error && !data) return <Fallo error={error} busy={isFetching} retry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  const { direccionesEnvio, direccionFiscal } = data
  const close = () => setEditada(undefined)

  const guardar = (place: number, direccion: Lugar) =>
    mutateAsync(({ direccionesEnvio: todas }) => ({ direccionesEnvio: todas.toSpliced(place, 1, direccion) }))

  function quitar(place: number, direccion: Lugar) {
    const devolver = () =>
      mutate(({ direccionesEnvio: todas }) => ({ direccionesEnvio: todas.toSpliced(place, 0, direccion) }))
    mutate(({ direccionesEnvio: todas }) => ({ direccionesEnvio: todas.toSpliced(place, 1) }), {
      onSuccess: () => toast.message(t('addresses.removed'), { action: { label: t('cart.undo'), onClick: devolver } }),
    })
  }

  const form = (place: number, direccion: Lugar) => (
    <DireccionForm
      direccion={direccion}
      place={place}
      paises={paises}
      onSave={(cambiada) => guardar(place, cambiada)}
      onClose={close}
    />
  )
  const vacia = { ...direccionFiscal, nombre: '', calle: '', codigoPostal: '', ciudad: '', provincia: '', telefono: '' }
  return (
    <>
      {direccionesEnvio.length === 0 && <p className="none">{t('addresses.none')}</p>}
      <ul className="addresses">
        {direccionesEnvio.map((direccion, place) => (
          <li key={JSON.stringify(direccion)}>
            {editada === place ? (
              form(place, direccion)
            ) : (
              <>
                <Direccion direccion={direccion} />
                <p className="doc-acts">
                  <button type="button" className="link tap" onClick={() => setEditada(place)}>
                    {t('addresses.edit')}
                    <span className="sr-only"> {direccion.calle}</span>
                  </button>
                  <button
                    type="button"
                    className="link tap"
                    disabled={isPending}
                    onClick={() => quitar(place, direccion)}
                  >
                    {t('addresses.remove')}
                    <span className="sr-only"> {direccion.calle}</span>
                  </button>
                </p>
              </>
            )}
          </li>
        ))}
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
