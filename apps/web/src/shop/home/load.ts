import type { Client } from '@telar/client'
import { webbanners, webmodelos, webportada } from '@telar/contract/calls'
import type { WebModeloTarjeta } from '@telar/contract/catalogo/webmodelos'
import type { AppContext } from '../../kit/app.ts'
import { query, readOnce } from '../../kit/calls/query.ts'

export const bannersQuery = (client: Client) => query(client, webbanners.getAll, {})
export const homeColeccionesQuery = (client: Client) => query(client, webportada.homeColecciones, {})
export const homeTiposQuery = (client: Client) => query(client, webportada.homeTipos, {})

const ARRIVALS = 4

export interface HomeData {
  recientes: WebModeloTarjeta[]
  modelos: number
}

/** Everything the home page shows. Of the models, which are many, only the newest travel with the page. */
export async function loadHome({ queryClient, client }: AppContext): Promise<HomeData> {
  const [todos] = await Promise.all([
    readOnce(client, webmodelos.getAll, {}),
    queryClient.ensureQueryData(bannersQuery(client)),
    queryClient.ensureQueryData(homeColeccionesQuery(client)),
    queryClient.ensureQueryData(homeTiposQuery(client)),
  ])
  return { recientes: todos.filter(({ colores }) => colores.length > 0).slice(0, ARRIVALS), modelos: todos.length }
}
