import { useFormContext } from 'react-hook-form'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useReglas } from '../../kit/form/comprobar.ts'
import { ESPANA, type Pais } from '../../kit/paises.ts'
import { DireccionFields } from '../../pieces/direccion/DireccionFields.tsx'
import { PaisField } from '../../pieces/direccion/PaisField.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { type Datos, puedeIrARecargo } from './datos.ts'

/** What the invoices of a customer need. */
export function Fiscales({ pais, paises }: { pais: string; paises: readonly Pais[] }) {
  const { t } = useTranslation('registro')
  const reglas = useReglas()
  const { register, watch, formState } = useFormContext<Datos>()
  const { errors } = formState
  const { required } = reglas
  const spanish = pais === ESPANA
  return (
    <fieldset className="part">
      <legend className="d3">{t('activate.fiscal')}</legend>
      <div className="two">
        <Field
          label={t('field.legalName')}
          autoComplete="organization"
          error={errors.razonSocial?.message}
          {...register('razonSocial', { required })}
        />
        <Field
          label={t('field.tradeName')}
          optional
          autoComplete="off"
          error={errors.nombreComercial?.message}
          {...register('nombreComercial')}
        />
        <PaisField
          label={t('field.country')}
          paises={paises}
          error={errors.countryId?.message}
          {...register('countryId', { valueAsNumber: true })}
        />
        <Field
          label={spanish ? t('field.nif') : t('field.nifAbroad')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.nif?.message}
          {...register('nif', { required, validate: (nif) => reglas.nif(nif, pais) })}
        />
      </div>
      {!spanish && (
        <Field
          label={t('field.vat')}
          hint={t('field.vatHint')}
          optional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.nifIva?.message}
          {...register('nifIva', { validate: reglas.nifIva })}
        />
      )}
      {puedeIrARecargo(watch('nif'), pais) && (
        <Checkbox label={t('field.surcharge')} {...register('recargoEquivalencia')} />
      )}
      <DireccionFields prefix="direccionFiscal" pais={pais} section="billing" />
      <Field
        label={t('field.phone')}
        type="tel"
        autoComplete="tel"
        error={errors.telefono?.message}
        {...register('telefono', { required, validate: (telefono) => reglas.telefono(telefono, pais) })}
      />
    </fieldset>
  )
}
