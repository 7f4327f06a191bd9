import { useQuery } from '@tanstack/react-query'
import { devoluciones } from '@telar/contract/calls'
import type { CallOutput } from '@telar/contract/kit/endpoint'
import { MOTIVOS_DE_DEVOLUCION } from '@telar/domain/facturacion/devolucion'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { fecha } from '../../../i18n/locale.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useClient } from '../../../kit/app.ts'
import { command } from '../../../kit/calls/command.ts'
import { query } from '../../../kit/calls/query.ts'
import { useCommandForm } from '../../../kit/form/form.ts'
import { useLeftState } from '../../../kit/form/use-left.ts'
import { toast } from '../../../kit/toast.tsx'
import { Fallo } from '../../../pieces/Fallo.tsx'
import { Form } from '../../../ui/Form.tsx'
import { FormErrors } from '../../../ui/FormErrors.tsx'
import { ListSkeleton } from '../../AccountSkeleton.tsx'
import { FormEnd } from '../../FormEnd.tsx'
import { FotosElegidas, FotosPorEnviar } from './Fotos.tsx'
import { LineaDevuelta } from './LineaDevuelta.tsx'
import { type Peticion, quePide } from './peticion.ts'

type Devolvibles = CallOutput<typeof devoluciones.devolvibles>

interface PedirProps {
  entrega: { id: number; numero: string }
  onDone: () => void
}

/** Garments of a delivery are given back: which, how many, why, and pictures of it. */
export function PedirDevolucion({ entrega, onDone }: PedirProps) {
  const { t, i18n } = useTranslation('account')
  const title = useRef<HTMLHeadingElement>(null)
  const { data, error, isFetching, refetch } = useQuery({
    ...query(useClient(), devoluciones.devolvibles, { params: { id: entrega.id } }),
    staleTime: 0,
    retryOnMount: false,
    meta: { errors: 'local' },
  })
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: 'start' })
    return () => document.getElementById(quePide(entrega.id))?.focus()
  }, [entrega.id])
  const dejar = (
    <button type="button" className="link tap" onClick={onDone}>
      {t('returns.cancel')}
    </button>
  )
  return (
    <section className="give-back" aria-labelledby="devolver">
      <h2 className="d3" id="devolver" tabIndex={-1} ref={title}>
        {t('returns.ask', { number: entrega.numero })}
      </h2>
      {error && <Fallo error={error} busy={isFetching} retry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data && !data.enPlazo && (
        <p className="mute">
          {t('returns.late', { date: fecha(data.hasta, i18n.language) })} {dejar}
        </p>
      )}
      {data?.enPlazo && data.lineas.length === 0 && (
        <p className="mute">
          {t('returns.nothing')} {dejar}
        </p>
      )}
      {data?.enPlazo && data.lineas.length > 0 && (
        <Formulario entregaId={entrega.id} devolvibles={data} onDone={onDone} />
      )}
    </section>
  )
}

interface FormularioProps {
  entregaId: number
  devolvibles: Devolvibles
  onDone: () => void
}

function Formulario({ entregaId, devolvibles, onDone }: FormularioProps) {
  const { t, i18n } = useTranslation('account')
  const client = useClient()
  // what is on the form stays, also when the list is read again meanwhile
  const [lineas] = useState(devolvibles.lineas)
  const [fotos, setFotos] = useLeftState<File[]>(`fotos ${entregaId}`, [])
  const [pedida, setPedida] = useState<number>()
  const form = useForm<Peticion>({
    defaultValues: { lineas: lineas.map(() => ({ cantidad: '', motivo: MOTIVOS_DE_DEVOLUCION[0] })), notas: '' },
  })
  const acabar = () => {
    toast.success(t('returns.sent'))
    onDone()
  }
  const { submit, busy, messages, setMessages } = useCommandForm(form, {
    left: `devolucion ${entregaId}`,
    ...command(client, devoluciones.solicitar, {
      from: ({ lineas: escritas, notas }: Peticion) => ({
        body: {
          entregaId,
          notas,
          lineas: lineas.flatMap(({ entregaLineaId }, i) => {
            const { cantidad = '', motivo = MOTIVOS_DE_DEVOLUCION[0] } = escritas[i] ?? {}
            return Number(cantidad) > 0 ? [{ entregaLineaId, cantidad: Number(cantidad), motivo }] : []
          }),
        },
      }),
    }),
    onSuccess: (id) => (fotos.length > 0 ? setPedida(id) : acabar()),
  })
  if (pedida !== undefined) return <FotosPorEnviar id={pedida} fotos={fotos} onDone={acabar} />
  const enviar: typeof submit = (event) => {
    if (form.getValues('lineas').some(({ cantidad }) => cantidad.trim() !== '' && cantidad.trim() !== '0'))
      return submit(event)
    event.preventDefault()
    setMessages([t('returns.none')])
    form.setFocus('lineas.0.cantidad')
  }
  return (
    <Form className="form" onSubmit={enviar}>
      <p className="mute">{t('returns.until', { date: fecha(devolvibles.hasta, i18n.language) })}</p>
      <ul className="give-lines">
        {lineas.map((linea, i) => (
          <LineaDevuelta key={linea.entregaLineaId} linea={linea} i={i} form={form} />
        ))}
      </ul>
      <div className="field">
        <label htmlFor="devolver-notas">{t('returns.words')}</label>
        <textarea id="devolver-notas" className="field-box" rows={3} maxLength={2000} {...form.register('notas')} />
      </div>
      <FotosElegidas fotos={fotos} onChange={setFotos} />
      <FormErrors messages={messages} />
      <FormEnd busy={busy} save={t('returns.send')} onCancel={onDone} />
    </Form>
  )
}
