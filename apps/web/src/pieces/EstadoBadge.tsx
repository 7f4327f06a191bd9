import { useTranslation } from '../i18n/use-translation.ts'

const PENDIENTE = 1

/** Where an order stands, in one word. */
export function EstadoBadge({ estado }: { estado: number }) {
  const { t } = useTranslation('account')
  const pending = estado === PENDIENTE
  return (
    <span className="status" data-pending={pending || undefined}>
      {pending ? t('status.pending') : t('status.done')}
    </span>
  )
}
