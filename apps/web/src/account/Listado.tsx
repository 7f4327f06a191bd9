import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Fallo } from '../pieces/Fallo.tsx'
import { ListSkeleton } from './AccountSkeleton.tsx'
import { Pager } from './Pager.tsx'

interface Pagina<T> {
  data: T[]
  currentPage: number
  totalPages: number
  totalCount: number
}

interface ListadoProps<T> {
  id: string
  textos: { title: string; none: string; pages: string }
  lista: UseQueryResult<Pagina<T>>
  page: number
  onPage: (page: number) => void
  children: (fila: T) => ReactNode
}

/** A list of the account, five at a time. A page that does not exist leads back to the last that does. */
export function Listado<T>({ id, textos, lista, page, onPage, children }: ListadoProps<T>) {
  const { data, error, isFetching, isPlaceholderData, refetch } = lista
  const last = data && !isPlaceholderData ? Math.max(data.totalPages, 1) : undefined
  const beyond = last !== undefined && page > last
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls is made anew with every look
  useEffect(() => {
    if (beyond) onPage(last)
  }, [beyond, last])
  return (
    <section aria-labelledby={id}>
      <h2 className="d3" id={id}>
        {textos.title}
      </h2>
      {error ? (
        <Fallo error={error} busy={isFetching} retry={() => void refetch()} />
      ) : (
        <>
          {(!data || beyond) && <ListSkeleton />}
          {data?.totalCount === 0 && <p className="none">{textos.none}</p>}
          <ul>{data?.data.map(children)}</ul>
          {data && !beyond && (
            <Pager page={data.currentPage} pages={data.totalPages} onPage={onPage} label={textos.pages} />
          )}
        </>
      )}
    </section>
  )
}
