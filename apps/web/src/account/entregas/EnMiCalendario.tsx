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
  const [url, setUrl] = useState<string>()
  const { mutate, isPending } = useMutation(command(useClient(), plazos.enlace, { keeps: true }))
  const pedir = () => mutate({ body: {} }, { onSuccess: (dada) => setUrl(dada.url) })
  if (!url)
    return (
      <button type="button" className="btn mt-8" onClick={pedir} disabled={isPending}>
        {t('deliveries.calendar')}
      </button>
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
        <button type="button" className="link tap" onClick={pedir} disabled={isPending}>
          {t('deliveries.new')}
        </button>
      </p>
    </div>
  )
}
