import type { Bound } from '@telar/contract/kit/endpoint'
import type { Textos } from '@telar/domain/idioma'
import type { z } from 'zod'
import { REGISTRO } from '../words.ts'
import { type ListDef, listModel } from './crud-screen.ts'
import { erased } from './erased.ts'
import type { HeadOf, RowsOf } from './head.ts'
import type { ListHead, ListModel, Screen } from './screen.ts'
import type { AnyRow } from './values.ts'

type LocalDef<E> = ListDef<RowsOf<E>> & {
  labels: Record<Exclude<keyof RowsOf<E> & string, keyof typeof REGISTRO>, Textos>
  remove?: ListModel['remove']
}

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
    },
  }
}
