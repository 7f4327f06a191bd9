import type { devoluciones } from '@telar/contract/calls'
import type { CallOutput } from '@telar/contract/kit/endpoint'
import { MOTIVOS_DE_DEVOLUCION } from '@telar/domain/facturacion/devolucion'
import { enIdioma } from '@telar/domain/idioma'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { FieldError } from '../../../ui/FieldError.tsx'
import type { Peticion } from './peticion.ts'

interface LineaDevueltaProps {
  linea: CallOutput<typeof devoluciones.devolvibles>['lineas'][number]
  i: number
  form: UseFormReturn<Peticion>
}

/** One garment of a delivery: how many of it go back, and why. */
export function LineaDevuelta({ linea: { numero, nombres, color, talla, quedan }, i, form }: LineaDevueltaProps) {
  const { t, i18n } = useTranslation('account')
  const que = `${numero} ${enIdioma(color, i18n.language)} ${talla}`
  const error = form.formState.errors.lineas?.[i]?.cantidad?.message
  const vuelven = Number(form.watch(`lineas.${i}.cantidad`)) > 0
  return (
    <li>
      <p>
        {que}
        <span className="mute small">{enIdioma(nombres, i18n.language)}</span>
      </p>
      <span className="give-n">
        <input
          className="field-box"
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          aria-label={t('returns.howMany', { what: que })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `devolver-${i}` : undefined}
          {...form.register(`lineas.${i}.cantidad`, {
            validate: (escrito) =>
              /^\d{0,4}$/.test(escrito.trim()) && Number(escrito) <= quedan
                ? true
                : t('returns.tooMany', { count: quedan }),
          })}
        />
        <span className="mute small">{t('returns.of', { count: quedan })}</span>
      </span>
      {vuelven && (
        <select
          className="field-box"
          aria-label={t('returns.why', { what: que })}
          {...form.register(`lineas.${i}.motivo`)}
        >
          {MOTIVOS_DE_DEVOLUCION.map((motivo) => (
            <option key={motivo} value={motivo}>
              {t(`returns.reasons.${motivo}`)}
            </option>
          ))}
        </select>
      )}
      {error && <FieldError id={`devolver-${i}`}>{error}</FieldError>}
    </li>
  )
}
