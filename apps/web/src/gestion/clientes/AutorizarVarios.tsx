import { Note } from '../parts/Note.tsx'
import { useWords } from '../use-texts.ts'
import { CREDITO } from './credito-texts.ts'
import { Motivo } from './Motivo.tsx'
import type { AutorizacionDeVarios } from './use-autorizar-varios.ts'

interface AutorizarVariosProps {
  de: AutorizacionDeVarios
  /** What one of the documents is called. */
  nombre: (id: number) => string
}

/** Whose customers should not get more, and room for one reason; or that those are left out. */
export function AutorizarVarios({ de: { con, puede, motivo, setMotivo }, nombre }: AutorizarVariosProps) {
  const say = useWords(CREDITO)
  if (con.length === 0) return null
  return (
    <>
      <Note look="warning">
        {puede ? say.needReason : say.leftOut}
        <ul>
          {con.map(({ id, cliente, reparos }) => (
            <li key={id}>
              <b>{nombre(id)}</b> {cliente}: {reparos.map((reparo) => say.why[reparo]).join(', ')}
            </li>
          ))}
        </ul>
      </Note>
      {puede && <Motivo motivo={motivo} setMotivo={setMotivo} />}
    </>
  )
}
