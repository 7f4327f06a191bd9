import { anticipos } from '@telar/contract/facturacion/anticipos'
import { MEDIOS_DE_ANTICIPO, type MedioDeAnticipo } from '@telar/domain/facturacion/anticipo'
import { type FormEvent, useRef, useState } from 'react'
import { statusOf } from '../../../kit/calls/failures.ts'
import { hoy } from '../../../kit/hoy.ts'
import { useCalls, useCommand } from '../../calls.ts'
import { ElegirCliente } from '../../clientes/ElegirCliente.tsx'
import { MEDIO_DE_COBRO } from '../../clientes/formas-de-pago.ts'
import { parseNumber } from '../../format.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { Choice } from '../../parts/Choice.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf, useGo } from '../../place.ts'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { FORM } from '../../record/form/form-texts.ts'
import { LeaveGuard } from '../../record/LeaveGuard.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { ANTICIPO, ANTICIPO_LABELS } from './anticipo-texts.ts'
import { useIguales } from './use-iguales.ts'

/** A receipt of money that came before a supply within the Union. */
export default function Nuevo() {
  const t = useWords(OFFICE)
  const { issues } = useWords(FORM)
  const say = useWords(ANTICIPO)
  const labels = useWords(ANTICIPO_LABELS)
  const { word, decimal } = useFormat()
  const go = useGo()
  const calls = useCalls()
  const [clienteId, setClienteId] = useState<number | null>(null)
  const [importe, setImporte] = useState('')
  const [medio, setMedio] = useState<MedioDeAnticipo>('transferencia')
  const [inicio] = useState(hoy)
  const [fecha, setFecha] = useState(inicio)
  const [concepto, setConcepto] = useState('')
  const [referencia, setReferencia] = useState('')
  const euros = parseNumber(importe, decimal)
  const mal = importe.trim() !== '' && euros === null ? issues.number : undefined
  const unsaved = useRef(0)
  const escrito = [clienteId !== null, importe, medio !== 'transferencia', fecha !== inicio, concepto, referencia]
  unsaved.current = escrito.filter(Boolean).length
  const iguales = useIguales({ clienteId, fecha, importe: euros })
  const crear = useCommand(anticipos.create, {
    onError: (error) => void (statusOf(error) === 409 && calls.reread(anticipos.search)),
    onSuccess: (id) => {
      unsaved.current = 0
      notify(say.creado)
      go(hrefOf('anticipos', id))
    },
  })
  const ready = clienteId !== null && euros !== null && euros > 0 && fecha !== '' && !crear.isPending
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!ready) return
    crear.mutate({
      body: { clienteId, importe: euros, medio, fecha, concepto, referencia, vistos: iguales.map(({ id }) => id) },
    })
  }
  const texto = (id: string, label: string, value: string, set: (texto: string) => void, maxLength: number) => (
    <FieldShell id={id} label={label} width="wide">
      <input id={id} className="o-in" {...{ value, maxLength }} onChange={({ target }) => set(target.value)} />
    </FieldShell>
  )
  return (
    <form onSubmit={submit} noValidate className="o-fill">
      <PlainHead screen="anticipos" title={say.nuevo}>
        <span className="o-sp" />
        <Button type="submit" look="main" disabled={!ready}>
          {say.crear}
        </Button>
      </PlainHead>
      <div className="o-scroll">
        <section className="o-sec">
          <Note look="info">{say.que}</Note>
          {iguales.length > 0 && (
            <Note look="warning">
              {say.iguales}{' '}
              {iguales.map(({ id, numero }) => (
                <OfficeLink key={id} className="o-link o-apart" href={hrefOf('anticipos', id)}>
                  {numero}
                </OfficeLink>
              ))}
            </Note>
          )}
          {crear.error && <Note look="error">{errorText(crear.error, t)}</Note>}
        </section>
        <section className="o-sec">
          <div className="o-form o-form-flush">
            <ElegirCliente value={clienteId} onChange={setClienteId} />
            <FieldShell id="anticipo-importe" label={`${labels.importe} €`} error={mal}>
              <input
                id="anticipo-importe"
                className="o-in o-n"
                inputMode="decimal"
                value={importe}
                aria-invalid={mal !== undefined}
                aria-describedby={mal && 'anticipo-importe-error'}
                onChange={({ target }) => setImporte(target.value)}
              />
            </FieldShell>
            <FieldShell id="anticipo-fecha" label={labels.fecha}>
              <input
                id="anticipo-fecha"
                className="o-in"
                type="date"
                max={hoy()}
                value={fecha}
                onChange={({ target }) => setFecha(target.value)}
              />
            </FieldShell>
            <FieldShell id="anticipo-medio" label={labels.medio}>
              <Choice
                id="anticipo-medio"
                value={medio}
                options={MEDIOS_DE_ANTICIPO}
                label={(uno) => word(MEDIO_DE_COBRO[uno])}
                onChange={setMedio}
              />
            </FieldShell>
            {texto('anticipo-concepto', labels.concepto, concepto, setConcepto, 200)}
            {texto('anticipo-referencia', labels.referencia, referencia, setReferencia, 120)}
          </div>
        </section>
      </div>
      <LeaveGuard unsaved={unsaved} />
    </form>
  )
}
