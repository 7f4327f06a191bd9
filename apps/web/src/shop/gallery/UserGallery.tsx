import { useSuspenseQuery } from '@tanstack/react-query'
import { useClient } from '../../kit/app.ts'
import { useEnPedido } from '../../kit/ventas/en-pedido.ts'
import { AOcasion } from './AOcasion.tsx'
import { modelosClienteQuery } from './catalogo.ts'
import type { GallerySearch } from './filtros/params.ts'
import { GalleryScreen } from './GalleryScreen.tsx'

/** The gallery of a customer: with prices, and what of each model is in the order. */
export function UserGallery({ search }: { search: GallerySearch }) {
  const { data } = useSuspenseQuery(modelosClienteQuery(useClient()))
  return (
    <GalleryScreen
      ruta="/gallery/user"
      search={search}
      modelos={data}
      first={null}
      enPedido={useEnPedido()}
      aparte={<AOcasion />}
    />
  )
}
