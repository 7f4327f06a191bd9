import { type Webhook, webhooks } from '@telar/contract/casa/webhooks'
import { useState } from 'react'
import { useMay } from '../../access.ts'
import { useCommand } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { errorText } from '../../parts/error-text.ts'
import { notify } from '../../parts/notify.tsx'
import { State } from '../../parts/State.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { Mensajes } from './Mensajes.tsx'
import { EVENTO, WEBHOOKS as SAY } from './webhooks-texts.ts'

interface UnWebhookProps {
  webhook: Webhook
  onSecret: (secreto: string) => void
}

const esConocido = (evento: string): evento is keyof typeof EVENTO => Object.hasOwn(EVENTO, evento)

function Situacion({ webhook: { activo, fallosSeguidos } }: { webhook: Webhook }) {
  const { number } = useFormat()
  const say = useWords(SAY)
  if (!activo) return <State mark="blocked">{say.parado}</State>
  if (fallosSeguidos > 0) return <State mark="late">{say.falla(number(fallosSeguidos))}</State>
  return <State mark="done">{say.bien}</State>
}

/** One address: what it is told, how it answers, and what can be done about it. */
export function UnWebhook({ webhook, onSecret }: UnWebhookProps) {
  const { number, moment, word } = useFormat()
  const say = useWords(SAY)
  const { id, nombre, url, eventos, pendientes, fallidos, ultimoEnviado, anteriorHasta } = webhook
  const [abierto, setAbierto] = useState(false)
  return (
    <section className="o-sec" aria-label={nombre}>
      <h2 className="o-h2">
        {nombre} <Situacion webhook={webhook} />
      </h2>
      <dl className="o-dl">
        <dt>{say.url}</dt>
        <dd>
          <code className="o-break">{url}</code>
        </dd>
        <dt>{say.eventos}</dt>
        <dd>{eventos.map((evento) => (esConocido(evento) ? word(EVENTO[evento]) : evento)).join(', ')}</dd>
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
      <div className="o-acts-row">
        <Button small aria-expanded={abierto} onClick={() => setAbierto(!abierto)}>
          {say.mensajes}
        </Button>
        <Mandos webhook={webhook} onSecret={onSecret} />
      </div>
      {abierto && <Mensajes id={id} />}
    </section>
  )
}

function Mandos({ webhook: { id, nombre, activo }, onSecret }: UnWebhookProps) {
  const t = useWords(OFFICE)
  const may = useMay()
  const say = useWords(SAY)
  const onError = (error: Error) => notify(errorText(error, t), { bad: true })
  const [pregunta, setPregunta] = useState<'girar' | 'borrar' | null>(null)
  const cambiar = useCommand(webhooks.cambiar, { onError })
  const probar = useCommand(webhooks.probar, { onError, onSuccess: () => notify(say.puesto) })
  const { mutateAsync: girar } = useCommand(webhooks.girar, { onSuccess: ({ secreto }) => onSecret(secreto) })
  const { mutateAsync: borrar } = useCommand(webhooks.borrar)
  return (
    <>
      {may(webhooks.cambiar.access) && (
        <>
          <Button small disabled={!activo || probar.isPending} onClick={() => probar.mutate({ params: { id } })}>
            {say.probar}
          </Button>
          <Button
            small
            disabled={cambiar.isPending}
            onClick={() => cambiar.mutate({ params: { id }, body: { activo: !activo } })}
          >
            {activo ? say.parar : say.seguir}
          </Button>
          <Button small onClick={() => setPregunta('girar')}>
            {say.girar}
          </Button>
        </>
      )}
      {may(webhooks.borrar.access) && (
        <Button small look="ghost" onClick={() => setPregunta('borrar')}>
          {say.borrar}
        </Button>
      )}
      {pregunta === 'girar' && (
        <PreguntaDialog
          title={`${say.girar}: ${nombre}`}
          description={say.girarlo}
          verb={say.girar}
          onClose={() => setPregunta(null)}
          onConfirm={() => girar({ params: { id } })}
        />
      )}
      {pregunta === 'borrar' && (
        <PreguntaDialog
          title={`${say.borrar}: ${nombre}`}
          description={say.borrarlo}
          verb={say.borrar}
          onClose={() => setPregunta(null)}
          onConfirm={() => borrar({ params: { id } })}
        />
      )}
    </>
  )
}
