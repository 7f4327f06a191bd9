import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { Icon } from '../ui/Icon.tsx'

interface DockProps {
  importe: string
  detalle: string
  /** What does the same in the page: while it is in sight, the dock is not needed. */
  enVezDe?: RefObject<HTMLElement | null>
  /** Opens the assistant, which on a phone has its button here; nothing where there is none. */
  alPreguntar: ((desde: HTMLElement) => void) | undefined
  children: ReactNode
}

/** What lies under the head of the page is not in sight. */
const CABECERA = '-76px 0px 0px'
const CASI = 0.9

function useEnVista(cosa: RefObject<HTMLElement | null> | undefined): boolean {
  const [vista, setVista] = useState(false)
  useEffect(() => {
    if (!cosa?.current) return
    const observer = new IntersectionObserver(([entry]) => setVista((entry?.intersectionRatio ?? 0) > CASI), {
      rootMargin: CABECERA,
      threshold: CASI,
    })
    observer.observe(cosa.current)
    return () => observer.disconnect()
  }, [cosa])
  return vista
}

/** On a phone, what the order comes to and the next step stay in reach at the foot of the screen; so does the assistant. */
export function Dock({ importe, detalle, enVezDe, alPreguntar, children }: DockProps) {
  const { t } = useTranslation()
  const sobra = useEnVista(enVezDe)
  return (
    <div className="dock" data-away={sobra || undefined}>
      {alPreguntar && (
        <button
          type="button"
          className="icon-btn"
          aria-label={t('nav.ask')}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => alPreguntar(currentTarget)}
        >
          <Icon name="ask" />
        </button>
      )}
      <p>
        <strong>{importe}</strong>
        <span className="mute small">{detalle}</span>
      </p>
      {children}
    </div>
  )
}
