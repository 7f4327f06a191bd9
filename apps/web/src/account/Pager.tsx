import { useTranslation } from '../i18n/use-translation.ts'
import { Icon } from '../ui/Icon.tsx'

interface PagerProps {
  page: number
  pages: number
  onPage: (page: number) => void
  label: string
}

/** First, previous, next and last; not there when there is one page or none. */
export function Pager({ page, pages, onPage, label }: PagerProps) {
  const { t } = useTranslation('account')
  if (pages <= 1) return null
  // who has pressed it stays on it at the last page
  const button = (to: number, icon: 'first' | 'prev' | 'next' | 'last') => {
    const leads = to >= 1 && to <= pages && to !== page
    return (
      <button
        type="button"
        className="icon-btn"
        aria-label={t(`pager.${icon}`)}
        aria-disabled={!leads}
        onClick={() => leads && onPage(to)}
      >
        <Icon name={icon} />
      </button>
    )
  }
  return (
    <nav className="pager" aria-label={label}>
      <div>
        {button(1, 'first')}
        {button(page - 1, 'prev')}
      </div>
      <span>{t('pager.of', { page, pages })}</span>
      <div>
        {button(page + 1, 'next')}
        {button(pages, 'last')}
      </div>
    </nav>
  )
}
