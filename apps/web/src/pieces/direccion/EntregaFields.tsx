import { type FieldError, get, useFormContext } from 'react-hook-form'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Field } from '../../ui/Field.tsx'
import { DireccionFields } from './DireccionFields.tsx'
import { PaisField } from './PaisField.tsx'

interface EntregaFieldsProps {
  prefix: string
  paises: Parameters<typeof PaisField>[0]['paises']
}

/** An address where goods are delivered: who receives them, where, and whom the carrier calls. */
export function EntregaFields({ prefix, paises }: EntregaFieldsProps) {
  const { t } = useTranslation('registro')
  const { register, watch, formState } = useFormContext()
  const error = (name: string) => (get(formState.errors, `${prefix}.${name}`) as FieldError | undefined)?.message
  return (
    <>
      <Field
        label={t('address.name')}
        hint={t('address.nameHint')}
        optional
        autoComplete="off"
        error={error('nombre')}
        {...register(`${prefix}.nombre`)}
      />
      <PaisField
        label={t('field.country')}
        paises={paises}
        by="iso2"
        autoComplete="shipping country"
        error={error('pais')}
        {...register(`${prefix}.pais`)}
      />
      <DireccionFields prefix={prefix} pais={watch(`${prefix}.pais`)} section="shipping" />
      <Field
        label={t('address.phone')}
        type="tel"
        optional
        autoComplete="shipping tel"
        error={error('telefono')}
        {...register(`${prefix}.telefono`)}
      />
    </>
  )
}
