import { type ModeloFila, modelos } from '@telar/contract/catalogo/modelos'
import { webcolecciones } from '@telar/contract/catalogo/webcolecciones'
import { enIdioma } from '@telar/domain/idioma'
import { useState } from 'react'
import { inBatches } from '../../../batches.ts'
import { useCalls, useCommand } from '../../../calls.ts'
import type { ActionProps } from '../../../declare/screen.ts'
import { OFFICE } from '../../../office-texts.ts'
import { Button } from '../../../parts/Button.tsx'
import { OfficeDialog } from '../../../parts/dialogs/OfficeDialog.tsx'
import { errorText } from '../../../parts/error-text.ts'
import { Note } from '../../../parts/Note.tsx'
import { notify } from '../../../parts/notify.tsx'
import { Leido } from '../../../record/Leido.tsx'
import { useFormat, useWords } from '../../../use-texts.ts'
import { COLECCION_DIALOG } from './coleccion-dialog-texts.ts'
import { useColecciones } from './use-colecciones.ts'

export const AnadirAColeccion = (props: ActionProps<ModeloFila>) => <ColeccionDialog {...props} dentro />
export const QuitarDeColeccion = (props: ActionProps<ModeloFila>) => <ColeccionDialog {...props} dentro={false} />

/** Puts the marked models into a collection, or takes them out. */
function ColeccionDialog({ rows, onClose, onDone, dentro }: ActionProps<ModeloFila> & { dentro: boolean }) {
  const t = useWords(OFFICE)
  const { mutateAsync: asignarColeccion } = useCommand(modelos.asignarColeccion)
  const calls = useCalls()
  const { idioma } = useFormat()
  const coleccionDialog = useWords(COLECCION_DIALOG)
  const say = coleccionDialog[dentro ? 'add' : 'take']
  const { leidas } = useColecciones()
  const [chosen, setChosen] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)

  async function assign(coleccionId: number, ids: number[], inside: boolean) {
    for (const some of inBatches(ids)) await asignarColeccion({ body: { ids: some, coleccionId, dentro: inside } })
  }
  async function confirm() {
    if (chosen === null || busy) return
    setBusy(true)
    try {
      const inside = await calls.read(webcolecciones.modelos, { params: { id: chosen } })
      const ids = rows.map(({ id }) => id).filter((id) => inside.some((modelo) => modelo.id === id) !== dentro)
      await assign(chosen, ids, dentro)
      notify(say.done(ids.length), { undo: () => void assign(chosen, ids, !dentro) })
      onDone()
    } catch (reason) {
      setError(reason)
      setBusy(false)
    }
  }
  return (
    <OfficeDialog
      title={say.title(rows.length)}
      onClose={onClose}
      onConfirm={() => void confirm()}
      onEdit={() => setError(null)}
      footer={
        <>
          <Button onClick={onClose} keys="escape">
            {t.back}
          </Button>
          <Button look="main" onClick={() => void confirm()} disabled={chosen === null || busy} keys="ctrl+enter">
            {say.verb}
          </Button>
        </>
      }
    >
      <fieldset className="o-choices">
        <legend>{say.which}</legend>
        <Leido de={leidas}>
          {({ data }) =>
            data.map(({ id, nombre }) => (
              <label key={id}>
                <input
                  type="radio"
                  className="o-rd"
                  name="coleccion"
                  checked={chosen === id}
                  onChange={() => setChosen(id)}
                />
                {enIdioma(nombre, idioma)}
              </label>
            ))
          }
        </Leido>
      </fieldset>
      {error !== null && <Note look="error">{errorText(error, t)}</Note>}
    </OfficeDialog>
  )
}
