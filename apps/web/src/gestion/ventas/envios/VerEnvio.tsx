import type { Envio } from '@telar/contract/ventas/envio'
import { envios } from '@telar/contract/ventas/envios'
import { ExternalLink } from 'lucide-react'
import { useMay } from '../../access.ts'
import { enUnaLinea } from '../../clientes/en-una-linea.ts'
import { Fills } from '../../parts/Fills.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf } from '../../place.ts'
import { ActionBar } from '../../record/ActionBar.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { Aduana } from './Aduana.tsx'
import { ACCIONES } from './acciones.ts'
import { ENVIO, ENVIO_LABELS } from './envio-texts.ts'
import { ESTADO } from './estados.ts'
import { Peticion } from './Peticion.tsx'
import { DE_ENVIO } from './slots.ts'
import { Trayecto } from './Trayecto.tsx'

const KILO = 1000

/** A shipment: where it goes and with whom, its parcels, what happened to it and what proves it. */
export function VerEnvio({ envio }: { envio: Envio }) {
  const { word, date, moment, number, idioma } = useFormat()
  const say = useWords(ENVIO)
  const labels = useWords(ENVIO_LABELS)
  const may = useMay()
  const { label, mark } = ESTADO[envio.estado]
  return (
    <>
      <PlainHead screen="envios" title={envio.numero} id={envio.id}>
        <State mark={mark}>{word(label)}</State>
        <span className="o-sp" />
        <ActionBar row={envio} actions={ACCIONES} />
      </PlainHead>
      <div className="o-scroll">
        {may(envios.insistir.access) && <Peticion envio={envio} />}
        <section className="o-sec">
          <dl className="o-figures">
            <div>
              <dt>{labels.transportista}</dt>
              <dd>{[envio.transportista, envio.servicio].filter(Boolean).join(' · ')}</dd>
            </div>
            <div>
              <dt>{labels.bultos}</dt>
              <dd>{number(envio.bultos)}</dd>
            </div>
            <div>
              <dt>{say.peso}</dt>
              <dd>{number(envio.pesoGr / KILO)} kg</dd>
            </div>
            <div>
              <dt>{labels.seguimiento}</dt>
              <dd>{envio.seguimiento ?? '–'}</dd>
            </div>
            {envio.entregadoEn && (
              <div>
                <dt>{labels.entregadoEn}</dt>
                <dd>{date(envio.entregadoEn)}</dd>
              </div>
            )}
          </dl>
          {envio.enlace && (
            <p>
              <a className="o-link" href={envio.enlace} target="_blank" rel="noreferrer">
                {say.seguir} <ExternalLink className="o-i" aria-hidden="true" />
              </a>
            </p>
          )}
        </section>
        <section className="o-sec">
          <dl className="o-dl o-dl-two">
            <dt>{labels.cliente}</dt>
            <dd>
              <OfficeLink className="o-link o-m" href={hrefOf('clientes', envio.clienteId)}>
                {envio.cliente}
              </OfficeLink>
            </dd>
            <dt>{say.destino}</dt>
            <dd>{enUnaLinea(envio.direccion, idioma)}</dd>
            <dt>{say.albaranes}</dt>
            <dd>
              {envio.entregas.map(({ id, numero, pedidoId, pedido }, i) => (
                <span key={id}>
                  {i > 0 && ', '}
                  {numero}{' '}
                  <OfficeLink className="o-link" href={hrefOf('pedidos', pedidoId)}>
                    {pedido}
                  </OfficeLink>
                </span>
              ))}
            </dd>
            {envio.manifiesto && <dt>{labels.manifiesto}</dt>}
            {envio.manifiesto && <dd>{envio.manifiesto}</dd>}
          </dl>
          {envio.notas && <p>{envio.notas}</p>}
          {envio.avisadoEn && <p className="o-q">{say.avisado(moment(envio.avisadoEn))}</p>}
        </section>
        <Bultos envio={envio} />
        {envio.aduana && <Aduana lineas={envio.aduana} />}
        <Trayecto sucesos={envio.sucesos} />
        <Fills of={DE_ENVIO} props={{ envioId: envio.id }} />
      </div>
    </>
  )
}

function Bultos({ envio: { bultosDe } }: { envio: Envio }) {
  const { number } = useFormat()
  const say = useWords(ENVIO)
  return (
    <section className="o-sec o-flat" aria-label={say.bultos}>
      <Sideways>
        <table className="o-t o-t-money o-t-narrow o-t-phone">
          <thead>
            <tr>
              <th>{say.bulto}</th>
              <th>{say.codigo}</th>
              <th className="o-n">{say.peso}</th>
              <th className="o-n">{say.medidas}</th>
            </tr>
          </thead>
          <tbody>
            {bultosDe.map(({ id, orden, sscc, seguimiento, pesoGr, largo, ancho, alto }) => (
              <tr key={id}>
                <th scope="row" className="o-l1">
                  {orden}/{bultosDe.length}
                </th>
                <td data-th={say.codigo}>{sscc ?? seguimiento ?? <span className="o-none">–</span>}</td>
                <td className="o-n" data-th={say.peso}>
                  {number(pesoGr / KILO)} kg
                </td>
                <td className="o-n" data-th={say.medidas}>
                  {largo && ancho && alto ? `${largo} × ${ancho} × ${alto}` : <span className="o-none">–</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
    </section>
  )
}
