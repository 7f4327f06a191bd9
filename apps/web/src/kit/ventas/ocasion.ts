import { useQuery } from '@tanstack/react-query'
import type { Client } from '@telar/client'
import { pedidos } from '@telar/contract/calls'
import type { DeOcasion } from '@telar/contract/ventas/pedidos'
import { useClient } from '../app.ts'
import { query } from '../calls/query.ts'

/** Garments with a fault, and those sold off, of whoever is signed in: nothing for most. */
export const ocasionQuery = (client: Client) => query(client, pedidos.ocasion, {})

const NINGUNO: DeOcasion[] = []

/** The same beside other things, which do not wait for it. */
export const useOcasion = (): DeOcasion[] =>
  useQuery({ ...ocasionQuery(useClient()), retryOnMount: false }).data?.modelos ?? NINGUNO

/** What the cheapest of some costs, and how many garments there are. */
export const resumenDeOcasion = (modelos: readonly DeOcasion[]) => ({
  desde: Math.min(...modelos.map(({ precio }) => precio)),
  prendas: modelos
    .flatMap(({ colores }) => colores.flatMap(({ tallas }) => tallas))
    .reduce((n, { libre }) => n + libre, 0),
})
