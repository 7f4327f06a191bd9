import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { Client } from '@telar/client'
import { isAuthentication, isValidation } from '@telar/client/errors'
import type { Cart } from '@telar/contract/ventas/cart'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { type AppContext, useApp } from '../app.ts'
import { wrongIn } from '../calls/wrong-in.ts'
import { retryDelay } from '../constants.ts'
import { profileQuery } from '../session.ts'
import { bringToasts, toast } from '../toast.tsx'
import { cartQuery, ponerEnCart } from './cart-query.ts'

interface Celda {
  modeloId: number
  colorId: number
  talla: string
}
interface Puesta extends Celda {
  cantidad: number
}

/** How what was typed is doing on its way to the server. */
interface Guardado {
  estado: 'quieto' | 'guardando' | 'guardado' | 'fallido' | 'rechazado'
  hora: Date | null
  mensaje: string
}

export interface EstadoDeModelo {
  estado: 'guardando' | 'guardado' | 'fallido' | 'rechazado'
  mensaje: string
}

const PAUSA_MS = 400
/** So many cells are sent at once; the server takes no more than a thousand. */
const DE_UNA_VEZ = 500
const ALMACEN = 'carrito.pendiente.'
const clave = ({ modeloId, colorId, talla }: Celda) => `${modeloId}/${colorId}/${talla}`

type Pendientes = Record<string, Puesta>

/** What several tabs of one person have typed and no server has heard of yet, kept in the browser. */
class Almacen {
  readonly #nombre: string

  constructor(userId: string) {
    this.#nombre = ALMACEN + userId
  }

  leer(): Pendientes {
    try {
      return JSON.parse(localStorage.getItem(this.#nombre) ?? '{}')
    } catch {
      return {}
    }
  }

  escribir(pendientes: Pendientes): void {
    if (Object.keys(pendientes).length === 0) localStorage.removeItem(this.#nombre)
    else localStorage.setItem(this.#nombre, JSON.stringify(pendientes))
  }
}

interface Parts {
  client: Client
  queryClient: QueryClient
  userId: string
}

/**
 * Sends what is typed into matrices, a moment after the typing stops. Every number is kept in the browser until the
 * server has answered for it, so that neither a lost line nor a reload nor a sign-out loses one.
 */
export class Carrito {
  readonly #client: Client
  readonly #queryClient: QueryClient
  readonly #almacen: Almacen
  readonly #listeners = new Set<() => void>()
  #pendientes: Pendientes
  #guardado: Guardado = { estado: 'quieto', hora: null, mensaje: '' }
  #timer: ReturnType<typeof setTimeout> | undefined
  /** What the server said of a model's last number, by model, until another one is typed. */
  readonly #rechazos = new Map<number, string>()
  #sending = false
  #stopped = false
  #failures = 0

  constructor({ client, queryClient, userId }: Parts) {
    this.#client = client
    this.#queryClient = queryClient
    this.#almacen = new Almacen(userId)
    this.#pendientes = this.#almacen.leer()
  }

  /** While somebody looks at it, it hears when a connection or the person is back. */
  subscribe = (listener: () => void) => {
    if (this.#listeners.size === 0) this.#wake()
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#sleep()
    }
  }
  guardado = (): Guardado => this.#guardado
  pendientes = (): Pendientes => this.#pendientes

  /** How one model is doing, whatever becomes of the others. */
  estadoDe = (modeloId: number): EstadoDeModelo => {
    const mensaje = this.#rechazos.get(modeloId)
    if (Object.values(this.#pendientes).some((celda) => celda.modeloId === modeloId))
      return { estado: this.#failures > 0 ? 'fallido' : 'guardando', mensaje: '' }
    return mensaje === undefined ? { estado: 'guardado', mensaje: '' } : { estado: 'rechazado', mensaje }
  }

  poner(celdas: readonly Puesta[]): void {
    for (const { modeloId } of celdas) this.#rechazos.delete(modeloId)
    this.#keep({ ...this.#almacen.leer(), ...Object.fromEntries(celdas.map((celda) => [clave(celda), celda])) })
    this.#say({ estado: 'guardando' })
    this.#soon(PAUSA_MS)
  }

  /** Another person is here: what is still waiting stays in the browser for when this one is back. */
  parar(): void {
    this.#stopped = true
    this.#sleep()
    clearTimeout(this.#timer)
  }

  /** Sends now what is still waiting. */
  async enviar(): Promise<void> {
    if (this.#stopped || this.#sending || Object.keys(this.#pendientes).length === 0) return
    clearTimeout(this.#timer)
    this.#sending = true
    this.#say({ estado: 'guardando' })
    try {
      // another tab may have sent it meanwhile, and typed over it since
      const todas = Object.values(this.#almacen.leer())
      do await this.#send(todas.splice(0, DE_UNA_VEZ))
      while (todas.length > 0)
      this.#failures = 0
    } catch (error) {
      this.#failures += 1
      this.#say({ estado: 'fallido' })
      if (isAuthentication(error)) return
    } finally {
      this.#sending = false
    }
    if (Object.keys(this.#pendientes).length > 0) this.#soon(this.#failures > 0 ? retryDelay(this.#failures) : 0)
  }

  async #send(lote: readonly Puesta[]): Promise<void> {
    try {
      if (lote.length > 0) await ponerEnCart(this.#client, this.#queryClient, { items: [...lote] })
      this.#forget(lote)
      const quieto = Object.keys(this.#pendientes).length === 0
      if (quieto && this.#guardado.estado !== 'rechazado')
        this.#say({ estado: 'guardado', hora: new Date(), mensaje: '' })
    } catch (error) {
      if (!isValidation(error)) throw error
      if (lote.length > 1) for (const celda of lote) await this.#send([celda])
      else {
        this.#forget(lote)
        const mensaje = wrongIn(error)[0] ?? ''
        for (const { modeloId } of lote) this.#rechazos.set(modeloId, mensaje)
        this.#say({ estado: 'rechazado', mensaje })
      }
    }
  }

  /** What has been answered for is no longer waiting, unless it has been typed over meanwhile. */
  #forget(lote: readonly Puesta[]): void {
    const quedan = { ...this.#almacen.leer() }
    for (const celda of lote) if (quedan[clave(celda)]?.cantidad === celda.cantidad) delete quedan[clave(celda)]
    this.#keep(quedan)
  }

  #keep(pendientes: Pendientes): void {
    this.#pendientes = pendientes
    this.#almacen.escribir(pendientes)
  }

  #now = () => this.#soon(0)

  #wake(): void {
    if (this.#stopped) return
    window.addEventListener('online', this.#now)
    document.addEventListener('visibilitychange', this.#now)
    this.#now()
  }

  #sleep(): void {
    window.removeEventListener('online', this.#now)
    document.removeEventListener('visibilitychange', this.#now)
  }

  #soon(ms: number): void {
    clearTimeout(this.#timer)
    if (this.#stopped) return
    this.#timer = setTimeout(() => void this.enviar(), ms)
  }

  #say(guardado: Partial<Guardado>): void {
    this.#guardado = { ...this.#guardado, ...guardado }
    for (const listener of this.#listeners) listener()
  }
}

const carritos = new WeakMap<Client, { userId: string; carrito: Carrito }>()

/** The cart of the person who is signed in; another person gets another one. */
function carritoDe({ client, queryClient }: AppContext, userId: string): Carrito {
  const known = carritos.get(client)
  if (known?.userId === userId) return known.carrito
  known?.carrito.parar()
  const carrito = new Carrito({ client, queryClient, userId })
  carritos.set(client, { userId, carrito })
  return carrito
}

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
  reintentar: () => void
  /** Whether something typed has not been answered for yet. */
  pendiente: boolean
}

/** The cart on the screen: what the server holds, under what has been typed since. For signed-in pages. */
export function useCarrito(): CarritoEnUso {
  const app = useApp()
  const { data: user } = useQuery(profileQuery(app.client))
  const carrito = carritoDe(app, user?.id ?? '')
  // another tab may have changed or sent it meanwhile
  const { data } = useQuery({ ...cartQuery(app.client), refetchOnWindowFocus: 'always' })
  const guardado = useSyncExternalStore(carrito.subscribe, carrito.guardado, carrito.guardado)
  const pendientes = carrito.pendientes()
  useAvisoDeGuardado(guardado.estado)
  const enServidor = (celda: Celda) =>
    data?.modelos
      .find(({ modeloId }) => modeloId === celda.modeloId)
      ?.colores.find(({ colorId }) => colorId === celda.colorId)
      ?.tallasCantidades.find(({ talla }) => talla === celda.talla)?.cantidad
  return {
    cart: data,
    guardado,
    estadoDe: carrito.estadoDe,
    cantidad: (celda) => pendientes[clave(celda)]?.cantidad ?? enServidor(celda) ?? 0,
    poner: (celdas) => carrito.poner(celdas),
    reintentar: () => void carrito.enviar(),
    pendiente: Object.keys(pendientes).length > 0,
  }
}
