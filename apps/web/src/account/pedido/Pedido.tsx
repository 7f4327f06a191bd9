import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { fecha } from '../../i18n/locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClient } from '../../kit/app.ts'
import { useLeftState } from '../../kit/form/use-left.ts'
import { EstadoBadge } from '../../pieces/EstadoBadge.tsx'
import { Importes } from '../../pieces/Importes.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { AccionesDePedido } from './AccionesDePedido.tsx'
import { Albaranes } from './Albaranes.tsx'
import { Devoluciones } from './devolucion/Devoluciones.tsx'
import { PedirDevolucion } from './devolucion/PedirDevolucion.tsx'
import { Envios } from './Envios.tsx'
import { FacturasDePedido } from './FacturasDePedido.tsx'
import { LineasDePedido } from './LineasDePedido.tsx'
import { pedidoQuery } from './load.ts'
import { Trayecto } from './Trayecto.tsx'

const DE_LUGAR = { segunda: 'occasion.ofSegunda', outlet: 'occasion.ofOutlet' } as const

interface PedidoProps {
  id: number
  /** Whether it has just been sent. */
  nuevo: boolean
}

/** An order: what was asked for, where it stands, what has left and what it comes to. */
export function Pedido({ id, nuevo }: PedidoProps) {
  const { t, i18n } = useTranslation('account')
  const idioma = i18n.language
  const { data: pedido } = useSuspenseQuery(pedidoQuery(useClient(), id))
  const {
    numero,
    estado,
    situacion,
    direccionEnvio: lugar,
    fechaEntregaDesde: desde,
    fechaEntregaHasta: hasta,
  } = pedido
  const navigate = useNavigate()
  const [recienEnviado] = useState(nuevo)
  const [devuelve, setDevuelve] = useLeftState<number | undefined>('devuelve', undefined)
  const devuelta = pedido.entregas.find((entrega) => entrega.id === devuelve)
  // told once: neither a reload nor the way back tells it again
  useEffect(() => {
    if (nuevo) void navigate({ to: '.', search: {}, replace: true })
  }, [nuevo, navigate])
  const datos: [string, string][] = [
    [t('order.date'), fecha(pedido.fecha, idioma)],
    [t('order.kind'), pedido.lugar === 'almacen' ? t(`summary.${pedido.tipo}`) : t(DE_LUGAR[pedido.lugar])],
    [t('order.from'), desde ? fecha(desde, idioma) : ''],
    [t('order.until'), hasta ? fecha(hasta, idioma) : ''],
    [
      t('order.delivery'),
      [lugar.nombre, lugar.calle, `${lugar.codigoPostal} ${lugar.ciudad}`].filter(Boolean).join(', '),
    ],
    [t('order.ownNumber'), pedido.referenciaCliente],
    [t('order.notes'), pedido.notas],
  ]
  return (
    <div className="wrap">
      <nav className="crumbs pt-3" aria-label={t('order.path')}>
        <Link to="/myaccount">{t('order.account')}</Link>
        <span aria-current="page">{numero}</span>
      </nav>
      {recienEnviado && (
        <p className="sent" role="status">
          <Icon name="check" /> {t('order.sent')}
        </p>
      )}
      <div className="page-head">
        <div>
          <h1 className="d2">{t('order.title', { number: numero })}</h1>
          <p className="mute">
            <EstadoBadge estado={estado} /> {t(`situation.${situacion}`)}
          </p>
        </div>
        <AccionesDePedido id={id} numero={numero} otraVez={pedido.lugar === 'almacen'} />
      </div>
      <div className="cart">
        <div>
          {devuelta && <PedirDevolucion key={devuelta.id} entrega={devuelta} onDone={() => setDevuelve(undefined)} />}
          <LineasDePedido pedido={pedido} />
        </div>
        <aside className="summary" aria-label={t('summary.title')}>
          <h2 className="d3">{t('summary.title')}</h2>
          <Importes importes={pedido.importes} prendas={pedido.prendas} />
          <dl className="specs mt-8">
            {datos.map(
              ([nombre, valor]) =>
                valor && (
                  <div key={nombre}>
                    <dt>{nombre}</dt>
                    <dd>{valor}</dd>
                  </div>
                ),
            )}
          </dl>
          <Envios pedido={pedido} />
          <Albaranes pedido={pedido} />
          <FacturasDePedido id={id} />
          <Devoluciones pedido={pedido} onPedir={setDevuelve} />
          <Trayecto pedido={pedido} />
        </aside>
      </div>
    </div>
  )
}
