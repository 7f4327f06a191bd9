import type { Envio } from '@telar/contract/ventas/envio'
import { envios } from '@telar/contract/ventas/envios'
import { useState } from 'react'
import { useCommand } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { useWords } from '../../use-texts.ts'
import { ENVIO } from './envio-texts.ts'

/** How the call to the carrier stands, where somebody has to know or to decide. */
export function Peticion({ envio: { id, version, llamada, error } }: { envio: Envio }) {
  const say = useWords(ENVIO)
  const t = useWords(OFFICE)
  const [comprobado, setComprobado] = useState(false)
  const { mutateAsync: insistir, isPending } = useCommand(envios.insistir)
  const otra = () =>
    insistir({ params: { id }, body: { version, comprobado } }).catch((fallo: unknown) =>
      notify(errorText(fallo, t), { bad: true }),
    )
  if (llamada === 'pendiente' || llamada === 'en-curso')
    return (
      <section className="o-sec o-sec-note">
        <Note>
          {say.pidiendo} {error && <span className="o-q">{error}</span>}
        </Note>
      </section>
    )
  if (llamada === 'rechazada')
    return (
      <section className="o-sec o-sec-note">
        <Note
          look="error"
          action={
            <Button small disabled={isPending} onClick={() => void otra()}>
              {say.insistir}
            </Button>
          }
        >
          {say.rechazada(error)}
        </Note>
      </section>
    )
  if (llamada !== 'desconocida') return null
  return (
    <section className="o-sec o-sec-note">
      <Note
        look="warning"
        action={
          <Button small disabled={isPending || !comprobado} onClick={() => void otra()}>
            {say.insistir}
          </Button>
        }
      >
        <p>
          {say.desconocida} {error && <span className="o-q">({error})</span>}
        </p>
        <label className="o-check">
          <input
            type="checkbox"
            className="o-ck"
            checked={comprobado}
            onChange={({ target }) => setComprobado(target.checked)}
          />
          {say.comprobado}
        </label>
      </Note>
    </section>
  )
}
