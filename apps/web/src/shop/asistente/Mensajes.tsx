import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Respuesta } from './Respuesta.tsx'
import type { Mensaje } from './use-charla.ts'

/** Room above the last question. */
const ABOVE = 16

interface MensajesProps {
  mensajes: readonly Mensaje[]
  busy: boolean
  onAsk: (pregunta: string) => void
}

/** What was said, with the last question in sight. An answer is read aloud when it is complete. */
export function Mensajes({ mensajes, busy, onAsk }: MensajesProps) {
  const { t } = useTranslation('asistente')
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever grows is brought into sight
  useEffect(() => {
    const { current } = box
    const mine = [...(current?.querySelectorAll<HTMLElement>('.ask-mine') ?? [])].at(-1)
    if (current) current.scrollTop = mine ? mine.offsetTop - ABOVE : 0
  }, [mensajes])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: by keyboard, too, one reads what has scrolled away
    <div ref={box} className="ask-said" role="log" aria-label={t('said')} aria-busy={busy} tabIndex={0}>
      <div className="ask-house">
        <Respuesta texto={mensajes.length === 0 ? t('greeting') : (t('greeting').split('\n')[0] ?? '')} onAsk={onAsk} />
      </div>
      {mensajes.map(({ id, de, texto }) =>
        de === 'visita' ? (
          <p key={id} className="ask-mine">
            <span className="sr-only">{t('you')} </span>
            {texto}
          </p>
        ) : (
          <div key={id} className="ask-house">
            {texto ? (
              <Respuesta texto={texto} onAsk={onAsk} />
            ) : (
              <p className="ask-wait">
                <span className="sr-only">{t('waiting')}</span>
                <i />
                <i />
                <i />
              </p>
            )}
          </div>
        ),
      )}
    </div>
  )
}
