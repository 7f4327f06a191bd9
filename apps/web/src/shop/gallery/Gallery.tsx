import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useClient } from '../../kit/app.ts'
import { modelosQuery } from './catalogo.ts'
import type { GallerySearch } from './filtros/params.ts'
import { GalleryScreen } from './GalleryScreen.tsx'
import { useIdle } from './use-idle.ts'
import type { Galeria } from './ver-galeria.ts'

/** The gallery for anybody: the server's first screen, and the whole list once the page has come to rest. */
export function Gallery({ search, first }: { search: GallerySearch; first: Galeria | null }) {
  const idle = useIdle()
  const { data, error } = useQuery({ ...modelosQuery(useClient()), enabled: idle || !first })
  if (error && !data && !first) throw error
  // the whole list takes the place of the first screen in slices: nobody waits for it
  return <GalleryScreen ruta="/gallery" search={search} modelos={useDeferredValue(data)} first={first} />
}
