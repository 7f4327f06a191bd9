import { correo } from '@telar/contract/casa/correo'
import { RotateCw, Send } from 'lucide-react'
import { Fragment, type ReactNode, useState } from 'react'
import { useSession } from '../../../kit/session.ts'
import { useMay } from '../../access.ts'
import { useCommand, useRead } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { falloDeRed } from '../../parts/fallo-de-red.ts'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { CORREO_EN_AJUSTES } from './correo-texts.ts'

const AGAIN_AFTER = 2_000
const vista = (view: string) => hrefOf('correo', null, { filtros: [`estado.eq.${view}`] })

/** By which way mails leave, how the outbox is, and a mail that tries it. */
export default function Correo() {
  return (
    <>
      <Salida />
      <Prueba />
    </>
  )
}

function Salida() {
  const t = useWords(OFFICE)
  const say = useWords(CORREO_EN_AJUSTES)
  const may = useMay()
  const { number, moment, word } = useFormat()
  const { data, error } = useRead(correo.estado, {}, { enabled: may(correo.estado.access), refetchInterval: 10_000 })
  const retry = useCommand(correo.reintentar, {
    onSuccess: ({ correos }) => notify(say.queued(correos)),
    onError: (failure) => notify(errorText(failure, t), { bad: true }),
  })
  if (error) return <Note look="error">{errorText(error, t)}</Note>
  if (!data) return null
  const { pendientes, atascados, fallidos, ultimoEnviado, ultimoError, servidor } = data
  const rows: [string, ReactNode][] = [
    [say.server, servidor ?? <span className="o-warn">{say.noServer}</span>],
    [
      say.waiting,
      <OfficeLink key="p" className="o-link" href={vista('pendiente')}>
        {number(pendientes)}
        {atascados > 0 && ` · ${say.stuck(number(atascados))}`}
      </OfficeLink>,
    ],
    [
      say.failed,
      <OfficeLink key="f" className="o-link" href={vista('fallido')}>
        {number(fallidos)}
      </OfficeLink>,
    ],
    [say.lastSent, ultimoEnviado ? moment(ultimoEnviado) : '–'],
  ]
  return (
    <section className="o-sec">
      <h2 className="o-h2">{say.outbox}</h2>
      <dl className="o-dl">
        {rows.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {ultimoError && <Note look="error">{falloDeRed(ultimoError, word)}</Note>}
      {may(correo.reintentar.access) && atascados + fallidos > 0 && (
        <Button icon={RotateCw} disabled={retry.isPending} onClick={() => retry.mutate({})}>
          {say.retryAll}
        </Button>
      )}
    </section>
  )
}

/** A mail that goes out as all others do, and what became of it. */
function Prueba() {
  const t = useWords(OFFICE)
  const say = useWords(CORREO_EN_AJUSTES)
  const may = useMay()
  const { user } = useSession()
  const [para, setPara] = useState(user?.email ?? '')
  const [sent, setSent] = useState<number | null>(null)
  const probar = useCommand(correo.probar, { onSuccess: (id) => setSent(id) })
  if (!may(correo.probar.access)) return null
  return (
    <section className="o-sec">
      <h2 className="o-h2">
        {say.test} <span className="o-q o-s">{say.testHint}</span>
      </h2>
      <div className="o-row o-try">
        <FieldShell id="prueba-para" label={say.to}>
          <input
            id="prueba-para"
            className="o-in"
            type="email"
            value={para}
            onChange={(event) => setPara(event.target.value)}
          />
        </FieldShell>
        <Button
          icon={Send}
          disabled={para.trim() === '' || probar.isPending}
          onClick={() => probar.mutate({ body: { para: para.trim() } })}
        >
          {say.send}
        </Button>
      </div>
      {sent !== null && <Resultado key={sent} id={sent} />}
      {probar.error && <Note look="error">{errorText(probar.error, t)}</Note>}
    </section>
  )
}

function Resultado({ id }: { id: number }) {
  const say = useWords(CORREO_EN_AJUSTES)
  const { word } = useFormat()
  const { data } = useRead(
    correo.get,
    { params: { id } },
    { refetchInterval: ({ state }) => (state.data?.estado === 'enviado' ? false : AGAIN_AFTER) },
  )
  if (data?.estado === 'enviado')
    return (
      <p className="o-ok" role="status">
        {say.arrived(data.para)}
      </p>
    )
  if (data?.ultimoError)
    return (
      <p className="o-err" role="status">
        {say.refused(falloDeRed(data.ultimoError, word))}
      </p>
    )
  return (
    <p className="o-q" role="status">
      {say.onItsWay}
    </p>
  )
}
