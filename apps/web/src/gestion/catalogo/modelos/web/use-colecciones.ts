import { webcolecciones } from '@telar/contract/catalogo/webcolecciones'
import { MAX_PAGE_SIZE } from '@telar/contract/kit/limits'
import { useMay } from '../../../access.ts'
import { useRead } from '../../../calls.ts'

const ALL = { body: { pageNumber: 1, pageSize: MAX_PAGE_SIZE, orderBy: ['orden asc'] } }

/** Every collection in its order, for those who may see them. */
export function useColecciones() {
  const may = useMay()
  const allowed = may(webcolecciones.search.access)
  return { allowed, leidas: useRead(webcolecciones.search, ALL, { enabled: allowed }) }
}
