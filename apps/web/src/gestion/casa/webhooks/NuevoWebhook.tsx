import { webhooks } from '@telar/contract/casa/webhooks'
import { EVENTOS, type Evento } from '@telar/domain/casa/webhook'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { EVENTO, WEBHOOKS as SAY } from './webhooks-texts.ts'

interface NuevoWebhookProps {
  onClose: () => void
  onMade: (secreto: string) => void
}

/** Where to, and of what. */
export function NuevoWebhook({ onClose, onMade }: NuevoWebhookProps) {
  const t = useWords(OFFICE)
  const say = useWords(SAY)
  const { word } = useFormat()
  const crear = useCommand(webhooks.crear, { onSuccess: ({ secreto }) => onMade(secreto) })
  const [nombre, setNombre] = useState('')
  const [url, setUrl] = useState('')
  const [eventos, setEventos] = useState<Evento[]>([])
  const guardar = (event: FormEvent) => {
    event.preventDefault()
    crear.mutate({ body: { nombre, url, eventos } })
  }
  return (
    <form className="o-sec" onSubmit={guardar} onChange={() => crear.isError && crear.reset()}>
      <div className="o-form o-form-flush">
        <FieldShell id="webhook-nombre" label={say.nombre}>
          <input
            id="webhook-nombre"
            className="o-in"
            required
            maxLength={80}
            value={nombre}
            onChange={(event) => setNombre(event.target.value)}
          />
        </FieldShell>
        <FieldShell id="webhook-url" label={say.url} width="medium">
          <input
            id="webhook-url"
            className="o-in"
            type="url"
            required
            maxLength={500}
            placeholder="https://"
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
        </FieldShell>
      </div>
      <fieldset className="o-roles">
        <legend className="o-h2">{say.eventos}</legend>
        {EVENTOS.map((evento) => (
          <label key={evento}>
            <input
              type="checkbox"
              className="o-ck"
              checked={eventos.includes(evento)}
              onChange={({ target: { checked } }) =>
                setEventos(checked ? [...eventos, evento] : eventos.filter((otro) => otro !== evento))
              }
            />
            <span className="o-m">{word(EVENTO[evento])}</span> <code className="o-q">{evento}</code>
          </label>
        ))}
      </fieldset>
      {crear.error && <Note look="error">{errorText(crear.error, t)}</Note>}
      <div className="o-acts-row">
        <Button onClick={onClose}>{t.back}</Button>
        <Button look="main" type="submit" disabled={crear.isPending || eventos.length === 0 || nombre.trim() === ''}>
          {say.hacer}
        </Button>
      </div>
    </form>
  )
}
