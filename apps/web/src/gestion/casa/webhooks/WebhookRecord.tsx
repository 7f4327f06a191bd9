import { type Webhook, webhooks } from '@telar/contract/casa/webhooks'
import { useState } from 'react'
import { useMay, useScreen } from '../../access.ts'
import { useRead } from '../../calls.ts'
import type { RecordProps } from '../../declare/screen.ts'
import { OFFICE } from '../../office-texts.ts'
import { Secreto } from '../../parts/Secreto.tsx'
import { hrefOf, useGo } from '../../place.ts'
import { ConflictDialog } from '../../record/conflict/ConflictDialog.tsx'
import { WrittenForm } from '../../record/form/WrittenForm.tsx'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useIdioma, useWords } from '../../use-texts.ts'
import { Situacion, useEvento } from './celdas.tsx'
import { Eventos } from './Eventos.tsx'
import { Mandos } from './Mandos.tsx'
import { Mensajes } from './Mensajes.tsx'
import { CAMPOS, useWebhookForm } from './use-webhook-form.ts'
import { WEBHOOKS as SAY, WEBHOOK_LABELS } from './webhooks-texts.ts'

const LOOKED_AT_EVERY = 5000

/** Shown once, after which it is nobody's but its holder's: kept while one goes from the new one to its page. */
interface Dado {
  id: number
  secreto: string
}

/** An address that is told of what happens: a new one, or one with what was told it. */
export default function WebhookRecord({ id }: RecordProps) {
  const [dado, setDado] = useState<Dado | null>(null)
  const read = useRead(
    webhooks.get,
    { params: { id: Number(id) } },
    { enabled: id !== null, staleTime: 0, refetchInterval: id === null ? false : LOOKED_AT_EVERY },
  )
  if (id === null) return <Nuevo />
  return <Leido de={read}>{(uno) => <Uno key={uno.id} webhook={uno} dado={dado} onSecret={setDado} />}</Leido>
}

function Nuevo() {
  const t = useWords(OFFICE)
  const say = useWords(SAY)
  const go = useGo()
  const noun = useScreen('webhooks').noun[useIdioma()]
  const [dado, setDado] = useState<Dado | null>(null)
  const { written } = useWebhookForm(undefined, setDado)
  return (
    <WrittenForm
      screen="webhooks"
      title={t.list.create(noun)}
      labels={WEBHOOK_LABELS}
      fields={CAMPOS}
      before={
        <div className="o-wide">
          {dado ? (
            <Secreto titulo={say.secreto} valor={dado.secreto} seguir={() => go(hrefOf('webhooks', dado.id))} />
          ) : (
            <p className="o-q o-measure">{say.explica}</p>
          )}
        </div>
      }
      written={written}
      mayWrite={dado === null}
    >
      <Eventos disabled={dado !== null} />
    </WrittenForm>
  )
}

interface UnoProps {
  webhook: Webhook
  dado: Dado | null
  onSecret: (dado: Dado) => void
}

function Uno({ webhook, dado, onSecret }: UnoProps) {
  const may = useMay()
  const say = useWords(SAY)
  const { number, moment } = useFormat()
  const noun = useScreen('webhooks').noun[useIdioma()]
  const evento = useEvento()
  const { written, conflict } = useWebhookForm(webhook, onSecret)
  const { id, nombre, pendientes, fallidos, ultimoEnviado, anteriorHasta } = webhook
  const mayWrite = may(webhooks.cambiar.access)
  return (
    <>
      <WrittenForm
        screen="webhooks"
        id={id}
        title={nombre}
        labels={WEBHOOK_LABELS}
        fields={CAMPOS}
        written={written}
        mayWrite={mayWrite}
        actions={<Mandos webhook={webhook} unsaved={written.unsaved} onSecret={onSecret} />}
      >
        {dado?.id === id && (
          <section className="o-sec">
            <Secreto titulo={say.secreto} valor={dado.secreto} />
          </section>
        )}
        <Eventos disabled={!mayWrite} />
        <section className="o-sec">
          <h2 className="o-h2">
            {say.mensajes} <Situacion webhook={webhook} />
          </h2>
          <dl className="o-dl">
            <dt>{say.ultimo}</dt>
            <dd>{ultimoEnviado ? moment(ultimoEnviado) : '–'}</dd>
            <dt>{say.esperan}</dt>
            <dd>{number(pendientes)}</dd>
            <dt>{say.abandonados}</dt>
            <dd>{number(fallidos)}</dd>
          </dl>
          {anteriorHasta && Date.parse(anteriorHasta) > Date.now() && (
            <p className="o-q">{say.hasta(moment(anteriorHasta))}</p>
          )}
          <Mensajes id={id} />
        </section>
      </WrittenForm>
      {conflict && (
        <ConflictDialog
          {...conflict}
          noun={noun}
          labels={WEBHOOK_LABELS}
          model={{ tell: (_, value) => (Array.isArray(value) ? value.map(evento).join(', ') : undefined) }}
          table="webhooks"
          id={String(id)}
        />
      )}
    </>
  )
}
