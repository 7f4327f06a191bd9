import { type DragEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Control } from 'react-hook-form'
import { useController } from 'react-hook-form'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { FieldError } from '../../../ui/FieldError.tsx'
import { LicenciaAdjunta } from './LicenciaAdjunta.tsx'
import { FOTOS, problemaDeLicencia, TIPOS_DE_LICENCIA } from './licencia.ts'
import type { SolicitudNueva } from './solicitud-nueva.ts'

/** The licence, dropped, chosen or photographed, and looked at before it is sent. */
export function LicenciaField({ control }: { control: Control<SolicitudNueva> }) {
  const { t } = useTranslation('registro')
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const photo = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const [over, setOver] = useState(false)
  const { field, fieldState } = useController({
    control,
    name: 'licencia',
    rules: {
      validate: async (licencia) => {
        if (!licencia) return t('licence.missing')
        const problema = await problemaDeLicencia(licencia)
        return problema ? t(`problem.licencia.${problema}`) : true
      },
    },
  })
  const licencia = field.value

  function take(files: FileList | null) {
    const [first] = files ?? []
    if (first) field.onChange(first)
    field.onBlur()
  }
  function remove() {
    flushSync(() => field.onChange(null))
    choose.current?.focus()
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const input = (ref: typeof file, accept: string, label: string, camera = false) => (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={label}
      accept={accept}
      {...(camera ? { capture: 'environment' as const } : {})}
      onChange={({ target }) => {
        take(target.files)
        // the same file can be chosen again after it was removed
        target.value = ''
      }}
    />
  )
  const error = fieldState.error?.message
  const described = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className="field" aria-labelledby={`${id}-label`} aria-describedby={described}>
      <span className="lab" id={`${id}-label`}>
        {t('licence.label')}
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a short cut of the buttons inside */}
      <div
        className="drop"
        data-over={over || undefined}
        data-invalid={error ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {input(file, TIPOS_DE_LICENCIA, t('licence.label'))}
        {input(photo, FOTOS, t('licence.photo'), true)}
        {licencia ? (
          <LicenciaAdjunta licencia={licencia} onChange={() => file.current?.click()} onRemove={remove} />
        ) : (
          <div className="drop-empty">
            <span className="mute drop-word">{t('licence.drop')}</span>
            <button
              ref={(button) => {
                choose.current = button
                field.ref(button)
              }}
              type="button"
              className="link tap"
              onClick={() => file.current?.click()}
            >
              {t('licence.choose')}
            </button>
            <button type="button" className="link tap only-touch" onClick={() => photo.current?.click()}>
              {t('licence.photo')}
            </button>
          </div>
        )}
      </div>
      <p id={`${id}-hint`} className="field-hint">
        {t('licence.hint')}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
