import { type Color, colores } from '@telar/contract/catalogo/colores'
import { enIdioma } from '@telar/domain/idioma'
import { useState } from 'react'
import { useCommand, useRead } from '../../calls.ts'
import type { ActionProps } from '../../declare/screen.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { OfficeDialog } from '../../parts/dialogs/OfficeDialog.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { Swatch } from '../../parts/State.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { FUSION } from './fusion-texts.ts'

/** Several colours become one: which one stays, and what will change hands. */
export function FusionDialog({ rows, onClose, onDone }: ActionProps<Color>) {
  const t = useWords(OFFICE)
  const { idioma } = useFormat()
  const say = useWords(FUSION)
  const [destinoId, setDestino] = useState(rows[0]?.id ?? 0)
  const body = { destinoId, origenIds: rows.map(({ id }) => id).filter((id) => id !== destinoId) }
  const preview = useRead(colores.mergePreview, { body }, { staleTime: 0 })
  const merging = useCommand(colores.merge)
  const name = ({ codigo, nombre }: Color) => `${codigo} ${enIdioma(nombre, idioma)}`
  const gone = body.origenIds.length
  const kept = rows.find(({ id }) => id === destinoId)
  const touched = preview.data?.afectados.filter(({ filas, sumadas }) => filas + sumadas > 0) ?? []
  const merge = () => {
    if (merging.isPending || !preview.data) return
    merging.mutate(
      { body },
      {
        onSuccess: () => {
          notify(say.merged(kept ? name(kept) : ''))
          onDone()
        },
      },
    )
  }
  const error = merging.error ?? preview.error
  return (
    <OfficeDialog
      title={say.title(rows.length)}
      description={say.noWayBack}
      onClose={onClose}
      onConfirm={merge}
      onEdit={() => merging.isError && merging.reset()}
      footer={
        <>
          <Button onClick={onClose} keys="escape">
            {t.back}
          </Button>
          <Button look="main" onClick={merge} disabled={!preview.data || merging.isPending} keys="ctrl+enter">
            {say.merge}
          </Button>
        </>
      }
    >
      <fieldset className="o-choices">
        <legend>{say.keep}</legend>
        {rows.map((row) => (
          <label key={row.id}>
            <input
              type="radio"
              className="o-rd"
              name="destino"
              checked={row.id === destinoId}
              onChange={() => setDestino(row.id)}
            />
            <Swatch hex={row.hex} /> {name(row)}
          </label>
        ))}
      </fieldset>
      <div aria-live="polite" aria-busy={preview.isPending}>
        {preview.data && (
          <p>
            {say.vanish(gone)} {touched.length > 0 ? say.touches(gone) : say.nothing(gone)}
          </p>
        )}
        {touched.length > 0 && (
          <ul className="o-names">
            {touched.map(({ tabla, nombre, filas, sumadas }) => (
              <li key={tabla}>
                {nombre}: <b>{say.rows(filas)}</b>
                {sumadas > 0 && <span className="o-q">, {say.added(sumadas)}</span>}
              </li>
            ))}
          </ul>
        )}
      </div>
      {error && <Note look="error">{errorText(error, t)}</Note>}
    </OfficeDialog>
  )
}
