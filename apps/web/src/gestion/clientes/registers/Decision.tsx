import { useQuery } from '@tanstack/react-query'
import { type Register, registers } from '@telar/contract/clientes/registers'
import { puedePasar } from '@telar/domain/clientes/registro'
import { useDeferredValue, useState } from 'react'
import { useClient } from '../../../kit/app.ts'
import { query } from '../../../kit/calls/query.ts'
import { useLeftState } from '../../../kit/form/use-left.ts'
import { useCommand } from '../../calls.ts'
import { useKeys } from '../../frame/keys.tsx'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { useFailure } from '../../parts/use-failure.ts'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { useWords } from '../../use-texts.ts'
import { ElegirCliente } from '../ElegirCliente.tsx'
import { Comparacion } from './Comparacion.tsx'
import { type Accion, CorreoQueSaldra, useDiferencias } from './CorreoQueSaldra.tsx'
import { REGISTRO } from './registro-texts.ts'
import { useSiguiente } from './use-siguiente.ts'

type Salida = 'nuevo' | 'vinculado' | 'rechazo'

/** What is to happen, as the server understands it; nothing while it lacks a customer or a reason. */
function accionDe(id: number, salida: Salida, clienteId: number | null, motivo: string): Accion | undefined {
  if (salida === 'nuevo') return { accion: 'approve', id }
  if (salida === 'vinculado') return clienteId === null ? undefined : { accion: 'approve', id, clienteId }
  return motivo.trim() ? { accion: 'reject', id, motivo: motivo.trim() } : undefined
}

const focusOn = (id: string) => document.getElementById(id)?.focus()

/** Approve as a new customer, tie to one we know, or decline; the mail is shown before it goes out. */
export function Decision({ registro }: { registro: Register }) {
  const t = useWords(OFFICE)
  const say = useWords(REGISTRO)
  const client = useClient()
  const { mutateAsync: approve } = useCommand(registers.approve)
  const { mutateAsync: reject } = useCommand(registers.reject)
  const next = useSiguiente(registro.id)
  const { data: duplicados } = useQuery(query(client, registers.duplicados, { params: { id: registro.id } }))
  const [chosen, setChosen] = useLeftState<Salida | null>('decision', null)
  const [picked, setPicked] = useLeftState<number | null>('cliente', null)
  const [motivo, setMotivo] = useLeftState('motivo', '')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useFailure()
  const sure = duplicados?.clientes.find(({ coincide }) => coincide.includes('nif') || coincide.includes('email'))
  const known = registro.clienteId ?? sure?.id ?? duplicados?.clientes[0]?.id ?? null
  const clienteId = picked ?? known
  const mayApprove = puedePasar(registro.estado, 'aprobado')
  const mayReject = puedePasar(registro.estado, 'rechazado')
  const usual: Salida = registro.tipo === 'existente' || sure ? 'vinculado' : 'nuevo'
  const salida = chosen ?? (mayApprove ? usual : 'rechazo')
  const accion = accionDe(registro.id, salida, clienteId, motivo)
  const shown = useDeferredValue(accion)
  const distinto = useDiferencias(shown)
  const [porque, setPorque] = useLeftState('porque', '')
  const lacks = distinto.length > 0 && porque.trim() === ''

  async function decide() {
    if (!accion || lacks) return focusOn(lacks ? 'porque' : 'motivo')
    if (busy) return
    setBusy(true)
    setFailure(null)
    try {
      const { accion: what, ...dicho } = accion
      const body = { ...dicho, version: registro.version }
      if (what === 'approve') await approve({ body: { ...body, motivo: distinto.length > 0 ? porque.trim() : null } })
      else await reject({ body: body as typeof body & { motivo: string } })
      notify(what === 'approve' ? say.approved(registro.nombre) : say.rejected(registro.nombre))
      await next()
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }
  const choose = (way: Salida) => () => {
    setChosen(way)
    if (way === 'rechazo') requestAnimationFrame(() => focusOn('motivo'))
  }
  useKeys([
    ...(mayApprove
      ? [
          { keys: 'a', label: say.ways.nuevo, run: choose('nuevo'), strip: true },
          { keys: 'v', label: say.ways.vinculado, run: choose('vinculado'), strip: true },
        ]
      : []),
    ...(mayReject ? [{ keys: 'r', label: say.ways.rechazo, run: choose('rechazo'), strip: true }] : []),
    ...(mayApprove || mayReject
      ? [{ keys: 'ctrl+enter', label: say.verb[salida], run: () => void decide(), strip: true, typing: true }]
      : []),
  ])
  if (!mayApprove && !mayReject) return null
  const option = (value: Salida, allowed: boolean) => (
    <label className={salida === value ? 'o-way o-on' : 'o-way'}>
      <input
        type="radio"
        className="o-rd"
        name="decision"
        checked={salida === value}
        disabled={!allowed}
        onChange={choose(value)}
      />
      <span>
        <b className="o-m">{say.ways[value]}</b>
        <small className="o-q">{say.wayHints[value]}</small>
      </span>
    </label>
  )
  return (
    <>
      <section className="o-sec o-decision">
        <fieldset>
          <legend className="o-h2">{say.decision}</legend>
          {option('vinculado', mayApprove)}
          {option('nuevo', mayApprove)}
          {option('rechazo', mayReject)}
        </fieldset>
        {salida === 'vinculado' && <ElegirCliente value={clienteId} onChange={setPicked} />}
        {salida === 'vinculado' && clienteId !== null && <Comparacion registro={registro} clienteId={clienteId} />}
        {distinto.length > 0 && (
          <>
            <Note look="warning">{say.differs(distinto.map((mark) => say.marks[mark]).join(', '))}</Note>
            <FieldShell id="porque" label={say.why} hint={say.whyHint}>
              <textarea
                id="porque"
                className="o-in"
                rows={2}
                maxLength={1000}
                value={porque}
                onChange={(event) => setPorque(event.target.value)}
              />
            </FieldShell>
          </>
        )}
        {salida === 'rechazo' && (
          <FieldShell id="motivo" label={say.reason} hint={say.reasonHint}>
            <textarea
              id="motivo"
              className="o-in"
              rows={3}
              maxLength={1000}
              value={motivo}
              onChange={(event) => setMotivo(event.target.value)}
            />
          </FieldShell>
        )}
        {shown && <CorreoQueSaldra accion={shown} />}
        {failure !== null && <Note look="error">{errorText(failure, t)}</Note>}
      </section>
      <footer className="o-acts">
        <Button onClick={() => void next()}>{say.skip}</Button>
        <Button look="main" keys="ctrl+enter" disabled={!accion || busy || lacks} onClick={() => void decide()}>
          {say.verb[salida]}
        </Button>
      </footer>
    </>
  )
}
