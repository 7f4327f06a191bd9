import { Note } from '../parts/Note.tsx'
import { useWords } from '../use-texts.ts'
import { CREDITO } from './credito-texts.ts'
import { Motivo } from './Motivo.tsx'
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
      {puede && <Motivo motivo={motivo} setMotivo={setMotivo} />}
    </>
  )
}
