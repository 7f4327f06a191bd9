import type { MiCliente } from '@telar/contract/clientes/clientes'
import { useForm } from 'react-hook-form'
import { changeLanguage } from '../../i18n/choice.ts'
import { NOMBRES } from '../../i18n/languages.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useCommandForm } from '../../kit/form/form.ts'
import { useSettings } from '../../kit/settings.ts'
import { toast } from '../../kit/toast.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { FormErrors } from '../../ui/FormErrors.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { FormEnd } from '../FormEnd.tsx'
import { useCambiarMio } from './mio.ts'

type Ficha = Pick<MiCliente, 'nombreComercial' | 'idioma'> & { telefono: string }

/** What a customer changes of themselves: the name of the shop, its telephone and the language. */
export function FichaForm({ mio, onDone }: { mio: MiCliente; onDone: () => void }) {
  const { t, i18n } = useTranslation('account')
  const { mutateAsync } = useCambiarMio()
  const { idiomas } = useSettings()
  const { nombreComercial, telefono, idioma } = mio
  const form = useForm<Ficha>({
    values: { nombreComercial, telefono: telefono ?? '', idioma },
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, dirtyFields } = form.formState
  const { submit, busy, messages } = useCommandForm(form, {
    left: 'ficha',
    // what was not touched stays as somebody else has put it meanwhile
    mutationFn: (ficha: Ficha) =>
      mutateAsync(() =>
        Object.fromEntries(Object.entries(ficha).filter(([campo]) => dirtyFields[campo as keyof Ficha])),
      ),
    meta: { errors: 'local' },
    onSuccess: async (_id, ficha) => {
      if (ficha.idioma !== i18n.language && ficha.idioma !== idioma) await changeLanguage(i18n, ficha.idioma)
      toast.success(i18n.t('account:profile.saved'))
      onDone()
    },
  })
  return (
    <Form className="form" onSubmit={submit}>
      <div className="two">
        <Field
          label={t('registro:field.tradeName')}
          optional
          error={errors.nombreComercial?.message}
          {...form.register('nombreComercial')}
        />
        <Field
          label={t('fiscal.shopPhone')}
          type="tel"
          optional
          error={errors.telefono?.message}
          {...form.register('telefono')}
        />
      </div>
      <SelectField
        label={t('registro:field.language')}
        hint={t('registro:field.languageHint')}
        error={errors.idioma?.message}
        {...form.register('idioma')}
      >
        {idiomas.map((code) => (
          <option key={code} value={code}>
            {NOMBRES[code]}
          </option>
        ))}
      </SelectField>
      <FormErrors messages={messages} />
      <FormEnd busy={busy} save={t('fiscal.save')} onCancel={onDone} />
    </Form>
  )
}
