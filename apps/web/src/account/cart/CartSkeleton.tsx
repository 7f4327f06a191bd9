import { useTranslation } from '../../i18n/use-translation.ts'

/** The cart's shape while it is on its way. */
export function CartSkeleton() {
  const { t } = useTranslation()
  return (
    <div className="wrap" role="status" aria-label={t('loading')}>
      <div className="page-head">
        <div className="skeleton h-14 w-1/3" />
      </div>
      <div className="cart">
        <div className="grid gap-8">
          <div className="skeleton h-13" />
          <div className="skeleton h-64" />
          <div className="skeleton h-64" />
        </div>
        <div className="skeleton h-96" />
      </div>
    </div>
  )
}
