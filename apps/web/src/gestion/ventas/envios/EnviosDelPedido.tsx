import { envios } from '@telar/contract/ventas/envios'
import { ExternalLink } from 'lucide-react'
import { useMay } from '../../access.ts'
import { useRead } from '../../calls.ts'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { ESTADO } from './estados.ts'
import { PREPARAR } from './preparar-texts.ts'

/** The shipments of an order: with whom, by what number, and where each stands. */
export function EnviosDelPedido({ pedidoId }: { pedidoId: number }) {
  const may = useMay()
  const { word, date } = useFormat()
  const say = useWords(PREPARAR)
  const { data = [] } = useRead(
    envios.dePedido,
    { params: { id: pedidoId } },
    { enabled: may(envios.dePedido.access), staleTime: 0 },
  )
  if (data.length === 0) return null
  return (
    <section className="o-sec" aria-label={say.envios}>
      <h2 className="o-h2">{say.envios}</h2>
      {data.map(({ id, numero, estado, transportista, seguimiento, enlace, bultos, entregadoEn, albaranes }) => (
        <div key={id} className="o-row o-wrap">
          <OfficeLink className="o-link o-m" href={hrefOf('envios', id)}>
            {numero}
          </OfficeLink>
          <State mark={ESTADO[estado].mark}>{word(ESTADO[estado].label)}</State>
          <span className="o-q">
            {[
              transportista,
              say.bultos(bultos),
              albaranes,
              entregadoEn ? say.entregadoEl(date(entregadoEn)) : '',
              enlace ? '' : seguimiento,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {enlace && (
            <a className="o-link" href={enlace} target="_blank" rel="noreferrer">
              {seguimiento} <ExternalLink className="o-i" aria-hidden="true" />
            </a>
          )}
        </div>
      ))}
    </section>
  )
}
