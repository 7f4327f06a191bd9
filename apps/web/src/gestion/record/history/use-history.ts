import { keepPreviousData } from '@tanstack/react-query'
import { audit } from '@telar/contract/casa/audit'
import { useMay } from '../../access.ts'
import { useRead } from '../../calls.ts'

const MOST = 50

/** The search of everything that has happened to one record. */
const historySearch = (table: string, id: string, pageSize: number) => ({
  body: {
    advancedFilter: {
      logic: 'and' as const,
      filters: [
        { field: 'tabla', operator: 'eq' as const, value: table },
        { field: 'registro', operator: 'eq' as const, value: id },
      ],
    },
    orderBy: ['cuando desc'],
    pageNumber: 1,
    pageSize,
  },
})

/** Who changed a record, and how; nothing for those who may not know. */
export function useHistory(table: string, id: string, { last = false } = {}) {
  const may = useMay()
  const allowed = may(audit.search.access)
  const { data, error } = useRead(audit.search, historySearch(table, id, last ? 1 : MOST), {
    enabled: allowed,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return { allowed, changes: data?.data, total: data?.totalCount ?? 0, error }
}
