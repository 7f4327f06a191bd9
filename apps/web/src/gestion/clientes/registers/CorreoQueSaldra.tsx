import { keepPreviousData } from '@tanstack/react-query'
import { registers } from '@telar/contract/clientes/registers'
import type { Body } from '@telar/contract/kit/endpoint'
import { useRead } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { useWords } from '../../use-texts.ts'
import { REGISTRO } from './registro-texts.ts'

export type Accion = Body<(typeof registers)['previewMail']>

const usePrevisto = (accion: Accion) =>
  useRead(registers.previewMail, { body: accion }, { placeholderData: keepPreviousData })

/** What the request says otherwise than the customer it would be tied to. */
export function useDiferencias(accion: Accion | undefined) {
  const { data } = useRead(
    registers.previewMail,
    { body: accion ?? { accion: 'approve', id: 0 } },
    { enabled: accion !== undefined },
  )
  return data?.diferencias ?? []
}

/** The mail that the decision sends, before it does. */
export function CorreoQueSaldra({ accion }: { accion: Accion }) {
  const t = useWords(OFFICE)
  const say = useWords(REGISTRO)
  const { data, error } = usePrevisto(accion)
  if (error) return <Note look="error">{errorText(error, t)}</Note>
  if (!data) return null
  return (
    <section className="o-letter" aria-label={say.mail}>
      <h2 className="o-h2">
        {say.mail} <span className="o-tag">{t.languages[data.idioma]}</span>
      </h2>
      <p>
        <span className="o-q">{say.to}</span> {data.para}
      </p>
      <p>
        <span className="o-q">{say.subject}</span> <b className="o-m">{data.asunto}</b>
      </p>
      <pre>{data.texto}</pre>
    </section>
  )
}
