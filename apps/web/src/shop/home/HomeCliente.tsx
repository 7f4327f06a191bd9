import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { FacturaWebFila } from '@telar/contract/facturacion/factura'
import type { Cart } from '@telar/contract/ventas/cart'
import type { PedidoWebFila } from '@telar/contract/ventas/pedidos'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { fecha } from '../../i18n/locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClient } from '../../kit/app.ts'
import { cartQuery } from '../../kit/ventas/cart-query.ts'
import { esRectificativa, misFacturasQuery } from '../../kit/ventas/mis-facturas.ts'
import { misPedidosQuery } from '../../kit/ventas/mis-pedidos.ts'
import { useOtraVez } from '../../kit/ventas/otra-vez.ts'
import { Foto } from '../../pieces/foto/Foto.tsx'
import { OtraVez } from '../../pieces/OtraVez.tsx'
import { precio } from '../../pieces/precio.ts'
import { HomeClienteRoom } from './HomeClienteRoom.tsx'

const SHOWN = 4

/** What a customer came back for: the order that was begun, the one before it, and the last invoice. */
export default function HomeCliente() {
  const client = useClient()
  const { data: cart, isPending: cartPending } = useQuery(cartQuery(client))
  const { data: pedidos, isPending: pedidosPending } = useQuery(misPedidosQuery(client))
  const { data: facturas, isPending: facturasPending } = useQuery(misFacturasQuery(client))
  const ultimo = pedidos?.data[0]
  const factura = facturas?.data[0]
  const empezado = cart !== undefined && cart.prendas > 0
  if (!empezado && !ultimo && !factura)
    return cartPending || pedidosPending || facturasPending ? <HomeClienteRoom /> : <Nada />
  return (
    <section className="wrap yours">
      {empezado && <Empezado cart={cart} />}
      {ultimo && <Ultimo {...ultimo} />}
      {factura && <Factura {...factura} />}
    </section>
  )
}

/** Somebody who is new here reads how an order begins, in the room that was kept. */
function Nada() {
  const { t, i18n } = useTranslation('account')
  const [told, setTold] = useState(false)
  useEffect(() => void i18n.learn('account').then(() => setTold(true)), [i18n])
  if (!told) return <HomeClienteRoom />
  return (
    <section className="wrap yours yours-room">
      <div>
        <h2 className="d3">{t('cart.title')}</h2>
        <p className="yours-what">{t('cart.emptyHint')}</p>
        <p className="acts">
          <Link to="/gallery/user" className="btn">
            {t('cart.toGallery')}
          </Link>
        </p>
      </div>
    </section>
  )
}

function Empezado({ cart: { modelos, prendas, total } }: { cart: Cart }) {
  const { t, i18n } = useTranslation()
  const fotos = modelos.flatMap(({ modeloId, colores }) => {
    const imagen = colores[0]?.imagen
    return imagen ? [{ modeloId, imagen }] : []
  })
  return (
    <div>
      <h2 className="d3">{t('home.going')}</h2>
      <p className="yours-what">
        {t('nav.garments', { count: prendas })} · {precio(total, i18n.language)}
      </p>
      <p className="acts">
        <Link to="/cart" className="btn btn-primary">
          {t('home.goOn')}
        </Link>
      </p>
      <ul className="yours-pics" aria-hidden="true">
        {fotos.slice(0, SHOWN).map(({ modeloId, imagen }) => (
          <li key={modeloId}>
            <Foto imagen={imagen} alt="" sizes="72px" />
          </li>
        ))}
        {modelos.length > SHOWN && <li className="more">+{modelos.length - SHOWN}</li>}
      </ul>
    </div>
  )
}

type Fila = z.output<typeof PedidoWebFila>

function Ultimo({ id, numero, fecha: dia, prendas, total }: Fila) {
  const { t, i18n } = useTranslation()
  const idioma = i18n.language
  return (
    <div>
      <h2 className="d3">{t('home.last')}</h2>
      <p className="yours-what">
        <Link to="/pedido/$id" params={{ id: String(id) }} className="link">
          {numero}
        </Link>{' '}
        · {fecha(dia, idioma)} · {t('nav.garments', { count: prendas })} · {precio(total, idioma)}
      </p>
      <div className="acts">
        <OtraVez id={id} {...useOtraVez(id)} />
      </div>
    </div>
  )
}

function Factura({ id, numeroCompleto, tipo, fecha: dia, total, pendiente, vence }: z.output<typeof FacturaWebFila>) {
  const { t, i18n } = useTranslation()
  const idioma = i18n.language
  return (
    <div>
      <h2 className="d3">{t(esRectificativa(tipo) ? 'home.creditNote' : 'home.invoice')}</h2>
      <p className="yours-what">
        {numeroCompleto} · {fecha(dia, idioma)} · {precio(total, idioma)}
        {pendiente > 0 && vence && <> · {t('home.due', { date: fecha(vence, idioma) })}</>}
      </p>
      <p className="acts">
        <Link to="/factura/$id" params={{ id: String(id) }} className="btn">
          {t(esRectificativa(tipo) ? 'home.seeCredit' : 'home.seeInvoice')}
        </Link>
      </p>
    </div>
  )
}
