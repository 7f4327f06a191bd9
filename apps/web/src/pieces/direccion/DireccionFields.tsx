import { codigoPostalValido, provinciaDe } from '@telar/domain/casa/provincia'
import { type FieldError, get, useFormContext } from 'react-hook-form'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Field } from '../../ui/Field.tsx'

const ESPANA = 'ES'

interface DireccionFieldsProps {
  /** Where the address is in the form's values. */
  prefix: string
  /** The ISO code of its country, which other fields may decide. */
  pais: string
  /** What browsers know the fields by: `shipping` for where goods go. */
  section?: 'shipping' | 'billing'
}

/** Street, postcode, town and provincia of the form around; a Spanish postcode fills in the provincia. */
export function DireccionFields({ prefix, pais, section }: DireccionFieldsProps) {
  const { t } = useTranslation('registro')
  const { register, setValue, formState } = useFormContext()
  const required = t('shop:field.required')
  const spanish = pais === ESPANA
  const auto = (name: string) => (section ? `${section} ${name}` : name)
  const error = (name: string) => (get(formState.errors, `${prefix}.${name}`) as FieldError | undefined)?.message

  function fillProvincia(codigoPostal: string) {
    const provincia = spanish ? provinciaDe(codigoPostal) : undefined
    if (provincia) setValue(`${prefix}.provincia`, provincia)
  }

  return (
    <>
      <Field
        label={t('address.street')}
        autoComplete={auto('street-address')}
        error={error('calle')}
        {...register(`${prefix}.calle`, { required })}
      />
      <div className="postal">
        <Field
          label={t('address.postcode')}
          autoComplete={auto('postal-code')}
          inputMode={spanish ? 'numeric' : 'text'}
          error={error('codigoPostal')}
          {...register(`${prefix}.codigoPostal`, {
            validate: (codigoPostal: string) => {
              if (spanish && !codigoPostal.trim()) return required
              return codigoPostalValido({ pais, codigoPostal }) || t('problem.codigo-postal.es')
            },
            onChange: ({ target }) => fillProvincia(target.value),
          })}
        />
        <Field
          label={t('address.city')}
          autoComplete={auto('address-level2')}
          error={error('ciudad')}
          {...register(`${prefix}.ciudad`, { required })}
        />
        <Field
          label={spanish ? t('address.province') : t('address.region')}
          autoComplete={auto('address-level1')}
          optional={!spanish}
          error={error('provincia')}
          {...register(`${prefix}.provincia`)}
        />
      </div>
    </>
  )
}
