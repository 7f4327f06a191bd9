import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { useLeftState } from '../kit/form/use-left.ts'

interface CambiableProps {
  id: string
  title: string
  /** What is on file. */
  children: ReactNode
  /** What it is changed with; it says when it is done. */
  form: (close: () => void) => ReactNode
}

/** Something of the account that is read first, and changed by who asks for it. */
export function Cambiable({ id, title, children, form }: CambiableProps) {
  const { t } = useTranslation('account')
  const [open, setOpen] = useLeftState(`cambiar ${id}`, false)
  const button = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const moved = useRef(false)
  useEffect(() => {
    if (open) place.current?.querySelector<HTMLElement>('input:not([hidden]), select')?.focus()
    else if (moved.current) button.current?.focus()
    moved.current = open
  }, [open])
  return (
    <section aria-labelledby={id}>
      <div className="part-head">
        <h2 className="d3" id={id}>
          {title}
        </h2>
        {!open && (
          <button type="button" className="link tap" ref={button} onClick={() => setOpen(true)}>
            {t('change')}
            <span className="sr-only"> {title}</span>
          </button>
        )}
      </div>
      <div ref={place}>{open ? form(() => setOpen(false)) : children}</div>
    </section>
  )
}
