import { useQuery } from '@tanstack/react-query'
import { countries } from '@telar/contract/casa/countries'
import type { Textos } from '@telar/domain/idioma'
import { useMemo } from 'react'
import { useClient } from '../../kit/app.ts'
import { query } from '../../kit/calls/query.ts'

/** Every country by its ISO code, as a select offers them. */
export function usePaises(): Record<string, Textos> {
  const { data } = useQuery({ ...query(useClient(), countries.getAll, {}), staleTime: Number.POSITIVE_INFINITY })
  return useMemo(() => Object.fromEntries((data ?? []).map(({ iso2, nombre }) => [iso2, nombre])), [data])
}
