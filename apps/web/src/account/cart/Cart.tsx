import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useAbrirAsistente } from '../../kit/asistente.ts'
import { useCarrito } from '../../kit/ventas/use-carrito.ts'
import { Dock } from '../../pieces/Dock.tsx'
import { EstadoGuardado } from '../../pieces/matriz/EstadoGuardado.tsx'
import { precio } from '../../pieces/precio.ts'
import { CartLinea } from './CartLinea.tsx'
import { CartSkeleton } from './CartSkeleton.tsx'
import { Rapido } from './Rapido.tsx'
import { Resumen } from './Resumen.tsx'

/** The order somebody is putting together: a block for each model, what it comes to beside it. */
export function Cart() {
  const { t, i18n } = useTranslation('account')
  const boton = useRef<HTMLButtonElement>(null)
  const hubo = useRef(false)
  // what has just been sent is no empty order, while the page of the order is on its way
  const [enviado, setEnviado] = useState(false)
  const alPreguntar = useAbrirAsistente()
  const carrito = useCarrito()
  const { cart, guardado, reintentar } = carrito
  if (!cart || enviado) return <CartSkeleton />
  const empty = cart.modelos.length === 0
  if (!empty) hubo.current = true
  return (
    <div className="wrap">
      <div className="page-head">
        <h1 className="d2">{t('cart.title')}</h1>
        {!empty && guardado.estado === 'quieto' && <p className="mute">{t('cart.kept')}</p>}
        {guardado.estado !== 'quieto' && <EstadoGuardado {...guardado} reintentar={reintentar} />}
      </div>
      <div className="cart">
        <div>
          <Rapido sumar={carrito.sumar} llegan={carrito.llegan} />
          {cart.modelos.map((modelo) => (
            <CartLinea key={modelo.modeloId} modelo={modelo} cart={cart} carrito={carrito} />
          ))}
          {empty && (
            <div className="empty">
              <h2 className="d3">{t('cart.empty')}</h2>
              <p>{t('cart.emptyHint')}</p>
              {hubo.current && (
                <p role="status">
                  {t('cart.sentElsewhere')}{' '}
                  <Link to="/myaccount" className="link">
                    {t('cart.toOrders')}
                  </Link>
                </p>
              )}
              <Link to="/gallery/user" className="btn btn-primary">
                {t('cart.toGallery')}
              </Link>
            </div>
          )}
        </div>
        {!empty && <Resumen cart={cart} carrito={carrito} boton={boton} alEnviar={() => setEnviado(true)} />}
      </div>
      {!empty && (
        <Dock
          importe={precio(cart.importes.total, i18n.language)}
          detalle={t('summary.dock', { garments: t('cart.garments', { count: cart.prendas }) })}
          enVezDe={boton}
          alPreguntar={alPreguntar}
        >
          <button type="button" className="btn btn-primary" onClick={() => boton.current?.click()}>
            {t('summary.reviewShort')}
          </button>
        </Dock>
      )}
    </div>
  )
}
