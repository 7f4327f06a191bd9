import { useTranslation } from '../../i18n/use-translation.ts'
import { useTop } from '../../pieces/use-top.ts'

/** A model's page while it is on its way. */
export function ModeloSkeleton() {
  const { t } = useTranslation()
  useTop()
  return (
    <div className="wrap" role="status" aria-label={t('loading')}>
      <div className="way" />
      <div className="model">
        <div className="shots">
          <div className="shot">
            <div className="foto skeleton" />
          </div>
        </div>
        <div className="buy">
          <div className="skeleton h-5 w-2/5" />
          <div className="skeleton mt-3 h-14 w-4/5" />
          <div className="skeleton mt-8 h-8 w-1/3" />
          <div className="skeleton mt-8 h-11 w-3/5" />
          <div className="skeleton mt-8 h-48 w-full" />
        </div>
      </div>
    </div>
  )
}
