import { imagenes } from '@telar/contract/casa/imagenes'
import type { Modelo } from '@telar/contract/catalogo/modelos'
import { SIN_TEXTOS } from '@telar/domain/idioma'
import { useMay } from '../../../access.ts'
import type { PartProps } from '../../../declare/screen.ts'
import { Note } from '../../../parts/Note.tsx'
import { UploadRow } from '../../../parts/upload/UploadRow.tsx'
import { useUploads } from '../../../parts/upload/use-uploads.ts'
import { useWords } from '../../../use-texts.ts'
import { type FotoDelModelo, modeloForm } from '../modelo-values.ts'
import { coloresDe } from '../variantes/variantes.ts'
import { FOTOS } from './fotos-texts.ts'
import { GrupoDeFotos } from './GrupoDeFotos.tsx'

/** The photos of a model, colour by colour. */
export function Fotos({ mayWrite }: PartProps<Modelo>) {
  const may = useMay()
  const say = useWords(FOTOS)
  const { getValues, setValue } = modeloForm.useForm()
  // Pictures arrive and changes are taken back later, even from another tab: each works on what there is then.
  const change = (update: (now: FotoDelModelo[]) => FotoDelModelo[]) =>
    setValue('fotos', update(getValues('fotos')), { shouldDirty: true })
  const { field, fieldState } = modeloForm.useField('fotos')
  const variantes = modeloForm.useValue('variantes')
  const fotos = field.value
  const { uploads, add, forget, retry } = useUploads<number | null>((imagen, colorId) => {
    const foto = { imagenId: imagen.id, colorId, alt: SIN_TEXTOS, imagen }
    change((now) => [...now, foto])
  })
  const colores = [...new Set([...coloresDe(variantes), ...fotos.flatMap(({ colorId }) => colorId ?? [])])]
  const disabled = !mayWrite
  return (
    <section className="o-sec o-flat">
      <h2 className="o-h2">
        {say.title} {mayWrite && <span className="o-q o-s">{say.hint}</span>}
      </h2>
      {fieldState.error?.message && <Note look="error">{fieldState.error.message}</Note>}
      {uploads.length > 0 && (
        <div className="o-uploads" aria-live="polite">
          {uploads.map((one) => (
            <UploadRow key={one.key} upload={one} onForget={() => forget(one.key)} onRetry={() => retry(one)} />
          ))}
        </div>
      )}
      <div className="o-groups">
        {[...colores, null].map((colorId) => (
          <GrupoDeFotos
            key={colorId}
            {...{ fotos, colores, colorId, disabled }}
            onChange={change}
            onFiles={disabled || !may(imagenes.upload.access) ? undefined : (files) => add(files, colorId)}
          />
        ))}
      </div>
    </section>
  )
}
