import { type ComponentType, useEffect, useRef, useState } from 'react'
import { loadTexts } from '../../i18n/i18n.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useApp } from '../../kit/app.ts'
import { alAbrirAsistente } from '../../kit/asistente.ts'
import { toldOf } from '../../kit/calls/failures.ts'
import { toast } from '../../kit/toast.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { PanelProps } from './Panel.tsx'

/** The way to the assistant from every page. What it opens is loaded when somebody first wants it. */
export function Asistente() {
  const { t } = useTranslation()
  const app = useApp()
  const button = useRef<HTMLElement>(null)
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>()
  const [open, setOpen] = useState(false)

  function show(from: HTMLElement) {
    button.current = from
    setOpen(true)
    if (Panel) return
    Promise.all([import('./Panel.tsx'), loadTexts(app, 'asistente')]).then(
      ([part]) => setPanel(() => part.default),
      (error: Error) => {
        setOpen(false)
        toast.error(toldOf(error, error.message, t))
      },
    )
  }
  useEffect(() => alAbrirAsistente(show))
  // only once the panel is gone: while it is over the page, nothing beneath can be focused
  useEffect(() => {
    if (Panel && !open) button.current?.focus()
  }, [Panel, open])
  return (
    <aside aria-label={t('nav.ask')}>
      <button
        type="button"
        className="ask"
        aria-label={t('nav.ask')}
        title={t('nav.ask')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={({ currentTarget }) => show(currentTarget)}
      >
        <Icon name="ask" />
      </button>
      {Panel && open && <Panel onClose={() => setOpen(false)} />}
    </aside>
  )
}
