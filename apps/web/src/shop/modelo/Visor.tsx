import { enIdioma } from '@telar/domain/idioma'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Foto } from '../../pieces/foto/Foto.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { FotoDeFicha } from './ficha.ts'

interface VisorProps {
  fotos: readonly FotoDeFicha[]
  first: number
  onClose: () => void
}

/** Photos over the whole screen. One swipes or uses the arrows; a click comes nearer; Escape closes. */
export function Visor({ fotos, first, onClose }: VisorProps) {
  const { t, i18n } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(first)
  const [near, setNear] = useState(false)

  const go = (to: number, behavior: ScrollBehavior = 'auto') => {
    const { current } = strip
    if (current && to >= 0 && to < fotos.length) current.scrollTo({ left: to * current.clientWidth, behavior })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, at the photo that was pressed
  useEffect(() => {
    dialog.current?.showModal()
    go(first, 'instant')
  }, [])

  const step = (by: 1 | -1, icon: 'prev' | 'next', label: string) => (
    <button
      type="button"
      className={`icon-btn ${icon}`}
      aria-label={label}
      aria-disabled={!fotos[place + by]}
      onClick={() => go(place + by)}
    >
      <Icon name={icon} />
    </button>
  )
  return (
    <dialog
      ref={dialog}
      className="viewer"
      aria-label={t('model.photos')}
      onClose={onClose}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') go(place + 1)
        if (key === 'ArrowLeft') go(place - 1)
      }}
    >
      <div
        ref={strip}
        className="viewer-strip"
        onScroll={({ currentTarget }) => {
          const now = Math.round(currentTarget.scrollLeft / currentTarget.clientWidth)
          if (now !== place) {
            setPlace(now)
            setNear(false)
          }
        }}
      >
        {fotos.map((foto, index) => (
          <div key={foto.id} className={near && index === place ? 'viewer-photo near' : 'viewer-photo'}>
            <button
              type="button"
              tabIndex={index === place ? 0 : -1}
              aria-label={near ? t('model.farther') : t('model.nearer')}
              onClick={() => setNear(!near)}
            >
              <Foto
                imagen={foto}
                alt={enIdioma(foto.alt, i18n.language)}
                sizes={near && index === place ? '200vw' : '100vw'}
                mayor={1600}
                prioridad="ya"
              />
            </button>
          </div>
        ))}
      </div>
      <p className="viewer-place" aria-live="polite">
        {t('model.place', { place: place + 1, count: fotos.length })}
      </p>
      <button
        type="button"
        className="icon-btn close"
        aria-label={t('nav.close')}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
      {fotos.length > 1 && step(-1, 'prev', t('model.previous'))}
      {fotos.length > 1 && step(1, 'next', t('model.next'))}
    </dialog>
  )
}
