import { Note } from '../parts/Note.tsx'
import { FieldShell } from '../record/form/FieldShell.tsx'
import { useWords } from '../use-texts.ts'
import { CREDITO } from './credito-texts.ts'
import type { Autorizacion } from './use-autorizacion.ts'

/** What stands against it, and room for the reason to go on; nothing when nothing does. */
export function Autorizar({ de: { reparos, puede, motivo, setMotivo } }: { de: Autorizacion }) {
  const say = useWords(CREDITO)
  if (reparos.length === 0) return null
  return (
    <>
      <Note look="warning">
        {reparos.map((reparo) => say.means[reparo]).join(' ')}
        {!puede && ` ${say.askSomebody}`}
      </Note>
      {puede && (
        <FieldShell id="autorizacion" label={say.reason} hint={say.reasonHint}>
          <textarea
            id="autorizacion"
            className="o-in"
            rows={2}
            maxLength={300}
            required
            value={motivo}
            onChange={(event) => setMotivo(event.target.value)}
          />
        </FieldShell>
      )}
    </>
  )
}
