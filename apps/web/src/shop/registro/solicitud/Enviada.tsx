import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { StepList } from '../../acceso/Steps.tsx'
import type { Enviado } from './use-solicitud.ts'

/** The request has arrived, and what happens next. */
export function Enviada({ enviado, onAnother }: { enviado: Enviado; onAnother: () => void }) {
  const { t } = useTranslation('registro')
  const { tipo, nombre, email, answer } = enviado
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const steps = [
    t('request.nextReview'),
    t('request.nextMail', { email }),
    tipo === 'nuevo' ? t('request.nextPassword') : t('request.nextPasswordKnown'),
  ]
  return (
    <div role="status">
      <h2 className="d2 outline-none" id="alta" ref={title} tabIndex={-1}>
        {t('request.sentTitle')}
      </h2>
      <p className="lead">
        {t('request.thanks', { name: nombre })} {answer}
      </p>
      <h3 className="d4 mb-4">{t('request.nextTitle')}</h3>
      <StepList steps={steps} />
      <button type="button" className="link tap mt-4" onClick={onAnother}>
        {t('request.another')}
      </button>
    </div>
  )
}
