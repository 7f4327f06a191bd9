import { useTranslation } from '../../i18n/use-translation.ts'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { FormErrors } from '../../ui/FormErrors.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { Acepta } from '../legal/Acepta.tsx'
import { Enviado } from './Enviado.tsx'
import { MessageField } from './MessageField.tsx'
import { useConsulta } from './use-consulta.ts'

/** Writes to the house. What was typed stays until it has arrived. */
export function ContactoForm({ titleId }: { titleId: string }) {
  const { t } = useTranslation('empresa')
  const { ref, submit, field, busy, messages, answer, again } = useConsulta()
  if (answer !== undefined) return <Enviado titleId={titleId} answer={answer} onAgain={again} />
  return (
    <Form className="form" ref={ref} onSubmit={submit}>
      <h2 className="d3" id={titleId}>
        {t('contact.formTitle')}
      </h2>
      <Field label={t('contact.name')} autoComplete="name" {...field('nombre')} />
      <div className="two">
        <Field label={t('contact.yourEmail')} type="email" autoComplete="email" {...field('email')} />
        <Field label={t('contact.yourPhone')} type="tel" autoComplete="tel" optional {...field('telefono')} />
      </div>
      <MessageField label={t('contact.message')} hint={t('contact.messageHint')} {...field('mensaje')} />
      <div>
        <p className="small mute">{t('contact.privacy')}</p>
        <Acepta {...field('acepta')} />
      </div>
      <FormErrors messages={messages} />
      <div className="acts">
        <SubmitButton busy={busy}>{t('contact.submit')}</SubmitButton>
      </div>
    </Form>
  )
}
