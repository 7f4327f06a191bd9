import { useMutation, useQuery } from '@tanstack/react-query'
import { devoluciones } from '@telar/contract/calls'
import type { PedidoWeb } from '@telar/contract/ventas/pedidos'
import { MAX_FOTOS, MOTIVOS_DE_DEVOLUCION, type MotivoDeDevolucion } from '@telar/domain/facturacion/devolucion'
import { enIdioma } from '@telar/domain/idioma'
import { type FormEvent, useState } from 'react'
import { fecha } from '../../i18n/locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClient } from '../../kit/app.ts'
import { command } from '../../kit/calls/command.ts'
import { downloadOf } from '../../kit/calls/download.ts'
import { query } from '../../kit/calls/query.ts'
import { toast } from '../../kit/toast.tsx'
import { Form } from '../../ui/Form.tsx'

/** What was given back of an order, and the way to ask for more of it. */
export function Devoluciones({ pedido }: { pedido: PedidoWeb }) {
  const { t, i18n } = useTranslation('account')
  const client = useClient()
  const { data = [] } = useQuery({
    ...query(client, devoluciones.mias, { query: { pedidoId: pedido.id } }),
    retryOnMount: false,
  })
  const [entregaId, setEntrega] = useState<number | null>(null)
  const retirar = useMutation(command(client, devoluciones.retirar))
  if (pedido.entregas.length === 0) return null
  return (
    <section className="mt-8" aria-labelledby="devoluciones">
      <h2 className="label" id="devoluciones">
        {t('returns.title')}
      </h2>
      <ul>
        {data.map(({ id, numero, fecha: dia, estado, prendas, respuesta }) => (
          <li key={id}>
            <strong>{numero}</strong> {t(`returns.state.${estado}`)}{' '}
            <span className="mute small">
              {fecha(dia, i18n.language)} · {t('cart.garments', { count: prendas })}
            </span>
            {respuesta && <p className="mute small">{respuesta}</p>}
            {estado === 'solicitada' && (
              <button
                type="button"
                className="link tap"
                disabled={retirar.isPending}
                onClick={() => retirar.mutate({ params: { id } })}
              >
                {t('returns.withdraw')}
              </button>
            )}
            {estado === 'aprobada' && (
              <button
                type="button"
                className="link tap"
                onClick={() => void downloadOf(client, devoluciones.pdfMia, { params: { id } }, `${numero}.pdf`)}
              >
                {t('returns.sheet')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {entregaId === null ? (
        pedido.entregas.map(({ id, numero }) => (
          <button key={id} type="button" className="link tap" onClick={() => setEntrega(id)}>
            {t('returns.ask', { number: numero })}
          </button>
        ))
      ) : (
        <Pedir entregaId={entregaId} alAcabar={() => setEntrega(null)} />
      )}
    </section>
  )
}

const enTexto = (foto: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const lector = new FileReader()
    lector.onload = () => resolve(String(lector.result))
    lector.onerror = () => reject(lector.error)
    lector.readAsDataURL(foto)
  })

function Pedir({ entregaId, alAcabar }: { entregaId: number; alAcabar: () => void }) {
  const { t, i18n } = useTranslation('account')
  const client = useClient()
  const { data } = useQuery({ ...query(client, devoluciones.devolvibles, { params: { id: entregaId } }), staleTime: 0 })
  const [cuantas, setCuantas] = useState<Record<number, number>>({})
  const [motivo, setMotivo] = useState<MotivoDeDevolucion>('defecto')
  const [notas, setNotas] = useState('')
  const [fotos, setFotos] = useState<File[]>([])
  const lineas = Object.entries(cuantas).flatMap(([id, cantidad]) =>
    cantidad > 0 ? [{ entregaLineaId: Number(id), cantidad, motivo }] : [],
  )
  const pedir = useMutation(command(client, devoluciones.solicitar))
  const adjuntar = useMutation(
    command(client, devoluciones.adjuntar, {
      from: async ({ id, foto }: { id: number; foto: File }) => ({
        ...{ params: { id }, body: { nombre: foto.name.slice(0, 200), data: await enTexto(foto) } },
      }),
    }),
  )
  async function conFotos(id: number) {
    for (const foto of fotos) await adjuntar.mutateAsync({ id, foto }).catch(() => undefined)
    toast.success(t('returns.sent'))
    alAcabar()
  }
  function enviar(event: FormEvent) {
    event.preventDefault()
    pedir.mutate({ body: { entregaId, notas, lineas } }, { onSuccess: (id) => void conFotos(id) })
  }
  if (!data) return null
  if (!data.enPlazo) return <p className="mute">{t('returns.late', { date: fecha(data.hasta, i18n.language) })}</p>
  if (data.lineas.length === 0) return <p className="mute">{t('returns.nothing')}</p>
  return (
    <Form onSubmit={enviar}>
      <p className="mute small">{t('returns.until', { date: fecha(data.hasta, i18n.language) })}</p>
      <ul>
        {data.lineas.map(({ entregaLineaId, numero, color, talla, quedan }) => (
          <li key={entregaLineaId}>
            <label className="field">
              {numero} {enIdioma(color, i18n.language)} {talla} <span className="mute small">/ {quedan}</span>
              <input
                className="input"
                type="number"
                inputMode="numeric"
                min={0}
                max={quedan}
                value={cuantas[entregaLineaId] ?? ''}
                onChange={({ target }) => setCuantas({ ...cuantas, [entregaLineaId]: Number(target.value) })}
              />
            </label>
          </li>
        ))}
      </ul>
      <label className="field">
        {t('returns.reason')}
        <select
          className="input"
          value={motivo}
          onChange={({ target }) => setMotivo(target.value as MotivoDeDevolucion)}
        >
          {MOTIVOS_DE_DEVOLUCION.map((uno) => (
            <option key={uno} value={uno}>
              {t(`returns.reasons.${uno}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        {t('returns.words')}
        <textarea
          className="input"
          rows={3}
          maxLength={2000}
          value={notas}
          onChange={({ target }) => setNotas(target.value)}
        />
      </label>
      <label className="field">
        {t('returns.pictures')}
        <input
          className="input"
          type="file"
          accept="image/jpeg,image/png,image/webp"
          multiple
          onChange={({ target }) => setFotos([...(target.files ?? [])].slice(0, MAX_FOTOS))}
        />
      </label>
      <p className="acts">
        <button
          type="submit"
          className="btn btn-primary"
          disabled={lineas.length === 0 || pedir.isPending || adjuntar.isPending}
        >
          {t('returns.send')}
        </button>
        <button type="button" className="link tap" onClick={alAcabar}>
          {t('returns.cancel')}
        </button>
      </p>
    </Form>
  )
}
