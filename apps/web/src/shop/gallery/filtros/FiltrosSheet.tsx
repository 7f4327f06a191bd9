import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Filtros, type FiltrosProps } from './Filtros.tsx'
import { cuantosFiltros } from './params.ts'

/** The filters as a sheet over the screen, where there is no room for a column. */
export function FiltrosSheet({ cuantos, ...props }: FiltrosProps & { cuantos: number }) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const chosen = cuantosFiltros(props.filtro)
  const close = () => dialog.current?.close()
  return (
    <>
      <button
        type="button"
        className="tap filters-open"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true)
          dialog.current?.showModal()
        }}
      >
        <Icon name="filter" /> {t('gallery.filters')}
        {chosen > 0 && <span className="count">{chosen}</span>}
      </button>
      <dialog
        ref={dialog}
        className="sheet"
        aria-label={t('gallery.filters')}
        onClose={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        {open && (
          <>
            <div className="sheet-head">
              <h2 className="d3">{t('gallery.filters')}</h2>
              <button type="button" className="icon-btn" aria-label={t('nav.close')} onClick={close}>
                <Icon name="close" />
              </button>
            </div>
            <div className="filters">
              <Filtros {...props} />
            </div>
            <div className="sheet-end">
              {chosen > 0 && (
                <Link to={props.ruta} className="link tap" resetScroll={false}>
                  {t('gallery.clear')}
                </Link>
              )}
              <button type="button" className="btn btn-primary" onClick={close}>
                {t('gallery.see', { count: cuantos })}
              </button>
            </div>
          </>
        )}
      </dialog>
    </>
  )
}
