import { redirect } from '@tanstack/react-router'
import { webmodelos } from '@telar/contract/calls'
import type { AppContext } from '../../kit/app.ts'
import { readOnce } from '../../kit/calls/query.ts'
import { coleccionesQuery, modelosClienteQuery, modelosQuery, tiposQuery } from './catalogo.ts'
import { type GallerySearch, galleryParams, leerFiltro } from './filtros/params.ts'
import type { Galeria } from './ver-galeria.ts'

/** The first screen of the gallery, and the picture that is seen first in it. */
export interface PrimeraVista extends Galeria {
  portada: Galeria['modelos'][number]['colores'][number]['fotos'][number] | undefined
}

const names = ({ queryClient, client }: AppContext) =>
  Promise.all([queryClient.ensureQueryData(tiposQuery(client)), queryClient.ensureQueryData(coleccionesQuery(client))])

interface Asked {
  search: GallerySearch
  /** The gallery is in sight and only its filters change: what it shows stays until the list is here. */
  inSight: boolean
}

/** The server sends the first screen of the gallery; the browser keeps the whole list and needs nothing else. */
export async function loadGallery(context: AppContext, { search, inSight }: Asked): Promise<PrimeraVista | null> {
  const { queryClient, client } = context
  if (import.meta.env.SSR) {
    // not through the cache, which travels with the page; and browsers need not load what only the server does
    const [{ paginasDe, primeraConFoto, unaVentana, verGaleria }, { colorBuscado }, { vistasDe }] = await Promise.all([
      import('./ver-galeria.ts'),
      import('./filtros/filtrar.ts'),
      import('../../pieces/vistas.ts'),
    ])
    const [todos, [tipos]] = await Promise.all([readOnce(client, webmodelos.getAll, {}), names(context)])
    const filtro = leerFiltro(search)
    const galeria = verGaleria(todos, filtro, tipos)
    const ultima = paginasDe(galeria.cuantos)
    if (search.pagina && search.pagina > ultima)
      throw redirect({ to: '/gallery', search: galleryParams({ ...search, pagina: ultima }) })
    const vista = unaVentana(galeria, search.pagina)
    const modelo = vista.modelos[primeraConFoto(vista.modelos)]
    return { ...vista, portada: modelo && vistasDe(modelo.colores, colorBuscado(modelo, filtro)).primera?.foto }
  }
  if (!inSight) await Promise.all([queryClient.ensureQueryData(modelosQuery(client)), names(context)])
  return null
}

/** The same with prices, for which the server has nobody to render. */
export async function loadUserGallery(context: AppContext): Promise<void> {
  const { queryClient, client } = context
  await Promise.all([queryClient.ensureQueryData(modelosClienteQuery(client)), names(context)])
}
