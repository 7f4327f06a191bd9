import { keepPreviousData } from '@tanstack/react-query'
import { audit } from '@telar/contract/casa/audit'
import { fichas } from '@telar/contract/casa/fichas'
import { useMay } from '../../access.ts'
import { useRead } from '../../calls.ts'

/** The search of the last thing that has happened to one row. */
const lastOf = (table: string, id: string) => ({
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
    pageSize: 1,
  },
})

/** Who changed a row last; nothing for those who may not read the audit. */
export function useLastChange(table: string, id: string) {
  const may = useMay()
  const { data } = useRead(audit.search, lastOf(table, id), {
    enabled: may(audit.search.access),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return data?.data[0]
}

/** Who changed a record, and how: for whoever may read the record. */
export function useHistory(recurso: string, id: string) {
  const may = useMay()
  const allowed = may(fichas.historia.access)
  const { data } = useRead(
    fichas.historia,
    { params: { recurso, id } },
    { enabled: allowed, placeholderData: keepPreviousData, staleTime: 0 },
  )
  return { allowed, changes: data?.cambios, total: data?.total ?? 0 }
}
