import { useTranslation } from '../i18n/use-translation.ts'
import { useTop } from './use-top.ts'

/** A page that takes its time: a title and a column of text in wash. */
export function PageSkeleton() {
  const { t } = useTranslation()
  useTop()
  return (
    <div className="wrap narrow" role="status" aria-label={t('loading')}>
      <div className="skeleton h-14 w-3/4" />
      <div className="skeleton mt-5 h-5 w-full" />
      <div className="skeleton mt-2 h-5 w-2/3" />
      <div className="skeleton mt-10 h-[52px] w-full" />
      <div className="skeleton mt-5 h-[52px] w-full" />
    </div>
  )
}
