import { imagenes } from '@telar/contract/casa/imagenes'
import { ImageUp, Trash2 } from 'lucide-react'
import { direccion } from '../../../../pieces/foto/foto-fuentes.ts'
import { useMay } from '../../../access.ts'
import { Button } from '../../../parts/Button.tsx'
import { DropZone } from '../../../parts/upload/DropZone.tsx'
import { UploadRow } from '../../../parts/upload/UploadRow.tsx'
import { UPLOAD } from '../../../parts/upload/upload-texts.ts'
import { useUploads } from '../../../parts/upload/use-uploads.ts'
import { useWords } from '../../../use-texts.ts'
import type { ControlProps } from './control.ts'

/** A picture: dropped or chosen, seen as it is stored, changed or taken away. */
export function ImagenControl({ id, value, onChange, disabled, invalid, describedBy, changed }: ControlProps) {
  const may = useMay()
  const say = useWords(UPLOAD)
  const { uploads, add, forget, retry } = useUploads<null>((imagen) => onChange(imagen.id))
  const locked = disabled || !may(imagenes.upload.access)
  const take = (files: File[]) => {
    for (const { key } of uploads) forget(key)
    add(files, null)
  }
  const stored = typeof value === 'number'
  return (
    <div className={changed ? 'o-picture o-changed' : 'o-picture'}>
      <DropZone
        {...{ id, invalid, describedBy }}
        accept="image/*"
        disabled={locked}
        onFiles={take}
        className={stored ? 'o-drop-pic' : 'o-drop-empty'}
      >
        {stored ? (
          <>
            <img src={direccion(value, 320, 'webp')} alt="" decoding="async" />
            {!locked && <span className="o-drop-act">{say.change}</span>}
          </>
        ) : (
          <>
            <ImageUp className="o-i" aria-hidden="true" />
            <span>
              {say.drop} <u>{say.choose}</u>
            </span>
          </>
        )}
      </DropZone>
      <div className="o-picture-side">
        {uploads.map((one) => (
          <UploadRow key={one.key} upload={one} onForget={() => forget(one.key)} onRetry={() => retry(one)} />
        ))}
        <span className="o-hint">{say.formats}</span>
        {stored && !locked && (
          <Button small look="ghost" icon={Trash2} onClick={() => onChange(null)}>
            {say.remove}
          </Button>
        )}
      </div>
    </div>
  )
}
