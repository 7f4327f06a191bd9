import type { Client } from '@telar/client'
import { MAX_IDS } from '@telar/contract/kit/crud'
import type { Bound, BoundAccess } from '@telar/contract/kit/endpoint'
import type { Idioma, Textos } from '@telar/domain/idioma'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { z } from 'zod'
import { REGISTRO } from '../words.ts'
import { type HeadOf, type RowsOf, readOf } from './head.ts'
import type {
  Action,
  ActionProps,
  Done,
  FormModel,
  FormParts,
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
type CrudCall = 'ordenar' | 'search' | 'get' | 'create' | 'update' | 'remove' | 'export'

type RowOf<C extends CrudContract> = RowsOf<C['search']>
type InputOf<C> = C extends { create: { body: infer S extends z.ZodType } } ? Omit<z.input<S>, 'id' | 'version'> : never
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
  run?: (client: Client, rows: RowOf<C>[], idioma: Idioma) => Promise<Done>
}

/** The part of a list that does not depend on how its rows are written. */
export interface ListDef<R> {
  columns: { [F in keyof R]?: ColumnDef<R, R[F]> }
  views?: readonly ShippedView<R>[]
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
    parts?: FormParts
    /** How rows are deleted, where no single call does it. */
    remove?: ListModel['remove']
    Sums?: ListModel['Sums']
    Preview?: ComponentType<{ row: RowOf<C> }>
  }

type HeadFor<C extends CrudContract> = HeadOf<RowOf<C>, boolean, string>

/** Declares the screens of a flat resource: list, record, new. The contract fixes the fields and what can be done. */
export function crudScreen<C extends CrudContract>(
  contract: C,
  head: NoInfer<HeadFor<C>>,
  def: NoInfer<CrudDef<C>>,
): Screen {
  const calls = contract as unknown as Record<string, Bound>
  return {
    labels: { ...REGISTRO, ...(def.labels as Record<string, Textos>) },
    list: {
      ...(head.list as unknown as ListHead),
      ...listModel(def, rowShape(contract.search)),
      actions: ((def.actions ?? []) as readonly ActionDef<C>[]).map(({ call, access, Dialog, run, ...action }, i) => ({
        ...action,
        name: `${typeof call === 'string' ? call : call.name}-${i}`,
        access: access ?? (typeof call === 'string' ? accessOf(calls, call) : call.access),
        Dialog: Dialog as unknown as Action['Dialog'],
        run: run as unknown as Action['run'],
      })),
      remove: def.remove ?? (calls.remove && removal(calls.remove)),
      Sums: def.Sums,
      Preview: def.Preview as unknown as ListModel['Preview'],
      reorder: calls.ordenar && {
        access: calls.ordenar.access,
        run: (client, ids) => client.call(calls.ordenar as Bound, { body: { ids } }),
      },
      exports: calls.export && {
        access: calls.export.access,
        run: (client, body) => client.call(calls.export as Bound, { body }) as Promise<Blob>,
      },
    },
    form: def.form && formModel(calls, def.form, { ...(def as Extra), table: head.table }),
  }
}

interface Extra {
  rules?: Record<string, Textos>
  table?: string
  save?: 'create' | 'update'
  parts?: FormParts
}

function accessOf(calls: Record<string, Bound>, name: string): BoundAccess {
  const call = calls[name]
  if (!call) throw new Error(`The contract has no call ${name}`)
  return call.access
}

type Shape = Record<string, z.ZodType>

/** The schema of a row lies inside that of a page. */
function rowShape(search: Bound): Shape {
  const page = search.response as unknown as { shape: { data: { element: { shape: Shape } } } }
  return page.shape.data.element.shape
}

/** The declared list, without its types: columns in order, each with its kind. */
export function listModel<R>(def: ListDef<R>, shape: Shape): Pick<ListModel, 'columns' | 'views'> {
  const columns = Object.entries(def.columns) as [string, string | Omit<Column, 'field' | 'nullable'>][]
  return {
    columns: columns.map(([field, column]) => ({
      ...(typeof column === 'string' ? { kind: column as Column['kind'] } : column),
      field,
      nullable: shape[field]?.safeParse(null).success ?? false,
    })),
    views: (def.views ?? []) as ListModel['views'],
  }
}

/** The server takes so many ids at once; more go one batch after the other. */
const removal = (remove: Bound): ListModel['remove'] => ({
  access: remove.access,
  run: async (client, ids) => {
    for (let from = 0; from < ids.length; from += MAX_IDS)
      await client.call(remove, { body: { ids: ids.slice(from, from + MAX_IDS) } })
  },
})

const declaredFields = (form: object): Field[] =>
  (Object.entries(form) as [string, string | Omit<Field, 'name'>][]).map(([name, field]) =>
    typeof field === 'string' ? { name, control: field as Field['control'] } : { ...field, name },
  )

function formModel(calls: Record<string, Bound>, form: object, extra: Extra): FormModel {
  const { rules = {}, table, save, parts } = extra
  const { get, create, update } = calls as { get: Bound; create: Bound; update?: Bound }
  const saveAgain = {
    access: create.access,
    run: (client, id, values) => client.call(create, { body: { ...values, id } }),
  } satisfies FormModel['update']
  return {
    ...parts,
    fields: Array.isArray(form) ? (form as Field[]) : declaredFields(form),
    schema: create.body as z.ZodType,
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
