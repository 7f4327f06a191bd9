import { useQueryClient } from '@tanstack/react-query'
import { type ModeloFila, modelos } from '@telar/contract/catalogo/modelos'
import { webcolecciones } from '@telar/contract/catalogo/webcolecciones'
import { MAX_IDS } from '@telar/contract/kit/crud'
import { enIdioma } from '@telar/domain/idioma'
import { useState } from 'react'
import { useClient } from '../../../../kit/app.ts'
import type { ActionProps } from '../../../declare/screen.ts'
import { OFFICE } from '../../../office-texts.ts'
import { Button } from '../../../parts/Button.tsx'
import { errorText } from '../../../parts/error-text.ts'
import { Note } from '../../../parts/Note.tsx'
import { notify } from '../../../parts/notify.tsx'
import { OfficeDialog } from '../../../parts/OfficeDialog.tsx'
import { useFormat, useWords } from '../../../use-texts.ts'
import { COLECCION_DIALOG } from './coleccion-dialog-texts.ts'
import { useColecciones } from './use-colecciones.ts'

export const AnadirAColeccion = (props: ActionProps<ModeloFila>) => <ColeccionDialog {...props} dentro />
export const QuitarDeColeccion = (props: ActionProps<ModeloFila>) => <ColeccionDialog {...props} dentro={false} />

/** Puts the marked models into a collection, or takes them out. */
function ColeccionDialog({ rows, onClose, onDone, dentro }: ActionProps<ModeloFila> & { dentro: boolean }) {
  const t = useWords(OFFICE)
  const client = useClient()
  const queryClient = useQueryClient()
  const { idioma } = useFormat()
  const coleccionDialog = useWords(COLECCION_DIALOG)
  const say = coleccionDialog[dentro ? 'add' : 'take']
  const { colecciones } = useColecciones()
  const [chosen, setChosen] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)

  async function assign(coleccionId: number, ids: number[], inside: boolean) {
    for (let from = 0; from < ids.length; from += MAX_IDS) {
      const body = { ids: ids.slice(from, from + MAX_IDS), coleccionId, dentro: inside }
      await client.call(modelos.asignarColeccion, { body })
    }
    await queryClient.invalidateQueries({ queryKey: ['webcolecciones'] })
  }
  async function confirm() {
    if (chosen === null || busy) return
    setBusy(true)
    try {
      const inside = await client.call(webcolecciones.modelos, { params: { id: chosen } })
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
        {colecciones.map(({ id, nombre }) => (
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
        ))}
      </fieldset>
      {error !== null && <Note look="error">{errorText(error, t)}</Note>}
    </OfficeDialog>
  )
}
