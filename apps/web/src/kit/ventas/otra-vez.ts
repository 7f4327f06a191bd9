import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { cart as calls, pedidos } from '@telar/contract/calls'
import type { CallOutput } from '@telar/contract/kit/endpoint'
import type { Cart } from '@telar/contract/ventas/cart'
import { useRef, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useApp } from '../app.ts'
import { command, perform } from '../calls/command.ts'
import { statusOf } from '../calls/failures.ts'
import { readOnce } from '../calls/query.ts'
import { toast } from '../toast.tsx'
import { CHANGES, cartQuery, guardarCart, ponerEnCart } from './cart-query.ts'

type Items = CallOutput<typeof pedidos.entradaWeb>['items']
type Modo = 'sumar' | 'sustituir'

interface Propuesta {
  items: Items
  avisos: string[]
  cart: Cart
}

interface Hecho {
  avisos: string[]
  /** Whether nothing of it could be had. */
  nada: boolean
}

const MAXIMA = 9999
const prendasDe = (items: Items) => items.reduce((n, { cantidad }) => n + cantidad, 0)

/** How many the cart holds of a cell. */
const enCart = ({ modelos }: Cart, { modeloId, colorId, talla }: Items[number]): number =>
  modelos
    .find((modelo) => modelo.modeloId === modeloId)
    ?.colores.find((color) => color.colorId === colorId)
    ?.tallasCantidades.find((celda) => celda.talla === talla)?.cantidad ?? 0

/** Each cell once: of what is said of it several times all counts. */
const juntas = (items: Items): Items =>
  [...Map.groupBy(items, ({ modeloId, colorId, talla }) => `${modeloId} ${colorId} ${talla}`).values()].flatMap(
    (suyas) => suyas.slice(0, 1).map((una) => ({ ...una, cantidad: Math.min(prendasDe(suyas), MAXIMA) })),
  )

/** The cells as they are to be in the end: sent twice they are the same. */
export const alFinal = (items: Items, cart: Cart): Items =>
  juntas(items).map((item) => ({ ...item, cantidad: Math.min(item.cantidad + enCart(cart, item), MAXIMA) }))

/** Cells as the cart takes them when all of it is replaced. */
export const porModelos = (items: Items) =>
  [...Map.groupBy(juntas(items), ({ modeloId }) => modeloId)].map(([modeloId, suyos]) => ({
    modeloId,
    colores: [...Map.groupBy(suyos, ({ colorId }) => colorId)].map(([colorId, celdas]) => ({
      colorId,
      tallasCantidades: celdas.map(({ talla, cantidad }) => ({ talla, cantidad })),
    })),
  }))

/**
 * Puts an earlier order into the cart again, once. A cart that holds something is asked about first; what cannot be had
 * stays here to be read.
 */
export function useOtraVez(id: number) {
  const { t } = useTranslation()
  const { client, queryClient } = useApp()
  const navigate = useNavigate()
  // between two clicks nothing is drawn anew
  const busy = useRef(false)
  const eligiendo = useRef(false)
  // what was sent and not answered may have arrived: the same is sent again, as it is to be in the end
  const finales = useRef<Items>(undefined)
  const [propuesta, setPropuesta] = useState<Propuesta>()
  const [hecho, setHecho] = useState<Hecho>({ avisos: [], nada: false })

  const leerCart = () => queryClient.fetchQuery({ ...cartQuery(client), staleTime: 0 })

  async function poner({ items }: Propuesta, modo: Modo): Promise<void> {
    if (modo === 'sumar') {
      // the cart may have changed while it was being decided
      finales.current ??= alFinal(items, await leerCart())
      await ponerEnCart(client, queryClient, { items: finales.current })
    } else {
      const body = { cart: { modelos: porModelos(items) } }
      const answer = await perform(queryClient, command(client, calls.save, { ...CHANGES, errors: 'local' }), { body })
      guardarCart(client, queryClient, answer)
    }
  }

  const { mutate, isPending } = useMutation({
    mutationFn: async (elegida?: { propuesta: Propuesta; modo: Modo }) => {
      if (elegida) {
        await poner(elegida.propuesta, elegida.modo)
        return elegida.propuesta
      }
      const [{ items, avisos: faltan }, cart] = await Promise.all([
        readOnce(client, pedidos.entradaWeb, { body: { pedidoId: id } }),
        leerCart(),
      ])
      const nueva = { items, avisos: faltan, cart }
      if (items.length === 0) return nueva
      if (cart.prendas > 0) {
        setPropuesta(nueva)
        return undefined
      }
      await poner(nueva, 'sustituir')
      return nueva
    },
    onSuccess: async (hecha) => {
      if (!hecha) return
      setPropuesta(undefined)
      finales.current = undefined
      setHecho({ avisos: hecha.avisos, nada: hecha.items.length === 0 })
      if (hecha.items.length > 0) {
        const models = new Set(hecha.items.map(({ modeloId }) => modeloId)).size
        const count = prendasDe(hecha.items)
        toast.success(
          t('again.added', { garments: t('nav.garments', { count }), models: t('again.models', { count: models }) }),
        )
      }
      if (hecha.avisos.length === 0) await navigate({ to: '/cart' })
      busy.current = false
    },
    onError: (error) => {
      if (statusOf(error) !== undefined) finales.current = undefined
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
    pregunta: propuesta && { prendas: propuesta.cart.prendas, nuevas: prendasDe(propuesta.items) },
    elegir: (modo: Modo) => {
      if (!propuesta || eligiendo.current) return
      eligiendo.current = true
      mutate({ propuesta, modo })
    },
    dejarlo: () => {
      busy.current = false
      finales.current = undefined
      setPropuesta(undefined)
    },
    isPending,
    ...hecho,
  }
}
