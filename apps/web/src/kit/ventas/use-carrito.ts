import { useQuery } from '@tanstack/react-query'
import type { Cart } from '@telar/contract/ventas/cart'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClient } from '../app.ts'
import { bringToasts, toast } from '../toast.tsx'
import { type Carrito, type EstadoDeModelo, type Guardado, useSuCarrito } from './carrito.ts'
import { cartQuery } from './cart-query.ts'
import { type Celda, claveDe, enCart, type Puesta } from './celdas.ts'

/** Nobody looks at a small word while typing: that nothing is being kept is told at the foot of the page, and its end too. */
function useAvisoDeGuardado(estado: Guardado['estado']): void {
  const { t } = useTranslation('account')
  const fallado = useRef(false)
  useEffect(bringToasts, [])
  useEffect(() => {
    if (estado === 'fallido' && !fallado.current) {
      fallado.current = true
      toast.error(t('save.offline'), { id: AVISO, duration: Number.POSITIVE_INFINITY })
    }
    if (estado === 'guardado' && fallado.current) {
      fallado.current = false
      toast.success(t('save.back'), { id: AVISO, duration: AVISO_MS })
    }
  }, [estado, t])
}
const AVISO = 'carrito'
const AVISO_MS = 6000

export interface CarritoEnUso {
  cart: Cart | undefined
  guardado: Guardado
  /** How what was typed of one model is doing. */
  estadoDe: (modeloId: number) => EstadoDeModelo
  /** How many there are of a cell, as typed. */
  cantidad: (celda: Celda) => number
  poner: (celdas: readonly Puesta[]) => void
  sumar: Carrito['sumar']
  llegan: Carrito['llegan']
  cambiar: Carrito['cambiar']
  reintentar: () => void
  /** Whether something typed has not been answered for yet. */
  pendiente: boolean
}

/** The cart on the screen: what the server holds, under what has been typed since. For signed-in pages. */
export function useCarrito(): CarritoEnUso {
  const carrito = useSuCarrito()
  // another tab may have changed or sent it meanwhile
  const { data } = useQuery({ ...cartQuery(useClient()), refetchOnWindowFocus: 'always' })
  const guardado = useSyncExternalStore(carrito.subscribe, carrito.guardado, carrito.guardado)
  const pendientes = carrito.pendientes()
  useAvisoDeGuardado(guardado.estado)
  return {
    cart: data,
    guardado,
    estadoDe: carrito.estadoDe,
    cantidad: (celda) => pendientes[claveDe(celda)]?.cantidad ?? (data ? enCart(data, celda) : 0),
    ...{ poner: carrito.poner, sumar: carrito.sumar, llegan: carrito.llegan, cambiar: carrito.cambiar },
    reintentar: () => void carrito.enviar(),
    pendiente: Object.keys(pendientes).length > 0,
  }
}
