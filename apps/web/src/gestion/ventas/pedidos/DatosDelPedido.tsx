import type { Pedido } from '@telar/contract/ventas/pedidos'
import { Fragment, type ReactNode } from 'react'
import { Credito } from '../../clientes/Credito.tsx'
import { enUnaLinea } from '../../clientes/en-una-linea.ts'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { SITUACION } from '../situaciones.ts'
import { ImportesDelPedido } from './ImportesDelPedido.tsx'
import { CALIDAD, ORIGEN, PEDIDO_LABELS, TIPO } from './pedido-labels.ts'
import { PEDIDO } from './pedido-texts.ts'

/** Who, when, where to; what it comes to; what has happened. */
export function DatosDelPedido({ pedido }: { pedido: Pedido }) {
  const { word, date, idioma } = useFormat()
  const say = useWords(PEDIDO)
  const { fechaEntregaDesde: desde, fechaEntregaHasta: hasta } = pedido
  const window = [desde && say.from(date(desde)), hasta && say.until(date(hasta))].filter(Boolean).join(' ')
  const rows: Partial<Record<keyof typeof PEDIDO_LABELS, ReactNode>> = {
    cliente: (
      <OfficeLink className="o-link o-m" href={hrefOf('clientes', pedido.clienteId)}>
        {pedido.cliente}
      </OfficeLink>
    ),
    fecha: date(pedido.fecha),
    tipo: word(TIPO[pedido.tipo]),
    lugar: pedido.lugar === 'almacen' ? null : word(CALIDAD[pedido.lugar]),
    origen: word(ORIGEN[pedido.origen]),
    fechaEntregaHasta: window || say.atOnce,
    referenciaCliente: pedido.referenciaCliente,
    direccionEnvio: enUnaLinea(pedido.direccionEnvio, idioma),
    notas: pedido.notas,
  }
  return (
    <>
      <section className="o-sec">
        <dl className="o-dl">
          {(Object.keys(rows) as (keyof typeof PEDIDO_LABELS)[])
            .filter((name) => Boolean(rows[name]))
            .map((name) => (
              <Fragment key={name}>
                <dt>{name === 'fechaEntregaHasta' ? say.delivery : word(PEDIDO_LABELS[name])}</dt>
                <dd>{rows[name]}</dd>
              </Fragment>
            ))}
        </dl>
        <Credito clienteId={pedido.clienteId} />
      </section>
      <section className="o-sec">
        <h2 className="o-h2">{say.amounts}</h2>
        <ImportesDelPedido importes={pedido.importes} prendas={pedido.prendas} />
      </section>
      <Hechos hechos={pedido.hechos} />
    </>
  )
}

/** What has happened, the newest first. */
function Hechos({ hechos }: Pick<Pedido, 'hechos'>) {
  const { word, moment } = useFormat()
  const say = useWords(PEDIDO)
  return (
    <section className="o-sec" aria-label={say.history}>
      <h2 className="o-h2">{say.history}</h2>
      <ol className="o-line">
        {hechos.toReversed().map(({ cuando, situacion, prendas, liberadas, nota, quien, autorizacion }) => (
          <li key={`${cuando}${situacion}`}>
            <p>
              {liberadas === null ? (
                <State mark={SITUACION[situacion].mark}>{word(SITUACION[situacion].label)}</State>
              ) : (
                <State mark="ring">{say.released}</State>
              )}
              {(liberadas ?? prendas) !== null && <b className="o-m">{say.pieces(liberadas ?? prendas ?? 0)}</b>}
            </p>
            {nota && <p>{nota}</p>}
            {autorizacion && <p>{say.authorised(autorizacion)}</p>}
            <p className="o-q o-s">
              {moment(cuando)}, {quien ?? say.house}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
