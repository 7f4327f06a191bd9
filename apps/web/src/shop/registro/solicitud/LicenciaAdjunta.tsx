import type { Idioma } from '@telar/domain/idioma'
import { numberFormat } from '../../../i18n/locale.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { usePreview } from '../../../pieces/use-preview.ts'

const KB = 1024
const MB = KB * KB

function tamano(bytes: number, idioma: Idioma): string {
  const unit = bytes < MB ? 'kilobyte' : 'megabyte'
  const format = numberFormat(idioma, { style: 'unit', unit, maximumFractionDigits: bytes < MB ? 0 : 1 })
  return format.format(bytes < MB ? Math.ceil(bytes / KB) : bytes / MB)
}

interface LicenciaAdjuntaProps {
  licencia: File
  onChange: () => void
  onRemove: () => void
}

/** What was attached: its picture, or a sheet of paper, with its name and size. */
export function LicenciaAdjunta({ licencia, onChange, onRemove }: LicenciaAdjuntaProps) {
  const { t, i18n } = useTranslation('registro')
  const preview = usePreview(licencia)
  const { name, size } = licencia
  return (
    <div className="drop-doc">
      {preview ? (
        <img src={preview} alt={t('licence.preview', { name })} width={56} height={70} />
      ) : (
        <span className="doc" aria-hidden="true" />
      )}
      <div role="status">
        <p className="doc-name">{name}</p>
        <p className="field-hint">{tamano(size, i18n.language)}</p>
      </div>
      <p className="doc-acts">
        <button type="button" className="link tap" onClick={onChange}>
          {t('licence.change')}
        </button>
        <button type="button" className="link tap" onClick={onRemove}>
          {t('licence.remove')}
        </button>
      </p>
    </div>
  )
}
