import type { AsyncRouteComponent } from '@tanstack/react-router'
import type { Bound, BoundAccess, CallOutput } from '@telar/contract/kit/endpoint'
import type { Idioma } from '@telar/domain/idioma'
import { localSearch } from '../list/filter/local-search.ts'
import { parseSort } from '../list/list-state.ts'
import { REGISTRO } from '../words.ts'
import { erased } from './erased.ts'
import type {
  ExtraPage,
  FormModel,
  Head,
  ListHead,
  Loads,
  Page,
  RecordProps,
  Screen,
  ScreenHead,
  ShippedView,
  Source,
} from './screen.ts'
import type { AnyRow, Kind } from './values.ts'

type Name<T> = keyof T & string
export type RowsOf<S> = CallOutput<S> extends { data: (infer R)[] } ? R : CallOutput<S> extends (infer R)[] ? R : never

interface ListHeadDef<R> extends ScreenHead {
  /** The audit's name of the table, where it differs from the resource's. */
  table?: string
  /** The name of a row, as titles and messages call it. */
  label: (row: R, idioma: Idioma) => string
  detail?: (row: R, idioma: Idioma) => string
  answer?: (row: R, idioma: Idioma) => string
  answers?: true
  sort: Name<R> | `-${Name<R>}`
  waits?: readonly ShippedView<R>[]
  kinds?: { [F in Name<R>]?: Kind }
  swatch?: Name<R>
  create?: BoundAccess
  names?: Head['names']
  /** What the record, if it is written out, asks for first. */
  loads?: Loads
}

interface Written<P extends string, C> {
  /** Pages of its own beside the list, each by the name that it has in the address. */
  pages?: Record<P, Omit<ExtraPage, 'name'>>
  Record?: C
}

/** A list's head, with what links may lead to below it: rows by their id, and the names of its pages. */
export type HeadOf<R, O extends boolean, P extends string> = Omit<Head, 'list' | 'pages'> & {
  list: ListHead<R>
  opens: O
  pages: readonly (ExtraPage & { name: P })[]
}

type Present<T> = [T] extends [undefined] ? false : true

/** How a contract's records are read. */
export const readOf = (get: Bound): FormModel['read'] => ({
  access: get.access,
  run: (client, id, signal) => client.call(get, { params: { id } }, { signal }).then(erased<AnyRow>),
})

/** Declares the head of a list over a searching call; a contract with `create` has a form, so its rows open. */
export function crudHead<
  C extends { search: Bound },
  P extends string = never,
  W extends AsyncRouteComponent<RecordProps> | undefined = undefined,
>(
  contract: C,
  def: NoInfer<ListHeadDef<RowsOf<C['search']>>> & Written<P, W>,
): HeadOf<RowsOf<C['search']>, C extends { create: Bound } ? true : Present<W>, P> {
  const { search, create, get } = erased<{ search: Bound; create?: Bound; get?: Bound }>(contract)
  const { resource, name, access } = search
  const source: Source = {
    ...{ resource, call: name, access },
    search: (client, body, signal) => client.call(search, { body }, { signal }).then(erased<Page>),
  }
  const head = listHead(source, { create: create?.access, ...def }, Boolean(create ?? def.Record))
  const { table = resource } = head
  const reads = create && get && !def.Record ? { table, resource, read: readOf(get) } : undefined
  return erased({ ...head, reads })
}

/** Declares the head of a list over a call that answers every row at once: searching happens here. */
export function localHead<
  E extends Bound,
  P extends string = never,
  W extends AsyncRouteComponent<RecordProps> | undefined = undefined,
>(call: E, def: NoInfer<ListHeadDef<RowsOf<E>>> & Written<P, W>): HeadOf<RowsOf<E>, Present<W>, P> {
  const all: Bound = call
  const source: Source = {
    resource: all.resource,
    call: all.name,
    access: all.access,
    search: async (client, body, signal) => localSearch(erased<AnyRow[]>(await client.call(all, {}, { signal })), body),
  }
  return erased(listHead(source, def, Boolean(def.Record)))
}

type AnyListHead = ListHeadDef<never> & Written<string, AsyncRouteComponent<RecordProps> | undefined>

function listHead(source: Source, def: AnyListHead, opens: boolean): Head {
  const { label, detail, answer, answers, sort, waits = [], kinds = {}, swatch, table, pages = {}, ...head } = def
  return {
    ...head,
    needs: source.access,
    table: table ?? source.resource,
    opens,
    pages: Object.entries(pages).map(([name, page]) => ({ ...page, name })),
    list: {
      source,
      label: erased<ListHead['label']>(label),
      detail: erased<ListHead['detail']>(detail),
      answer: erased<ListHead['answer']>(answer),
      answers,
      sort: parseSort(sort) ?? { field: 'id', desc: false },
      waits: erased<ListHead['waits']>(waits),
      kinds,
      swatch,
    },
  }
}

interface CustomDef extends ScreenHead {
  needs: BoundAccess
  table?: string
  names?: Head['names']
  loads?: Loads
  Component: AsyncRouteComponent<RecordProps>
}

/** Declares a screen that is written out; `opens` says that there are places below it. */
export const customScreen = <const O extends boolean = false>(
  def: CustomDef & { opens?: O },
): Omit<Head, 'pages'> & { opens: O; pages: readonly [] } => ({
  ...def,
  opens: erased<O>(def.opens ?? false),
  pages: [],
})

/** What the fields of a written-out screen are called, for those who read of their changes elsewhere. */
export const labelled = (labels: Screen['labels']): Screen => ({ labels: { ...REGISTRO, ...labels } })
