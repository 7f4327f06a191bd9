import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { cart as calls, pedidos } from '@telar/contract/calls'
import type { CallOutput } from '@telar/contract/kit/endpoint'
import type { Cart } from '@telar/contract/ventas/cart'
import { useRef, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useApp } from '../app.ts'
import { command, perform } from '../calls/command.ts'
import { readOnce } from '../calls/query.ts'
import { toast } from '../toast.tsx'
import { useSuCarrito } from './carrito.ts'
import { AHORA, CHANGES, cartQuery, guardarCart } from './cart-query.ts'
import { porModelos, prendasDe } from './celdas.ts'

type Items = CallOutput<typeof pedidos.entradaWeb>['items']
type Modo = 'sumar' | 'sustituir'

interface Propuesta {
  items: Items
  avisos: string[]
  cart: Cart
}

interface Puesta {
  propuesta: Propuesta
  /** Whether the server has taken it; else it waits, and where it is shown it says so. */
  llegada: boolean
}

interface Hecho {
  avisos: string[]
  /** Whether nothing of it could be had. */
  nada: boolean
}

/** How many garments somebody has put into a cart, also of what is no longer on sale. */
const puestasEn = ({ modelos }: Cart) => modelos.reduce((n, { prendas }) => n + prendas, 0)

/**
 * Puts an earlier order into the cart again, once. A cart that holds something is asked about first; what cannot be had
 * stays here to be read.
 */
export function useOtraVez(id: number) {
  const { t } = useTranslation()
  const { client, queryClient } = useApp()
  const carrito = useSuCarrito()
  const navigate = useNavigate()
  // between two clicks nothing is drawn anew
  const busy = useRef(false)
  const eligiendo = useRef(false)
  const [propuesta, setPropuesta] = useState<Propuesta>()
  const [hecho, setHecho] = useState<Hecho>({ avisos: [], nada: false })

  const leerCart = () => carrito.cambiar(() => queryClient.fetchQuery({ ...cartQuery(client), ...AHORA }))

  /** Puts it in; answers whether it has arrived, or waits for a connection. */
  async function poner({ items }: Propuesta, modo: Modo): Promise<boolean> {
    if (modo === 'sumar') {
      await carrito.sumar(items)
      return carrito.llegan(items)
    }
    const body = { cart: { modelos: porModelos(items) } }
    const sustituir = command(client, calls.save, { ...CHANGES, errors: 'local' })
    guardarCart(client, queryClient, await carrito.cambiar(() => perform(queryClient, sustituir, { body })))
    return true
  }

  const { mutate, isPending } = useMutation({
    mutationFn: async (elegida?: { propuesta: Propuesta; modo: Modo }): Promise<Puesta | undefined> => {
      if (elegida) return { ...elegida, llegada: await poner(elegida.propuesta, elegida.modo) }
      const [{ items, avisos }, cart] = await Promise.all([
        readOnce(client, pedidos.entradaWeb, { body: { pedidoId: id } }),
        leerCart(),
      ])
      const propuesta = { items, avisos, cart }
      if (items.length === 0) return { propuesta, llegada: true }
      if (puestasEn(cart) > 0) {
        setPropuesta(propuesta)
        return undefined
      }
      return { propuesta, llegada: await poner(propuesta, 'sustituir') }
    },
    onSuccess: async (puesta) => {
      if (!puesta) return
      const { items, avisos } = puesta.propuesta
      setPropuesta(undefined)
      setHecho({ avisos, nada: items.length === 0 })
      if (items.length > 0 && puesta.llegada) {
        const models = new Set(items.map(({ modeloId }) => modeloId)).size
        const count = prendasDe(items)
        toast.success(
          t('again.added', { garments: t('nav.garments', { count }), models: t('again.models', { count: models }) }),
        )
      }
      if (avisos.length === 0 || !puesta.llegada) await navigate({ to: '/cart' })
      busy.current = false
    },
    onError: () => {
      busy.current = false
    },
    onSettled: () => {
      eligiendo.current = false
    },
  })

  return {
    pedir: () => {
      if (busy.current) return
      busy.current = true
      mutate(undefined)
    },
    /** What is to be decided: the cart that is there, and what would come into it. */
    pregunta: propuesta && { prendas: puestasEn(propuesta.cart), nuevas: prendasDe(propuesta.items) },
    elegir: (modo: Modo) => {
      if (!propuesta || eligiendo.current) return
      eligiendo.current = true
      mutate({ propuesta, modo })
    },
    dejarlo: () => {
      busy.current = false
      setPropuesta(undefined)
    },
    isPending,
    ...hecho,
  }
}
