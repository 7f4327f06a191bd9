import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { isUnanswered, isValidation } from '@telar/client/errors'
import { cart as calls } from '@telar/contract/calls'
import { TOUCHES } from '@telar/contract/touches'
import type { Cart } from '@telar/contract/ventas/cart'
import { type RefObject, useState } from 'react'
import { fecha } from '../../i18n/locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useApp } from '../../kit/app.ts'
import { attempts } from '../../kit/calls/attempt.ts'
import { command, reread } from '../../kit/calls/command.ts'
import { wrongIn } from '../../kit/calls/wrong-in.ts'
import type { CarritoEnUso } from '../../kit/ventas/use-carrito.ts'
import { precio } from '../../pieces/precio.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Cambiado } from './Cambiado.tsx'
import { Problemas } from './Problemas.tsx'

interface EnviarProps {
  cart: Cart
  /** The cart as it was when the review was opened, or last changed from here. */
  visto: Cart
  carrito: CarritoEnUso
  dialog: RefObject<HTMLDialogElement | null>
  pasarA: (tipo: Cart['tipo']) => void
  /** It is an order now, whose page is on its way. */
  alEnviar: () => void
}

/** The last look before an order is sent: what it is, and everything that stands in its way. */
export function Enviar({ cart, visto, carrito, dialog, pasarA, alEnviar }: EnviarProps) {
  const { t, i18n } = useTranslation('account')
  const idioma = i18n.language
  const { client, queryClient } = useApp()
  const navigate = useNavigate()
  const [refused, setRefused] = useState<string[]>([])
  const [attempt] = useState(attempts)
  const { mutate, isPending } = useMutation({
    ...command(client, calls.toPedido, { errors: 'local', attempt, also: TOUCHES.cart }),
    // it may have arrived: asked again, the server knows it and says which order it is
    retry: (veces, error) => veces === 0 && isUnanswered(error),
    onSuccess: (id) => {
      dialog.current?.close()
      alEnviar()
      void navigate({ to: '/pedido/$id', params: { id: String(id) }, search: { nuevo: true }, replace: true })
    },
    onError: (error) => {
      setRefused(isValidation(error) ? wrongIn(error) : [t('send.failed')])
      void reread(queryClient, calls.get)
    },
  })
  // what was refused of a cart is not said of the one that is mended
  const poner: CarritoEnUso['poner'] = (celdas) => {
    setRefused([])
    carrito.poner(celdas)
  }
  const pasar: EnviarProps['pasarA'] = (tipo) => {
    setRefused([])
    pasarA(tipo)
  }
  const precios = cart.problemas.filter(({ codigo }) => codigo === 'precio-cambiado')
  const avisos = cart.problemas.filter(({ codigo }) => codigo === 'revision')
  const graves = cart.problemas.filter(({ codigo }) => codigo !== 'precio-cambiado' && codigo !== 'revision')
  const direccion = cart.direcciones[cart.direccionEnvio] ?? cart.direcciones[0]
  const espera = isPending || carrito.pendiente
  const cambiado = visto.version !== cart.version && !carrito.pendiente
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="enviar" onClose={() => setRefused([])}>
      <h2 className="d3" id="enviar">
        {graves.length > 0 ? t('send.notYet') : t('send.title')}
      </h2>
      {cambiado && <Cambiado antes={visto} ahora={cart} />}
      {graves.length > 0 ? (
        <Problemas cart={cart} problemas={graves} poner={poner} pasarA={pasar} />
      ) : (
        <>
          <p>
            {t('send.what', {
              garments: t('cart.garments', { count: cart.prendas }),
              models: t('cart.models', { count: cart.modelos.length }),
              amount: precio(cart.importes.total, idioma),
            })}
          </p>
          {direccion && (
            <p className="mute">
              {t('send.to', { address: [direccion.calle, `${direccion.codigoPostal} ${direccion.ciudad}`].join(', ') })}
            </p>
          )}
          {cart.tipo === 'programacion' && cart.entregaDesde && (
            <p className="mute">{t('summary.seasonFrom', { date: fecha(cart.entregaDesde, idioma) })}</p>
          )}
          {avisos.map(({ mensaje }) => (
            <p key={mensaje} className="mute">
              {mensaje}
            </p>
          ))}
        </>
      )}
      {precios.length > 0 && (
        <ul className="problems">
          {precios.map(({ modeloId, mensaje }) => (
            <li key={modeloId} className="state">
              <Icon name="alert" /> {mensaje}
            </li>
          ))}
        </ul>
      )}
      <ul className="problems" aria-live="assertive">
        {refused
          .filter((mensaje) => !cambiado && !cart.problemas.some((problema) => problema.mensaje === mensaje))
          .map((mensaje) => (
            <li key={mensaje} className="state bad">
              <Icon name="alert" /> {mensaje}
            </li>
          ))}
      </ul>
      <p className="dialog-acts">
        <button type="button" className="btn" onClick={() => dialog.current?.close()}>
          {t('send.back')}
        </button>
        {graves.length === 0 && (
          <button
            type="button"
            className="btn btn-primary"
            aria-disabled={espera}
            onClick={() => espera || mutate({ body: { aceptaPrecios: true, version: cart.version } })}
          >
            {t('send.send')}
          </button>
        )}
      </p>
    </dialog>
  )
}
