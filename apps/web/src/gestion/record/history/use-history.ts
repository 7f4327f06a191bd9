import { keepPreviousData } from '@tanstack/react-query'
import { audit } from '@telar/contract/casa/audit'
import { fichas } from '@telar/contract/casa/fichas'
import { useMay, useOpenScreen } from '../../access.ts'
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

/** Who changed a row of the open screen last: by the audit, or by its own history for those who may not read that. */
export function useLastChange(table: string, id: string) {
  const audited = useMay()(audit.search.access)
  const { name } = useOpenScreen()
  const { data } = useRead(audit.search, lastOf(table, id), {
    enabled: audited,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const { changes } = useHistory(name, id, !audited)
  return data?.data[0] ?? changes?.[0]
}

/** Who changed a record, and how: for whoever may read the record. */
export function useHistory(recurso: string, id: string, wanted = true) {
  const may = useMay()
  const allowed = may(fichas.historia.access)
  const leido = useRead(
    fichas.historia,
    { params: { recurso, id } },
    { enabled: allowed && wanted, placeholderData: keepPreviousData, staleTime: 0 },
  )
  const { data } = leido
  return { allowed, leido, changes: data?.cambios, total: data?.total ?? 0 }
}
