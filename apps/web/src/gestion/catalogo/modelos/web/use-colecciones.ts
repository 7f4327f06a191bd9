import { useQuery } from '@tanstack/react-query'
import { webcolecciones } from '@telar/contract/catalogo/webcolecciones'
import { MAX_PAGE_SIZE } from '@telar/contract/kit/limits'
import { useClient } from '../../../../kit/app.ts'
import { query } from '../../../../kit/calls/query.ts'
import { useMay } from '../../../access.ts'

const ALL = { body: { pageNumber: 1, pageSize: MAX_PAGE_SIZE, orderBy: ['orden asc'] } }

/** Every collection in its order, for those who may see them. */
export function useColecciones() {
  const may = useMay()
  const allowed = may(webcolecciones.search.access)
  const { data } = useQuery({ ...query(useClient(), webcolecciones.search, ALL), enabled: allowed })
  return { allowed, colecciones: data?.data ?? [] }
}
