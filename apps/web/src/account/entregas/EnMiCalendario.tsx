import { useMutation } from '@tanstack/react-query'
import { plazos } from '@telar/contract/calls'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClient } from '../../kit/app.ts'
import { command } from '../../kit/calls/command.ts'
import { toast } from '../../kit/toast.tsx'

/** The address under which other calendars read the deliveries: told once, and changed whenever it is asked for anew. */
export function EnMiCalendario() {
  const { t } = useTranslation('account')
  const [preguntado, setPreguntado] = useState(false)
  const [url, setUrl] = useState<string>()
  const { mutate, isPending } = useMutation(command(useClient(), plazos.enlace, { keeps: true }))
  const pedir = () => isPending || mutate({ body: {} }, { onSuccess: (dada) => setUrl(dada.url) })
  if (!preguntado)
    return (
      <button type="button" className="btn mt-8" onClick={() => setPreguntado(true)}>
        {t('deliveries.calendar')}
      </button>
    )
  // nobody loses the address that they have by looking for it
  if (!url)
    return (
      <div className="mt-8 grid justify-items-start gap-4">
        <p role="status">{t('deliveries.before')}</p>
        <button type="button" className="btn" onClick={pedir} aria-disabled={isPending}>
          {t('deliveries.get')}
        </button>
      </div>
    )
  const copiar = () =>
    navigator.clipboard.writeText(url).then(
      () => toast.message(t('deliveries.copied')),
      () => document.querySelector<HTMLInputElement>('#calendario')?.select(),
    )
  return (
    <div className="field mt-8">
      <label htmlFor="calendario">{t('deliveries.address')}</label>
      <input id="calendario" className="in" readOnly value={url} onFocus={({ target }) => target.select()} />
      <p className="mute small">{t('deliveries.hint')}</p>
      <p className="line-end">
        <button type="button" className="btn" onClick={() => void copiar()}>
          {t('deliveries.copy')}
        </button>
        <button type="button" className="link tap" onClick={pedir} aria-disabled={isPending}>
          {t('deliveries.new')}
        </button>
      </p>
    </div>
  )
}
