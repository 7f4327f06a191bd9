import { ImagePlus } from 'lucide-react'
import { notify } from '../../../parts/notify.tsx'
import { Swatch } from '../../../parts/State.tsx'
import { useSortable } from '../../../parts/sort/use-sortable.ts'
import { DropZone } from '../../../parts/upload/DropZone.tsx'
import { UPLOAD } from '../../../parts/upload/upload-texts.ts'
import { useFormat, useWords } from '../../../use-texts.ts'
import { useColores } from '../../use-colores.ts'
import type { FotoDelModelo } from '../modelo-values.ts'
import { FotoDeModelo } from './FotoDeModelo.tsx'
import { cambiar, fotosDe, reordenar } from './fotos.ts'
import { FOTOS } from './fotos-texts.ts'

interface GrupoDeFotosProps {
  fotos: readonly FotoDelModelo[]
  /** Nothing for the photos that show no colour in particular. */
  colorId: number | null
  colores: readonly number[]
  disabled: boolean
  onChange: (update: (now: FotoDelModelo[]) => FotoDelModelo[]) => void
  /** Absent for those who may not bring pictures. */
  onFiles: ((files: File[]) => void) | undefined
}

/** The photos of one colour: in order, with a place to drop more. */
export function GrupoDeFotos({ fotos, colorId, colores, disabled, onChange, onFiles }: GrupoDeFotosProps) {
  const { number } = useFormat()
  const say = useWords(FOTOS)
  const send = useWords(UPLOAD)
  const { color, nombre } = useColores()
  const suyas = fotosDe(fotos, colorId)
  const name = colorId === null ? say.noColour : nombre(colorId)
  const sortable = useSortable(
    suyas.map(({ imagenId }) => imagenId),
    (orden) => onChange((now) => reordenar(now, colorId, orden.map(Number))),
  )
  const remove = (foto: FotoDelModelo) => {
    const place = fotos.indexOf(foto)
    onChange((now) => now.filter(({ imagenId }) => imagenId !== foto.imagenId))
    notify(say.removed, { undo: () => onChange((now) => now.toSpliced(place, 0, foto)) })
  }
  if (suyas.length === 0 && !onFiles) return null
  return (
    <section className="o-group" aria-label={name}>
      <h3>
        {colorId !== null && <Swatch hex={color(colorId)?.hex ?? 'transparent'} />}
        {name} <span className="o-q">{suyas.length > 0 && number(suyas.length)}</span>
      </h3>
      <ol className="o-shots">
        {sortable.order.map((id, i) => {
          const foto = suyas.find(({ imagenId }) => imagenId === id)
          return (
            foto && (
              <FotoDeModelo
                key={id}
                {...{ foto, sortable, colores, disabled }}
                name={say.photo(i + 1, name)}
                place={i + 1}
                onChange={(cambio) => onChange((now) => cambiar(now, foto.imagenId, cambio))}
                onRemove={() => remove(foto)}
              />
            )
          )
        })}
        {onFiles && (
          <li>
            <DropZone accept="image/*" multiple className="o-drop-tile" onFiles={onFiles}>
              <ImagePlus className="o-i" aria-hidden="true" />
              <span className="o-sr">{say.addTo(name)}</span>
              <span aria-hidden="true">
                {send.dropMany} <u>{send.chooseMany}</u>
              </span>
            </DropZone>
          </li>
        )}
      </ol>
    </section>
  )
}
