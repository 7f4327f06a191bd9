import type { Bound, BoundAccess, CallOutput, FileAnswer } from '@telar/contract/kit/endpoint'
import type { Idioma, Textos } from '@telar/domain/idioma'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { Write } from '../../kit/calls/command.ts'
import type { Read } from '../../kit/calls/query.ts'
import { inBatches } from '../batches.ts'
import type { Calls } from '../calls.ts'
import type { ScreenName } from '../place.ts'
import { REGISTRO } from '../words.ts'
import { erased } from './erased.ts'
import { type HeadOf, type RowsOf, readOf } from './head.ts'
import type {
  Action,
  ActionProps,
  Changes,
  Done,
  FormModel,
  FormParts,
  Groups,
  Kept,
  ListHead,
  ListModel,
  Screen,
  ShippedView,
} from './screen.ts'
import type { Column, ColumnDef, ControlDef, Field } from './values.ts'

/** What a contract needs to have a list; whatever else it has decides what one can do there. */
export interface CrudContract {
  search: Bound
}
type Written = Bound & Write
type Filed = Bound & { readonly response: FileAnswer }

/** The calls of a contract once their types have been checked against its declaration. */
type ErasedCalls = Record<string, Bound | undefined> & {
  get?: Bound & Read
  create?: Written
  update?: Written
  remove?: Written
  cambiar?: Written
  ordenar?: Written
  export?: Filed
  agrupar?: Bound & Groups['call']
}
type CrudCall = 'agrupar' | 'cambiar' | 'ordenar' | 'search' | 'get' | 'create' | 'update' | 'remove' | 'export'

type RowOf<C extends CrudContract> = RowsOf<C['search']>
type InputOf<C> = C extends { create: { body: infer S extends z.ZodType } } ? Omit<z.input<S>, 'id' | 'version'> : never
type RecordOf<C> = C extends { get: infer G } ? CallOutput<G> : never
type Name<T> = keyof T & string
type Labelled<C extends CrudContract> = Exclude<Name<RowOf<C>> | Name<InputOf<C>>, keyof typeof REGISTRO>

interface ActionDef<C extends CrudContract> {
  /** The call that the dialog makes; who may not call it does not see the action. */
  call: Exclude<Name<C>, CrudCall> | Bound
  /** Where the dialog leads to another screen: who may go there. */
  access?: Action['access']
  label: Textos
  icon: LucideIcon
  key?: string
  needs: Action['needs']
  Dialog?: ComponentType<ActionProps<RowOf<C>>>
  run?: (calls: Calls, rows: RowOf<C>[], idioma: Idioma) => Promise<Done | 'ask'>
}

/** The part of a list that does not depend on how its rows are written. */
export interface ListDef<R> {
  columns: { [F in keyof R]?: ColumnDef<R, R[F]> }
  views?: readonly ShippedView<R>[]
  /** The screen where its rows come from, where none is made here. */
  from?: ScreenName
  /** The page beside it on which its rows are made, where that is no form. */
  firstAt?: string
  /** What somebody who looks for a row wants to know of it, of which the head only says that there is such a thing. */
  answer?: (row: R, idioma: Idioma) => string
}

/** Without `update` a contract says here that posting again saves; without `create` there is no form. */
type Writing<C extends CrudContract> = C extends { create: Bound }
  ? {
      /** A control for each field; a mere list of them where `parts.Body` draws the form. */
      form: { [F in keyof InputOf<C>]-?: ControlDef<InputOf<C>[F]> } | readonly Field[]
      /** The sentences of rules that only this resource has. */
      rules?: Record<string, Textos>
    } & (C extends { update: Bound } ? { save?: 'update' } : { save: 'create' })
  : { form?: never }

export type CrudDef<C extends CrudContract> = ListDef<RowOf<C>> &
  Writing<C> & {
    labels: Record<Labelled<C>, Textos>
    actions?: readonly ActionDef<C>[]
    /** How rows are deleted, where no single call does it. */
    remove?: ListModel['remove']
    /** What several rows can be given, where the form is not a list of controls; and which rows, if not all. */
    changed?: { fields: readonly Field[]; when: (row: RowOf<C>) => boolean }
    Sums?: ListModel['Sums']
    /** Which rows are added up in groups, where it is not all of them. */
    grouped?: Textos
    Preview?: ComponentType<{ row: RowOf<C> }>
    Next?: ComponentType<{ row: RowOf<C> }>
  }

type HeadFor<C extends CrudContract> = HeadOf<RowOf<C>, boolean, string>

/** Declares the screens of a flat resource: list, record, new. The contract fixes the fields and what can be done. */
export function crudScreen<C extends CrudContract, V extends object = object>(
  contract: C,
  head: NoInfer<HeadFor<C>>,
  def: NoInfer<CrudDef<C>> & { parts?: FormParts<RecordOf<C>, V> },
): Screen {
  const calls = erased<ErasedCalls>(contract)
  const { ordenar, export: exported, remove, cambiar, agrupar } = calls
  const written = erased<object | undefined>(def.form)
  const form = written && formModel(calls, written, { ...erased<Extra>(def), table: head.table })
  const { fields, when } = erased<Pick<Changes, 'when'> & { fields?: readonly Field[] }>(def.changed ?? {})
  const changed = fields ?? form?.fields
  return {
    labels: { ...REGISTRO, ...erased<Record<string, Textos>>(def.labels) },
    list: {
      ...erased<ListHead>(head.list),
      ...listModel(def, rowShape(contract.search)),
      ...(def.answer && { answer: erased<ListHead['answer']>(def.answer) }),
      actions: erased<readonly ActionDef<C>[]>(def.actions ?? []).map(
        ({ call, access, Dialog, run, ...action }, i) => ({
          ...action,
          name: `${typeof call === 'string' ? call : call.name}-${i}`,
          access: access ?? (typeof call === 'string' ? accessOf(calls, call) : call.access),
          Dialog: erased<Action['Dialog']>(Dialog),
          run: erased<Action['run']>(run),
        }),
      ),
      changes: cambiar && changed && changing(cambiar, changed, rowShape(contract.search), when),
      remove: def.remove ?? (remove && removal(remove)),
      Sums: def.Sums,
      groups: agrupar && grouping(agrupar, def.grouped),
      Preview: erased<ListModel['Preview']>(def.Preview),
      Next: erased<ListModel['Next']>(def.Next),
      reorder: ordenar && {
        access: ordenar.access,
        run: ({ write }, ids) => write(ordenar, { body: { ids } }),
      },
      exports: exported && {
        access: exported.access,
        run: ({ download }, body, name) => download(exported, { body }, name),
      },
    },
    form,
  }
}

interface Extra {
  rules?: Record<string, Textos>
  table?: string
  save?: 'create' | 'update'
  parts?: FormParts
}

function accessOf(calls: ErasedCalls, name: string): BoundAccess {
  const call = calls[name]
  if (!call) throw new Error(`The contract has no call ${name}`)
  return call.access
}

type Shape = Record<string, z.ZodType>

/** The schema of a row lies inside that of a page. */
function rowShape(search: Bound): Shape {
  const page = erased<{ shape: { data: { element: { shape: Shape } } } }>(search.response)
  return page.shape.data.element.shape
}

/** The declared list, without its types: columns in order, each with its kind. */
export function listModel<R>(def: ListDef<R>, shape: Shape): Pick<ListModel, 'columns' | 'views' | 'from' | 'firstAt'> {
  const columns = erased<[string, string | Omit<Column, 'field' | 'nullable'>][]>(Object.entries(def.columns))
  return {
    columns: columns.map(([field, column]) => ({
      ...(typeof column === 'string' ? { kind: erased<Column['kind']>(column) } : column),
      field,
      nullable: shape[field]?.safeParse(null).success ?? false,
    })),
    views: erased<ListModel['views']>(def.views ?? []),
    from: def.from,
    firstAt: def.firstAt,
  }
}

/** What can be the same in many rows; a name or a text is of one. */
const SHARED: readonly Field['control'][] = ['money', 'number', 'checkbox', 'select', 'lookup', 'date']

/** The fields that the list shows and the call takes, the amounts first: they change together most often. */
function changing(cambiar: Written, fields: readonly Field[], row: Shape, when: Changes['when']): Changes | undefined {
  const body = erased<{ shape: { filas: { element: { shape: Shape } } } }>(cambiar.body)
  const taken = body.shape.filas.element.shape
  const shared = SHARED.flatMap((control) =>
    fields.flatMap((field) => {
      const schema = taken[field.name]
      return field.control === control && schema && row[field.name] ? [{ ...field, schema }] : []
    }),
  )
  if (shared.length === 0) return undefined
  return {
    access: cambiar.access,
    fields: shared,
    when,
    run: ({ write }, filas) => write(cambiar, { body: { filas } }).then(erased<Kept[]>),
  }
}

/** What a call of groups takes and answers with. */
function grouping(call: Bound & Groups['call'], hint: Textos | undefined): Groups {
  const { campo } = erased<{ shape: { campo: { options: string[] } } }>(call.body).shape
  const { sumas } = erased<{ element: { shape: { sumas: { shape: Shape } } } }>(call.response).element.shape
  return { call, fields: campo.options, sums: Object.keys(sumas.shape), hint }
}

const removal = (remove: Written): ListModel['remove'] => ({
  access: remove.access,
  run: async ({ write }, ids) => {
    for (const some of inBatches(ids)) await write(remove, { body: { ids: some } })
  },
})

const declaredFields = (form: object): Field[] =>
  erased<[string, string | Omit<Field, 'name'>][]>(Object.entries(form)).map(([name, field]) =>
    typeof field === 'string' ? { name, control: erased<Field['control']>(field) } : { ...field, name },
  )

function formModel({ get, create, update }: ErasedCalls, form: object, extra: Extra): FormModel {
  const { rules = {}, table, save, parts } = extra
  if (!get || !create) throw new Error('A form needs calls that read and create')
  const saveAgain = {
    access: create.access,
    run: (client, id, values) => client.call(create, { body: { ...values, id } }),
  } satisfies FormModel['update']
  return {
    ...parts,
    fields: Array.isArray(form) ? erased<Field[]>(form) : declaredFields(form),
    schema: erased<FormModel['schema']>(create.body),
    rules,
    table: table ?? get.resource,
    read: readOf(get),
    create: {
      access: create.access,
      run: (client, values, idempotencyKey) => client.call(create, { body: values }, { idempotencyKey }),
    },
    update: update
      ? {
          access: update.access,
          run: (client, id, values) => client.call(update, { params: { id }, body: values }),
        }
      : save === 'create'
        ? saveAgain
        : undefined,
  }
}
