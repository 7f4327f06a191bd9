import { IDIOMAS } from '@telar/domain/idioma'
import { Captions, X } from 'lucide-react'
import { useState } from 'react'
import { Foto } from '../../../../pieces/foto/Foto.tsx'
import { OFFICE } from '../../../office-texts.ts'
import { Button } from '../../../parts/Button.tsx'
import { OfficePopover } from '../../../parts/dialogs/OfficePopover.tsx'
import { SortHandle } from '../../../parts/sort/SortHandle.tsx'
import type { Sortable } from '../../../parts/sort/use-sortable.ts'
import { useWords } from '../../../use-texts.ts'
import { useColores } from '../../use-colores.ts'
import type { FotoDelModelo } from '../modelo-values.ts'
import { FOTOS } from './fotos-texts.ts'

interface FotoDeModeloProps {
  foto: FotoDelModelo
  sortable: Sortable
  name: string
  /** From 1 among those of its colour. */
  place: number
  colores: readonly number[]
  disabled: boolean
  onChange: (cambio: Partial<FotoDelModelo>) => void
  onRemove: () => void
}

/** One photo: moved, given a colour, described, taken away. */
export function FotoDeModelo({ foto, sortable, name, place, colores, disabled, ...on }: FotoDeModeloProps) {
  const say = useWords(FOTOS)
  const { nombre } = useColores()
  return (
    <li className="o-card o-shot" {...sortable.item(foto.imagenId)}>
      <div className="o-card-pic">
        <Foto imagen={foto.imagen} alt={foto.alt.es || name} sizes="128px" mayor={320} />
        {!disabled && <SortHandle sortable={sortable} id={foto.imagenId} name={name} />}
        {!disabled && (
          <Button small iconOnly icon={X} className="o-card-x" onClick={on.onRemove}>
            {say.remove(place)}
          </Button>
        )}
        {place === 1 && <span className="o-cover">{say.cover}</span>}
      </div>
      <div className="o-shot-foot">
        <select
          className="o-in"
          aria-label={say.colourOf(place)}
          value={foto.colorId ?? ''}
          disabled={disabled}
          onChange={(event) => on.onChange({ colorId: event.target.value === '' ? null : Number(event.target.value) })}
        >
          <option value="">{say.noColour}</option>
          {colores.map((colorId) => (
            <option key={colorId} value={colorId}>
              {nombre(colorId)}
            </option>
          ))}
        </select>
        <AltTexts foto={foto} disabled={disabled} onChange={(alt) => on.onChange({ alt })} />
      </div>
    </li>
  )
}

interface AltTextsProps {
  foto: FotoDelModelo
  disabled: boolean
  onChange: (alt: FotoDelModelo['alt']) => void
}

/** What the photo shows, in words, for those who cannot see it. */
function AltTexts({ foto: { alt }, disabled, onChange }: AltTextsProps) {
  const t = useWords(OFFICE)
  const say = useWords(FOTOS)
  const [open, setOpen] = useState(false)
  const missing = IDIOMAS.some((idioma) => !alt[idioma])
  return (
    <OfficePopover
      label={say.alt}
      align="end"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button iconOnly icon={Captions} className={missing ? 'o-missing' : ''}>
          {missing ? say.altMissing : say.alt}
        </Button>
      }
    >
      <div className="o-alt">
        <h4 className="o-h2">{say.alt}</h4>
        <p className="o-q o-s">{say.altHint}</p>
        {IDIOMAS.map((idioma) => (
          <label key={idioma} className="o-fld">
            <span>{t.languages[idioma]}</span>
            <input
              className="o-in"
              lang={idioma}
              maxLength={200}
              value={alt[idioma]}
              disabled={disabled}
              onChange={(event) => onChange({ ...alt, [idioma]: event.target.value })}
            />
          </label>
        ))}
      </div>
    </OfficePopover>
  )
}
