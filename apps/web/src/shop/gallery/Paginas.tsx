import { useTranslation } from '../../i18n/use-translation.ts'
import { paginasDe } from './ver-galeria.ts'

interface PaginasProps {
  /** The filter as it stands in the address. */
  filtro: string
  pagina: number
  cuantos: number
}

/** The rest of the models for visits without scripts, to whom the list cannot grow while they scroll. */
export function Paginas({ filtro, pagina, cuantos }: PaginasProps) {
  const { t } = useTranslation()
  const count = paginasDe(cuantos)
  if (count < 2) return null
  const address = (page: number) => {
    const words = new URLSearchParams(filtro)
    if (page > 1) words.set('pagina', String(page))
    return words.size > 0 ? `/gallery?${words}` : '/gallery'
  }
  return (
    <noscript>
      <nav className="pages" aria-label={t('gallery.pages')}>
        {Array.from({ length: count }, (_, place) => place + 1).map((page) => (
          <a
            key={page}
            href={address(page)}
            aria-current={page === pagina ? 'page' : undefined}
            aria-label={t('gallery.page', { page, count })}
          >
            {page}
          </a>
        ))}
      </nav>
    </noscript>
  )
}
