import { useMutation } from '@tanstack/react-query'
import { importaciones } from '@telar/contract/casa/importaciones'
import { IMPORTABLES, type Importable } from '@telar/domain/casa/importar'
import { Download, FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../access.ts'
import { useCalls } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { DropZone } from '../../parts/upload/DropZone.tsx'
import { usePlace } from '../../place.ts'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { useWords } from '../../use-texts.ts'
import { Columnas } from './Columnas.tsx'
import { COMO, IMPORTACIONES, QUE } from './importaciones-texts.ts'
import type { Traida } from './traida.ts'

/** A file as the server takes it. */
const dataOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onerror = () => reject(reader.error ?? new Error(file.name))
    reader.onload = () => resolve(String(reader.result))
    reader.readAsDataURL(file)
  })

const esImportable = (que: unknown): que is Importable => IMPORTABLES.some((una) => una === que)

/** What is brought and the sheet it is in; then how its columns are understood. */
export function Traer() {
  const t = useWords(OFFICE)
  const may = useMay()
  const calls = useCalls()
  const say = useWords(IMPORTACIONES)
  const nombres = useWords(QUE)
  const como = useWords(COMO)
  const { search } = usePlace()
  const [que, setQue] = useState<Importable>(esImportable(search.que) ? search.que : 'clientes')
  const leer = useMutation({
    mutationFn: async (file: File): Promise<Traida> => {
      const data = await dataOf(file)
      const hoja = await calls.read(importaciones.leer, { body: { que, data } })
      return { que, fichero: file.name.slice(0, 200), data, hoja }
    },
    meta: { errors: 'local' as const },
  })
  if (!may(importaciones.probar.access)) return null
  if (leer.data) return <Columnas key={leer.data.fichero} traida={leer.data} onOtra={leer.reset} />
  const plantilla = () =>
    calls
      .download(importaciones.plantilla, { params: { que } }, `${que}.xlsx`)
      .catch((error) => notify(errorText(error, t), { bad: true }))
  return (
    <section className="o-sec o-import">
      <h2 className="o-h2">{say.traer}</h2>
      <div className="o-row o-try">
        <FieldShell id="importar-que" label={say.que}>
          <select
            id="importar-que"
            className="o-in"
            value={que}
            onChange={({ target }) => esImportable(target.value) && setQue(target.value)}
          >
            {IMPORTABLES.map((una) => (
              <option key={una} value={una}>
                {nombres[una]}
              </option>
            ))}
          </select>
        </FieldShell>
        <Button icon={Download} onClick={() => void plantilla()}>
          {say.plantilla}
        </Button>
      </div>
      <p className="o-q o-measure">{como[que]}</p>
      {leer.error && <Note look="error">{errorText(leer.error, t)}</Note>}
      <DropZone accept=".xlsx,.csv" onFiles={([file]) => file && leer.mutate(file)} className="o-drop-sheet">
        <FileSpreadsheet className="o-i" aria-hidden="true" />
        <span>
          {leer.isPending ? (
            say.leyendo
          ) : (
            <>
              {say.suelte} <u>{say.elija}</u>
            </>
          )}
        </span>
        <small className="o-q">{say.formatos}</small>
      </DropZone>
    </section>
  )
}
