import { correo } from '@telar/contract/casa/correo'
import type { CallOutput } from '@telar/contract/kit/endpoint'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useMay, useOpenScreen } from '../../access.ts'
import { useCommand, useRead } from '../../calls.ts'
import type { RecordProps } from '../../declare/screen.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { falloDeRed } from '../../parts/fallo-de-red.ts'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { State } from '../../parts/State.tsx'
import { useTold } from '../../record/history/use-told.ts'
import { Leido } from '../../record/Leido.tsx'
import { MAIL_STATES } from '../../record/notes/mail-states.ts'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { CORREO } from './correo-texts.ts'

/** One mail: where it went, how it fared, and what it says. */
export default function CorreoRecord({ id }: RecordProps) {
  const read = useRead(correo.get, { params: { id: Number(id) } }, { staleTime: 0 })
  return <Leido de={read}>{(mail) => <Ver mail={mail} />}</Leido>
}

function Ver({ mail }: { mail: CallOutput<typeof correo.get> }) {
  const t = useWords(OFFICE)
  const may = useMay()
  const { moment, number, word, idioma } = useFormat()
  const say = useWords(CORREO)
  const [asText, setAsText] = useState(false)
  const retry = useCommand(correo.retry, {
    onSuccess: () => notify(say.queued),
    onError: (failure) => notify(errorText(failure, t), { bad: true }),
  })
  const { labels } = useOpenScreen()
  const label = (field: string) => word(labels[field] ?? { es: field, en: field, pt: field, ca: field })
  const { mark, label: state } = MAIL_STATES[mail.estado]
  const failed = mail.estado === 'fallido'
  const tell = useTold()
  const told = (field: 'plantilla' | 'idioma') => tell(field, mail[field], idioma) ?? mail[field]
  return (
    <>
      <PlainHead screen="correo" title={mail.asunto}>
        <State mark={mark}>{word(state)}</State>
        <span className="o-sp" />
        {failed && may(correo.retry.access) && (
          <Button
            look="main"
            icon={RotateCw}
            disabled={retry.isPending}
            onClick={() => retry.mutate({ params: { id: mail.id } })}
          >
            {say.retry}
          </Button>
        )}
      </PlainHead>
      <div className="o-mail">
        <div className="o-sec">
          {failed && mail.ultimoError && <Note look="error">{falloDeRed(mail.ultimoError, word)}</Note>}
          <dl className="o-dl">
            <dt>{label('para')}</dt>
            <dd className="o-m">{mail.para}</dd>
            <dt>{label('creadoEn')}</dt>
            <dd>{moment(mail.creadoEn)}</dd>
            <dt>{label('enviadoEn')}</dt>
            <dd>{mail.enviadoEn ? moment(mail.enviadoEn) : '–'}</dd>
            <dt>{label('intentos')}</dt>
            <dd>{number(mail.intentos)}</dd>
            {mail.proximoIntento && (
              <>
                <dt>{label('proximoIntento')}</dt>
                <dd>{moment(mail.proximoIntento)}</dd>
              </>
            )}
            <dt>{label('plantilla')}</dt>
            <dd>
              {told('plantilla')} <span className="o-q">{told('idioma')}</span>
            </dd>
          </dl>
        </div>
        <div className="o-mail-body">
          <fieldset className="o-seg" aria-label={say.shape}>
            <button type="button" aria-pressed={!asText} onClick={() => setAsText(false)}>
              {say.html}
            </button>
            <button type="button" aria-pressed={asText} onClick={() => setAsText(true)}>
              {say.text}
            </button>
          </fieldset>
          {asText ? (
            <pre>{mail.texto}</pre>
          ) : (
            <iframe title={mail.asunto} sandbox="" srcDoc={mail.html} referrerPolicy="no-referrer" />
          )}
        </div>
      </div>
    </>
  )
}
