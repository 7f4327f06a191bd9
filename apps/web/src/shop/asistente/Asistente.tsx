import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadTexts } from '../../i18n/i18n.ts'
import { useApp } from '../../kit/app.ts'
import { toast } from '../../kit/toast.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { PanelProps } from './Panel.tsx'

/** The way to the assistant from every page. What it opens is loaded when somebody first wants it. */
export function Asistente() {
  const { t } = useTranslation()
  const app = useApp()
  const button = useRef<HTMLButtonElement>(null)
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>()
  const [open, setOpen] = useState(false)

  function show() {
    setOpen(true)
    if (Panel) return
    Promise.all([import('./Panel.tsx'), loadTexts(app, 'asistente')]).then(
      ([part]) => setPanel(() => part.default),
      ({ message }: Error) => {
        setOpen(false)
        toast.error(t('error.unexpected', { msg: message }))
      },
    )
  }
  // only once the panel is gone: while it is over the page, nothing beneath can be focused
  useEffect(() => {
    if (Panel && !open) button.current?.focus()
  }, [Panel, open])
  return (
    <aside aria-label={t('nav.ask')}>
      <button ref={button} type="button" className="ask" aria-haspopup="dialog" aria-expanded={open} onClick={show}>
        <Icon name="ask" /> <span>{t('nav.ask')}</span>
      </button>
      {Panel && open && <Panel onClose={() => setOpen(false)} />}
    </aside>
  )
}
