import { useTranslation } from '../i18n/use-translation.ts'

/** A list's shape while its rows are on the way. */
export function ListSkeleton() {
  return (
    <div className="grid gap-5" aria-hidden="true">
      <div className="skeleton h-13" />
      <div className="skeleton h-13" />
      <div className="skeleton h-13" />
    </div>
  )
}

/** The account page's shape while its data is on the way. */
export function AccountSkeleton() {
  const { t } = useTranslation()
  const list = (
    <div className="grid gap-5">
      <div className="skeleton h-10 w-2/5" />
      <ListSkeleton />
    </div>
  )
  return (
    <div className="wrap" role="status" aria-label={t('loading')}>
      <div className="page-head">
        <div className="skeleton h-14 w-1/2" />
      </div>
      <div className="lists">
        {list}
        {list}
      </div>
    </div>
  )
}
