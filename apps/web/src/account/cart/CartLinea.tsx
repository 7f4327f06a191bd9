import { Link } from '@tanstack/react-router'
import type { Cart } from '@telar/contract/ventas/cart'
import { enIdioma } from '@telar/domain/idioma'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toast } from '../../kit/toast.tsx'
import type { CarritoEnUso } from '../../kit/ventas/use-carrito.ts'
import { Foto } from '../../pieces/foto/Foto.tsx'
import { EstadoDeLinea } from '../../pieces/matriz/EstadoGuardado.tsx'
import { Matriz } from '../../pieces/matriz/Matriz.tsx'
import { precio } from '../../pieces/precio.ts'
import { Icon } from '../../ui/Icon.tsx'
import { decirVentana } from './ventana.ts'

interface CartLineaProps {
  modelo: Cart['modelos'][number]
  cart: Cart
  carrito: CarritoEnUso
}

/** A model of the order, with its matrix to change in place. */
export function CartLinea({ modelo, cart, carrito }: CartLineaProps) {
  const { t, i18n } = useTranslation('account')
  const idioma = i18n.language
  const { modeloId, numero, colores } = modelo
  const nombre = enIdioma(modelo.nombres, idioma)
  const imagen = colores.find((color) => color.imagen)?.imagen
  const problemas = cart.problemas.filter((problema) => problema.modeloId === modeloId)

  function quitar() {
    // with what was typed a moment ago and is still on its way
    const todas = colores
      .flatMap(({ colorId, tallas, tallasCantidades }) =>
        conLasPuestas(tallas, tallasCantidades).map(({ talla }) => ({ modeloId, colorId, talla })),
      )
      .map((celda) => ({ ...celda, cantidad: carrito.cantidad(celda) }))
      .filter(({ cantidad }) => cantidad > 0)
    carrito.poner(todas.map((celda) => ({ ...celda, cantidad: 0 })))
    toast.message(t('cart.removed', { name: nombre }), {
      action: { label: t('cart.undo'), onClick: () => carrito.poner(todas) },
    })
  }

  return (
    <article className="line" aria-label={`${nombre} ${numero}`}>
      <Link to="/modelo/user/$id" params={{ id: String(modeloId) }} className="thumb" tabIndex={-1} aria-hidden="true">
        {imagen && <Foto imagen={imagen} alt="" sizes="132px" mayor={400} prioridad="luego" />}
      </Link>
      <div>
        <div className="line-head">
          <h2 className="d4">
            <Link to="/modelo/user/$id" params={{ id: String(modeloId) }}>
              {nombre}
            </Link>
          </h2>
          <p className="amt">{precio(modelo.importe, idioma)}</p>
          <p className="mute small">{t('cart.ref', { number: numero, price: precio(modelo.precio, idioma) })}</p>
          {(modelo.porque || modelo.masBarato) && (
            <p className="mute small">{[modelo.porque, modelo.masBarato].filter(Boolean).join(' · ')}</p>
          )}
          <p className="mute small">{t('cart.garments', { count: modelo.prendas })}</p>
          {cart.tipo === 'programacion' && modelo.ventana && (
            <p className="mute small">{decirVentana(modelo.ventana, t, idioma)}</p>
          )}
        </div>
        {problemas.map(({ codigo, colorId, talla, mensaje }) => (
          <p key={`${codigo} ${colorId} ${talla}`} className="state bad">
            <Icon name="alert" /> {mensaje}
          </p>
        ))}
        <Matriz
          tallas={modelo.tallas}
          colores={colores.map(({ colorId, nombre: color, hex, tallas, tallasCantidades }) => ({
            ...{ id: colorId, hex },
            nombre: enIdioma(color, idioma),
            tallas: conLasPuestas(tallas, tallasCantidades),
          }))}
          cantidad={(colorId, talla) => carrito.cantidad({ modeloId, colorId, talla })}
          alCambiar={(cambios) => carrito.poner(cambios.map((cambio) => ({ modeloId, ...cambio })))}
          curva={modelo.curva}
          avisar={(texto) => toast.error(texto, { id: 'cantidad' })}
          conExistencias={cart.tipo === 'servicio'}
        />
        <div className="line-end">
          <button type="button" className="link tap" onClick={quitar}>
            {t('cart.removeModel')}
          </button>
          <Link to="/modelo/user/$id" params={{ id: String(modeloId) }} className="link tap">
            {t('cart.moreColours')}
          </Link>
          <EstadoDeLinea {...carrito.estadoDe(modeloId)} />
        </div>
      </div>
    </article>
  )
}

/** A size that is no longer on sale stays in sight while the cart holds some of it, so that it can be taken out. */
const conLasPuestas = (
  enVenta: readonly { talla: string; libre: number }[],
  puestas: readonly { talla: string }[],
): { talla: string; libre: number }[] => [
  ...enVenta,
  ...puestas
    .filter(({ talla }) => !enVenta.some((una) => una.talla === talla))
    .map(({ talla }) => ({ talla, libre: 0 })),
]
