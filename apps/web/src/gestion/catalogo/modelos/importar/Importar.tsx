import { useMutation } from '@tanstack/react-query'
import { type Importacion, modelos } from '@telar/contract/catalogo/modelos'
import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { useCalls, useCommand } from '../../../calls.ts'
import { OFFICE } from '../../../office-texts.ts'
import { Button } from '../../../parts/Button.tsx'
import { errorText } from '../../../parts/error-text.ts'
import { Note } from '../../../parts/Note.tsx'
import { OfficeLink } from '../../../parts/OfficeLink.tsx'
import { DropZone } from '../../../parts/upload/DropZone.tsx'
import { hrefOf } from '../../../place.ts'
import { PlainHead } from '../../../record/PlainHead.tsx'
import { useWords } from '../../../use-texts.ts'
import { ColumnasDeImportar } from './ColumnasDeImportar.tsx'
import { FilasDeImportar } from './FilasDeImportar.tsx'
import { contar } from './filas-importadas.ts'
import { IMPORTAR } from './importar-texts.ts'

/** A file as the server takes it. */
const dataOf = (file: File) =>
  new Promise<{ name: string; extension: string; data: string }>((resolve, reject) => {
    const reader = new FileReader()
    reader.onerror = () => reject(reader.error ?? new Error(file.name))
    reader.onload = () =>
      resolve({ name: file.name.slice(0, 200), extension: extensionOf(file.name), data: String(reader.result) })
    reader.readAsDataURL(file)
  })

const extensionOf = (name: string) => name.slice(name.lastIndexOf('.')).slice(0, 10)

/** Models out of a spreadsheet: first what would happen to each row, then, if all are right, the writing. */
export default function Importar() {
  const t = useWords(OFFICE)
  const { mutateAsync: importAhora } = useCommand(modelos.import)
  const calls = useCalls()
  const say = useWords(IMPORTAR)
  const [written, setWritten] = useState<Importacion | null>(null)
  const local = { meta: { errors: 'local' as const } }
  const reading = useMutation({
    mutationFn: async (file: File) => {
      const body = await dataOf(file)
      return { body, result: await calls.read(modelos.importPreview, { body }) }
    },
    ...local,
  })
  const writing = useMutation({
    mutationFn: async () => {
      if (!reading.data) return
      const result = await importAhora({ body: reading.data.body })
      setWritten(result)
    },
    ...local,
  })
  const preview = reading.data?.result
  const count = contar(preview)
  const again = () => {
    reading.reset()
    writing.reset()
    setWritten(null)
  }
  const toList = (
    <OfficeLink className="o-link" href={hrefOf('modelos')}>
      {say.toList}
    </OfficeLink>
  )
  const ready = preview && count.wrong === 0 && !written
  return (
    <>
      <PlainHead screen="modelos" title={say.title}>
        <span className="o-sp" />
        {preview && <Button onClick={again}>{say.another}</Button>}
        {preview && !written && (
          <Button look="main" disabled={!ready || writing.isPending} onClick={() => writing.mutate()}>
            {writing.isPending ? say.importing : say.import(preview.filas.length)}
          </Button>
        )}
      </PlainHead>
      <div className="o-scroll">
        {(reading.error ?? writing.error) && (
          <div className="o-problem">
            <Note look="error">{errorText(reading.error ?? writing.error, t)}</Note>
          </div>
        )}
        {written && (
          <div className="o-problem">
            <Note look="good" action={toList}>
              <b>{say.done(count.created, count.changed)}</b>
            </Note>
          </div>
        )}
        {preview ? (
          !written && <FilasDeImportar filas={preview.filas} />
        ) : (
          <>
            <section className="o-sec">
              <DropZone accept=".xlsx,.csv" onFiles={([file]) => file && reading.mutate(file)} className="o-drop-sheet">
                <FileSpreadsheet className="o-i" aria-hidden="true" />
                <span>
                  {reading.isPending ? (
                    say.reading
                  ) : (
                    <>
                      {say.drop} <u>{say.choose}</u>
                    </>
                  )}
                </span>
                <small className="o-q">{say.formats}</small>
              </DropZone>
            </section>
            <ColumnasDeImportar />
          </>
        )}
      </div>
    </>
  )
}
