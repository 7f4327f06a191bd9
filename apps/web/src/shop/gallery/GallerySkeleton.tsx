import { useTranslation } from '../../i18n/use-translation.ts'
import { GridSkeleton } from '../../pieces/GridSkeleton.tsx'
import { useTop } from '../../pieces/use-top.ts'

/** The gallery's shape while it is on its way. */
export function GallerySkeleton() {
  const { t } = useTranslation()
  useTop()
  return (
    <div className="wrap" role="status" aria-label={t('loading')}>
      <div className="page-head">
        <div className="skeleton h-[clamp(46px,6.3vw,104px)] w-[3.6em] max-w-full text-[clamp(46px,6.3vw,104px)]" />
      </div>
      <div className="gallery">
        <div className="filters">
          {['w-1/2', 'w-2/3', 'w-2/5', 'w-3/5', 'w-1/2', 'w-2/3'].map((width, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing but places
            <div key={place} className={`skeleton my-4 h-5 ${width}`} />
          ))}
        </div>
        <div>
          <div className="bar" />
          <div className="grid-3">
            <GridSkeleton cards={6} />
          </div>
        </div>
      </div>
    </div>
  )
}
