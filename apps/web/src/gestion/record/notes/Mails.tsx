import type { Correo } from '@telar/contract/casa/correo'
import { correo } from '@telar/contract/casa/correo'
import { fichas } from '@telar/contract/casa/fichas'
import { useMay } from '../../access.ts'
import { useCommand } from '../../calls.ts'
import type { Mark } from '../../declare/values.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { notify } from '../../parts/notify.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import type { Ficha } from './ficha.ts'
import { MAIL_STATES } from './mail-states.ts'
import { NOTES } from './notes-texts.ts'

/** The mails about a record: when, to whom, how far, and once more. */
export function Mails({ ficha, mails }: { ficha: Ficha; mails: readonly Correo[] | undefined }) {
  const say = useWords(NOTES)
  if (!mails) return null
  if (mails.length === 0) return <p className="o-q">{say.noMails}</p>
  return (
    <ul className="o-notes-list">
      {mails.map((mail) => (
        <Mailed key={mail.id} ficha={ficha} mail={mail} />
      ))}
    </ul>
  )
}

function Mailed({ ficha, mail }: { ficha: Ficha; mail: Correo }) {
  const t = useWords(OFFICE)
  const say = useWords(NOTES)
  const may = useMay()
  const { word, moment } = useFormat()
  const { mutate, isPending } = useCommand(fichas.reenviar, {
    onSuccess: () => notify(say.queued(mail.para)),
    onError: (error) => notify(errorText(error, t), { bad: true }),
  })
  const { label, mark }: { label: Parameters<typeof word>[0]; mark: Mark } = MAIL_STATES[mail.estado]
  return (
    <li>
      <div className="o-row">
        {may(correo.get.access) ? (
          <OfficeLink className="o-el o-m" href={hrefOf('correo', mail.id)}>
            {mail.asunto}
          </OfficeLink>
        ) : (
          <span className="o-el o-m">{mail.asunto}</span>
        )}
        <span className="o-sp" />
        {mail.estado !== 'pendiente' && may(fichas.reenviar.access) && (
          <Button small disabled={isPending} onClick={() => mutate({ params: { ...ficha, parte: mail.id } })}>
            {say.again}
          </Button>
        )}
      </div>
      <div className="o-row o-notes-by">
        <State mark={mark}>{word(label)}</State>
        <span className="o-el">{mail.para}</span>
        <span className="o-q o-nw">{moment(mail.enviadoEn ?? mail.creadoEn)}</span>
      </div>
      {mail.estado === 'fallido' && mail.ultimoError && <p className="o-q">{mail.ultimoError}</p>}
    </li>
  )
}
