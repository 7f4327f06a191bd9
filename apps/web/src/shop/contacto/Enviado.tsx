import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'

interface EnviadoProps {
  titleId: string
  /** What the house says. */
  answer: string
  onAgain: () => void
}

/** In the form's place once the message has arrived; those who cannot see it are taken there. */
export function Enviado({ titleId, answer, onAgain }: EnviadoProps) {
  const { t } = useTranslation('empresa')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="arrived" role="status">
      <h2 className="d2 outline-none" id={titleId} ref={heading} tabIndex={-1}>
        {t('contact.sentTitle')}
      </h2>
      <p className="lead">{answer}</p>
      <button type="button" className="link tap" onClick={onAgain}>
        {t('contact.again')}
      </button>
    </div>
  )
}
