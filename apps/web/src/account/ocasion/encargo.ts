import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DeOcasion } from '@telar/contract/ventas/pedidos'
import { sumarEuros } from '@telar/domain/dinero'
import { useEffect } from 'react'
import { useClient } from '../../kit/app.ts'
import { attempts, type Unanswered } from '../../kit/calls/attempt.ts'
import { DRAFT, profileQuery } from '../../kit/session.ts'

interface Celda {
  modeloId: number
  colorId: number
  talla: string
}

/** How many of each cell somebody means to order. */
export type Encargo = Readonly<Record<string, number>>

const clave = ({ modeloId, colorId, talla }: Celda) => `${modeloId} ${colorId} ${talla}`

export const cuantas = (encargo: Encargo, celda: Celda): number => encargo[clave(celda)] ?? 0

const VACIO: Encargo = {}
const ALMACEN = `${DRAFT}encargo.`

/** What one person has chosen of one kind and not ordered yet, kept in the browser. */
export class Borrador {
  readonly nombre: string

  constructor(userId: string, lugar: string) {
    this.nombre = `${ALMACEN}${userId}.${lugar}`
  }

  leer(): Encargo {
    try {
      return JSON.parse(localStorage.getItem(this.nombre) ?? '{}')
    } catch {
      return VACIO
    }
  }

  escribir(encargo: Encargo): Encargo {
    const quedan = Object.fromEntries(Object.entries(encargo).filter(([, cantidad]) => cantidad > 0))
    if (Object.keys(quedan).length === 0) localStorage.removeItem(this.nombre)
    else localStorage.setItem(this.nombre, JSON.stringify(quedan))
    return quedan
  }

  /** An order that was sent and not answered is known again by its key, also by another tab or after coming back. */
  get enviado(): Unanswered {
    const nombre = `${this.nombre}.enviado`
    return {
      get: () => localStorage.getItem(nombre) ?? undefined,
      set: (key) => (key === undefined ? localStorage.removeItem(nombre) : localStorage.setItem(nombre, key)),
    }
  }
}

/** What was chosen of one kind: it stays until it is ordered or its person signs out, also when the tab is closed. */
export function useEncargo(lugar: string) {
  const queryClient = useQueryClient()
  const { data: user } = useQuery(profileQuery(useClient()))
  const userId = user?.id ?? ''
  const borrador = new Borrador(userId, lugar)
  const queryKey = ['encargo', userId, lugar]
  const { data: encargo } = useQuery({
    ...{ queryKey, queryFn: () => borrador.leer(), initialData: () => borrador.leer() },
    ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY },
  })
  // another tab may have chosen more, or ordered it
  useEffect(() => {
    const suyo = new Borrador(userId, lugar)
    const elsewhere = ({ key }: StorageEvent) => {
      if (key === null || key === suyo.nombre) queryClient.setQueryData(['encargo', userId, lugar], suyo.leer())
    }
    addEventListener('storage', elsewhere)
    return () => removeEventListener('storage', elsewhere)
  }, [queryClient, userId, lugar])
  const quedar = (con: Encargo) => queryClient.setQueryData<Encargo>(queryKey, borrador.escribir(con))
  return {
    encargo,
    attempt: attempts(borrador.enviado),
    poner: (modeloId: number, cambios: readonly { colorId: number; talla: string; cantidad: number }[]) =>
      quedar({
        ...borrador.leer(),
        ...Object.fromEntries(cambios.map((cambio) => [clave({ modeloId, ...cambio }), cambio.cantidad])),
      }),
    vaciar: () => quedar(VACIO),
  }
}

/** The lines of an order of what was chosen. */
export const lineasDe = (modelos: readonly DeOcasion[], encargo: Encargo) =>
  modelos.flatMap(({ modeloId, colores }) =>
    colores.flatMap(({ colorId, tallas }) => {
      const tallasCantidades = tallas
        .map(({ talla }) => ({ talla, cantidad: cuantas(encargo, { modeloId, colorId, talla }) }))
        .filter(({ cantidad }) => cantidad > 0)
      return tallasCantidades.length > 0 ? [{ modeloId, colorId, tallasCantidades }] : []
    }),
  )

const deCadaUno = (modelos: readonly DeOcasion[], encargo: Encargo) =>
  modelos.map((modelo) => ({
    precio: modelo.precio,
    prendas: lineasDe([modelo], encargo)
      .flatMap(({ tallasCantidades }) => tallasCantidades)
      .reduce((n, { cantidad }) => n + cantidad, 0),
  }))

export const prendasDe = (modelos: readonly DeOcasion[], encargo: Encargo): number =>
  deCadaUno(modelos, encargo).reduce((n, { prendas }) => n + prendas, 0)

export const importeDe = (modelos: readonly DeOcasion[], encargo: Encargo): number =>
  sumarEuros(deCadaUno(modelos, encargo).map(({ precio, prendas }) => precio * prendas))
