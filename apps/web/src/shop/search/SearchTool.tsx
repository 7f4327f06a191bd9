import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useGallery } from '../frame/navigation.ts'
import { isTyping, stepThrough, wordsForAddress } from './keys.ts'

/** The catalogue and what reads it are loaded when somebody searches: most visits never do. */
const load = () => import('./Sugerencias.tsx')
const Sugerencias = lazy(load)

/** Looks for models from anywhere: `/` opens it, arrows walk through what is found, Enter shows it all. */
export function SearchTool() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const gallery = useGallery()
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const [q, setQ] = useState('')

  function show() {
    setQ('')
    setOpen(true)
    dialog.current?.showModal()
  }
  const close = () => dialog.current?.close()

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it opens is always the same
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      show()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  function goToGallery(event: FormEvent) {
    event.preventDefault()
    close()
    void navigate({ to: gallery, search: wordsForAddress(q) })
  }
  const closeAfterChoice = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget || (target as Element).closest('a')) close()
  }
  const opener = { type: 'button', 'aria-haspopup': 'dialog', onClick: show, onPointerEnter: load } as const
  return (
    <>
      <button {...opener} className="txt wide" aria-keyshortcuts="/">
        {t('nav.search')}{' '}
        <span className="key" aria-hidden="true">
          /
        </span>
      </button>
      <button {...opener} className="icon-btn only-s" aria-label={t('nav.search')}>
        <Icon name="search" />
      </button>
      <dialog
        ref={dialog}
        className="search"
        aria-label={t('search.label')}
        onClose={({ currentTarget }) => setOpen(currentTarget.open)}
        onClick={closeAfterChoice}
        onKeyDown={stepThrough}
      >
        <div className="search-body">
          <form className="wrap search-row" action={gallery} onSubmit={goToGallery}>
            <Icon name="search" />
            <input
              name="q"
              className="d3"
              aria-label={t('search.label')}
              placeholder={t('search.hint')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="search"
              maxLength={80}
              value={q}
              onChange={({ target }) => setQ(target.value)}
            />
            <button type="button" className="icon-btn" aria-label={t('nav.close')} onClick={close}>
              <Icon name="close" />
            </button>
          </form>
          {open && (
            <Suspense fallback={<div className="wrap search-found" />}>
              <Sugerencias q={q} />
            </Suspense>
          )}
        </div>
      </dialog>
    </>
  )
}
