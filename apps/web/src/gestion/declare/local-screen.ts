import type { Bound } from '@telar/contract/kit/endpoint'
import type { Textos } from '@telar/domain/idioma'
import type { z } from 'zod'
import type { Read } from '../../kit/calls/query.ts'
import { localSearch } from '../list/filter/local-search.ts'
import { REGISTRO } from '../words.ts'
import { type ListDef, listModel } from './crud-screen.ts'
import { erased } from './erased.ts'
import type { HeadOf, RowsOf } from './head.ts'
import type { ListHead, ListModel, Screen } from './screen.ts'
import type { AnyRow } from './values.ts'

type LocalDef<E> = ListDef<RowsOf<E>> & {
  labels: Record<Exclude<keyof RowsOf<E> & string, keyof typeof REGISTRO>, Textos>
  remove?: ListModel['remove']
  /** Writes the rows that it is told, in their order, as a spreadsheet. */
  export?: Bound
}

/** What is in sight is searched here, so it is said row by row what the spreadsheet has. */
const exportsOf = (call: Bound, exported: Bound): ListModel['exports'] => ({
  access: exported.access,
  run: async ({ read, download }, { columnas, ids, ...body }, name) => {
    const all = erased<AnyRow[]>(await read(erased<Read>(call), {}))
    const { data } = localSearch(all, { ...body, pageNumber: 1, pageSize: Math.max(all.length, 1) })
    const found = data.map(({ id }) => id).filter((id) => !ids || ids.includes(id))
    await download(erased<Parameters<typeof download>[0]>(exported), { body: { columnas, ids: found } }, name)
  },
})

/** Declares a list over a call that answers every row at once. */
export function localScreen<E extends Bound>(
  call: E,
  head: NoInfer<HeadOf<RowsOf<E>, boolean, string>>,
  def: NoInfer<LocalDef<E>>,
): Screen {
  const rows = erased<{ element: { shape: Record<string, z.ZodType> } }>(call.response)
  return {
    labels: { ...REGISTRO, ...erased<Record<string, Textos>>(def.labels) },
    list: {
      ...erased<ListHead>(head.list),
      ...listModel(erased<ListDef<AnyRow>>(def), rows.element.shape),
      actions: [],
      remove: def.remove,
      exports: def.export && exportsOf(call, def.export),
    },
  }
}
