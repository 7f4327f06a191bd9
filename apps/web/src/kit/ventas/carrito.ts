import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { Client } from '@telar/client'
import { isAuthentication, isValidation } from '@telar/client/errors'
import { cart } from '@telar/contract/calls'
import { type AppContext, useApp } from '../app.ts'
import { reread } from '../calls/command.ts'
import { wrongIn } from '../calls/wrong-in.ts'
import { retryDelay } from '../constants.ts'
import { profileQuery } from '../session.ts'
import { AHORA, cartQuery, ponerEnCart } from './cart-query.ts'
import { alFinal, type Celda, claveDe, enCart, type Puesta } from './celdas.ts'

/** How what was typed is doing on its way to the server. */
export interface Guardado {
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

export type Pendientes = Record<string, Puesta>

/** What several tabs of one person have typed and no server has heard of yet, kept in the browser. */
class Almacen {
  readonly nombre: string

  constructor(userId: string) {
    this.nombre = ALMACEN + userId
  }

  leer(): Pendientes {
    try {
      return JSON.parse(localStorage.getItem(this.nombre) ?? '{}')
    } catch {
      return {}
    }
  }

  escribir(pendientes: Pendientes): void {
    if (Object.keys(pendientes).length === 0) localStorage.removeItem(this.nombre)
    else localStorage.setItem(this.nombre, JSON.stringify(pendientes))
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
  readonly #userId: string
  readonly #almacen: Almacen
  readonly #listeners = new Set<() => void>()
  #pendientes: Pendientes
  #guardado: Guardado = { estado: 'quieto', hora: null, mensaje: '' }
  #timer: ReturnType<typeof setTimeout> | undefined
  /** What the server said of a model's last number, by model, until another one is typed. */
  readonly #rechazos = new Map<number, string>()
  #turno: Promise<unknown> = Promise.resolve()
  #stopped = false
  #failures = 0

  constructor({ client, queryClient, userId }: Parts) {
    this.#client = client
    this.#queryClient = queryClient
    this.#userId = userId
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

  poner = (celdas: readonly Puesta[]): void => {
    for (const { modeloId } of celdas) this.#rechazos.delete(modeloId)
    this.#keep({ ...this.#almacen.leer(), ...Object.fromEntries(celdas.map((celda) => [claveDe(celda), celda])) })
    this.#say({ estado: 'guardando' })
    this.#soon(PAUSA_MS)
  }

  /** Puts in so many more of each, on top of what the cart holds and of what was typed since. */
  sumar = (celdas: readonly Puesta[]): Promise<void> =>
    // what is sent waits meanwhile, so that what is read holds all that was sent before
    this.#enTurno(async () => {
      const hay = await this.#queryClient.fetchQuery({ ...cartQuery(this.#client), ...AHORA })
      const escritas = this.#almacen.leer()
      this.poner(alFinal(celdas, (celda) => escritas[claveDe(celda)]?.cantidad ?? enCart(hay, celda)))
    })

  /** Sends what was put in, and answers whether the server has taken these; until it has, they wait. */
  llegan = async (celdas: readonly Celda[]): Promise<boolean> => {
    await this.enviar()
    return celdas.every(({ modeloId }) => this.estadoDe(modeloId).estado === 'guardado')
  }

  /** A change of another kind: it comes after all that was typed before it, and before what is typed since. */
  cambiar = <T>(hacer: () => Promise<T>): Promise<T> =>
    this.#enTurno(async () => {
      await this.#vaciarAlmacen()
      return hacer()
    })

  /** Another person is here: what is still waiting stays in the browser for when this one is back. */
  parar(): void {
    this.#stopped = true
    this.#sleep()
    clearTimeout(this.#timer)
  }

  /** Sends now what is still waiting. */
  async enviar(): Promise<void> {
    clearTimeout(this.#timer)
    try {
      await this.#enTurno(() => this.#vaciarAlmacen())
      if (Object.keys(this.#pendientes).length > 0) this.#soon(0)
    } catch (error) {
      if (!isAuthentication(error)) this.#soon(retryDelay(this.#failures))
    }
  }

  /** One change waits until the one before it has been answered for. */
  #enTurno<T>(hacer: () => Promise<T>): Promise<T> {
    const suyo = this.#turno.then(hacer)
    this.#turno = suyo.catch(() => undefined)
    return suyo
  }

  async #vaciarAlmacen(): Promise<void> {
    if (this.#stopped || Object.keys(this.#pendientes).length === 0) return
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
      throw error
    }
  }

  async #send(lote: readonly Puesta[]): Promise<void> {
    try {
      // another tab may have signed somebody else in: whose it is is said, so that it never comes into theirs
      const suyas = { userId: this.#userId || null, items: [...lote] }
      if (lote.length > 0) await ponerEnCart(this.#client, this.#queryClient, suyas)
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
    for (const celda of lote) if (quedan[claveDe(celda)]?.cantidad === celda.cantidad) delete quedan[claveDe(celda)]
    this.#keep(quedan)
  }

  #keep(pendientes: Pendientes): void {
    this.#pendientes = pendientes
    this.#almacen.escribir(pendientes)
  }

  #now = () => this.#soon(0)

  /** Another tab of the same person has typed something, or sent it. */
  #elsewhere = ({ key }: StorageEvent) => {
    if (key !== this.#almacen.nombre) return
    this.#pendientes = this.#almacen.leer()
    if (Object.keys(this.#pendientes).length > 0) {
      this.#say({})
      this.#soon(retryDelay(1))
      return
    }
    const esperaba = this.#guardado.estado === 'guardando' || this.#guardado.estado === 'fallido'
    this.#failures = 0
    this.#say(esperaba ? { estado: 'guardado', hora: new Date(), mensaje: '' } : {})
    if (!document.hidden) void reread(this.#queryClient, cart.get)
  }

  #wake(): void {
    if (this.#stopped) return
    window.addEventListener('online', this.#now)
    window.addEventListener('storage', this.#elsewhere)
    document.addEventListener('visibilitychange', this.#now)
    this.#now()
  }

  #sleep(): void {
    window.removeEventListener('online', this.#now)
    window.removeEventListener('storage', this.#elsewhere)
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

/** The cart of whoever is signed in. */
export function useSuCarrito(): Carrito {
  const app = useApp()
  const { data: user } = useQuery(profileQuery(app.client))
  return carritoDe(app, user?.id ?? '')
}
