import { useMutation } from '@tanstack/react-query'
import { clientes } from '@telar/contract/calls'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClient } from '../../kit/app.ts'
import { downloadOf } from '../../kit/calls/download.ts'

/** Everything that the house keeps about a customer, as a file of theirs. */
export function Descargar() {
  const { t } = useTranslation('account')
  const client = useClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadOf(client, clientes.misDatos, {}, t('take.file')),
  })
  return (
    <>
      <p className="mute mb-5">{t('take.text')}</p>
      <button
        type="button"
        className="btn"
        aria-busy={isPending}
        aria-disabled={isPending}
        onClick={() => isPending || mutate()}
      >
        {t('take.button')}
      </button>
    </>
  )
}
