import { personal } from '@telar/contract/calls'
import type { User } from '@telar/contract/identidad/users'
import { useForm } from 'react-hook-form'
import { useTranslation } from '../i18n/use-translation.ts'
import { useClient } from '../kit/app.ts'
import { command } from '../kit/calls/command.ts'
import { useReglas } from '../kit/form/comprobar.ts'
import { useCommandForm } from '../kit/form/form.ts'
import { toast } from '../kit/toast.tsx'
import { Field } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { FormErrors } from '../ui/FormErrors.tsx'
import { FormEnd } from './FormEnd.tsx'

interface Profile {
  firstName: string
  lastName: string
  phoneNumber: string
}

/** Who answers for the account. */
export function ProfileForm({ user, onDone }: { user: User; onDone: () => void }) {
  const { t } = useTranslation('account')
  const client = useClient()
  const { firstName, lastName, phoneNumber } = user
  const form = useForm<Profile>({ defaultValues: { firstName, lastName, phoneNumber: phoneNumber ?? '' } })
  const { errors } = form.formState
  const { marcable } = useReglas()
  const { submit, busy, messages } = useCommandForm(form, {
    left: 'perfil',
    ...command(client, personal.updateProfile, { from: (body: Profile) => ({ body }) }),
    onSuccess: () => {
      toast.success(t('profile.saved'))
      onDone()
    },
  })
  return (
    <Form className="form" onSubmit={submit}>
      <Field
        label={t('profile.firstName')}
        autoComplete="given-name"
        error={errors.firstName?.message}
        {...form.register('firstName', { required: t('shop:field.required') })}
      />
      <Field
        label={t('profile.lastName')}
        autoComplete="family-name"
        error={errors.lastName?.message}
        {...form.register('lastName')}
      />
      <Field
        label={t('profile.phone')}
        type="tel"
        autoComplete="tel"
        optional
        error={errors.phoneNumber?.message}
        {...form.register('phoneNumber', { validate: marcable })}
      />
      <FormErrors messages={messages} />
      <FormEnd busy={busy} save={t('profile.save')} onCancel={onDone} />
    </Form>
  )
}
