import type { AsyncRouteComponent } from '@tanstack/react-router'
import type { Client } from '@telar/client'
import type { Aviso } from '@telar/contract/casa/avisos'
import type { BoundAccess, Call, CallInput } from '@telar/contract/kit/endpoint'
import type { SearchInput } from '@telar/contract/kit/search'
import type { Idioma, Textos } from '@telar/domain/idioma'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { Read } from '../../kit/calls/query.ts'
import type { Calls } from '../calls.ts'
import type { Condition, SearchParams, Sort } from '../list/list-state.ts'
import type { Href, ScreenName } from '../place.ts'
import type { AnyRow, Column, Field, Kind } from './values.ts'

export const AREAS = [
  'ventas',
  'contabilidad',
  'catalogo',
  'produccion',
  'almacen',
  'contactos',
  'web',
  'ajustes',
] as const
export type Area = (typeof AREAS)[number]

/** What a screen's rows are called, so that every sentence about them agrees in number and gender. */
export interface Noun {
  one: string
  many: string
  gender?: 'f'
}

export interface Page {
  data: AnyRow[]
  totalCount: number
  counts?: number[] | undefined
}

/** Where a list's rows come from; `resource` names what a write makes stale, `call` tells two searches of it apart. */
export interface Source {
  resource: string
  call: string
  access: BoundAccess
  search: (client: Client, body: SearchInput, signal: AbortSignal) => Promise<Page>
}

/** A view that the house ships; a person's own are kept beside it. */
export interface ShippedView<R = AnyRow> {
  name: Textos
  /** What is to be done with its rows, where they wait for somebody. */
  verb?: Textos
  /** What doing it takes, where those who see the rows may not all do it. */
  takes?: BoundAccess
  /** The day since which each has waited. */
  since?: keyof R & string
  conditions: readonly (Condition & { field: keyof R & string })[]
}

/** What is known of a list before it is opened: how to find its rows, and what each is called. */
export interface ListHead<R = AnyRow> {
  source: Source
  label: (row: R, idioma: Idioma) => string
  /** What tells two rows of the same name apart. */
  detail?: (row: R, idioma: Idioma) => string
  /** What somebody who looks for a row wants to know of it: where an order stands, how many are free. */
  answer?: (row: R, idioma: Idioma) => string
  /** The same where its words are the screen's: they come with it, once something is found. */
  answers?: boolean | undefined
  sort: Sort
  /** The views whose rows wait for somebody: the navigation and the start page count them. */
  waits: readonly ShippedView<R>[]
  /** The kinds of the fields that those views compare, where they are not text. */
  kinds: Partial<Record<string, Kind>>
  /** The field that holds a row's colour. */
  swatch?: string
}

export interface RecordProps {
  /** `nuevo` is not an id: a new record has none. */
  id: string | null
}

/** Asks for what a page will show, so that it is on its way while the page itself is. */
export type Loads = (
  read: <E extends Call & { kind: 'read' }>(endpoint: E, input: CallInput<E>) => void,
  at: { id: string | null; search: SearchParams },
) => void

/** A page of its own beside the list, at `/gestion/<screen>/<name>`. */
export interface ExtraPage {
  name: string
  label: Textos
  icon: LucideIcon
  access: BoundAccess
  /** What it reads of others: who may not has no use for it. */
  besides?: readonly BoundAccess[]
  loads?: Loads
  Component: AsyncRouteComponent<object>
}

/** Something came from outside. */
export type Noticia = Exclude<Aviso, { tipo: 'cambio' }>

/** Which notices are of a screen's rows, what they say, and the side of the record that shows it. */
type Tells = {
  [T in Noticia['tipo']]: {
    tipo: T
    text: (noticia: Extract<Noticia, { tipo: T }>) => Textos
    ficha?: string
    /** Nothing else is told of them: their counts have to be asked for. */
    alone?: true
  }
}[Noticia['tipo']]

/** Something that a screen finds beside its rows, with the row that it is a part of. */
export interface Part {
  key: string
  id: number
  label: string
  detail?: string
  answer?: string
  hex?: string
  /** What an address says of it besides the row, where something begins with it. */
  begin?: SearchParams
}

/** Something to be done with what was found, and where it is done. */
export interface Offer {
  key: string
  label: string
  detail?: string
  href: Href
}

/** Where a person is, as `usePlace` tells it. */
export interface At {
  screen: string | null
  id: string | null
  search: SearchParams
}

/** What a screen offers to do with what another one finds, beside opening it and beginning with it. */
export interface Offers {
  of: ScreenName
  icon: LucideIcon
  /** What it reads and what follows: who may not is offered nothing. */
  needs: readonly BoundAccess[]
  find: (
    client: Client,
    found: Pick<Part, 'id' | 'label' | 'begin'>,
    at: At,
    idioma: Idioma,
    signal: AbortSignal,
  ) => Promise<Offer[]>
}

/** Finds what is no row of its own by what was typed: a variant by its model and colour. */
interface FindParts {
  /** What it reads: who may not is not refused, nothing is asked. */
  needs: readonly BoundAccess[]
  find: (client: Client, keyword: string, idioma: Idioma, signal: AbortSignal) => Promise<Part[]>
}

/** What every declaration says of its screen. */
export interface ScreenHead {
  area: Area
  icon: LucideIcon
  noun: Record<Idioma, Noun>
  /** What the side navigation calls it, where the title is too long for it. */
  short?: Textos
  /** Where it stands within its area; equal ones follow the alphabet. */
  order?: number
  /** Among a person's favourites until they choose their own. */
  favourite?: boolean
  /** `G` and this letter go there. */
  go?: string
  /** Its rows are not worth finding from elsewhere. */
  quiet?: boolean
  /** Where what is found of it stands among the rest: the smaller, the earlier. */
  rank?: number
  /** Parts of it that are worth going to by their names. */
  places?: readonly { label: Textos; search: SearchParams }[]
  parts?: FindParts
  /** Typed before the rest, it looks among these alone: `@` for customers, `#` for papers by their numbers. */
  sigil?: '@' | '#'
  offers?: Offers
  /** A new one of it begins with a row of these screens, which the address names so. */
  begins?: Partial<Record<ScreenName, string>>
  /** Which notices are of its rows, and what they say. */
  tells?: Tells
  /** Notes and history stand beside its records, although they are read under another resource's name. */
  beside?: true
}

/**
 * What the frame knows of every screen before any is opened. All heads come with the first page of the back office:
 * nothing is in them that only the open screen needs.
 */
export interface Head extends ScreenHead {
  /** Who may not do this does not see the screen. */
  needs: BoundAccess
  /** The audit's name of what is edited here. */
  table?: string
  /** Its rows have an address of their own. */
  opens: boolean
  /** Whether a text below it can name something, where that is no record's id. */
  names?: (below: string) => boolean
  /** Who may make a new one. */
  create?: BoundAccess
  list?: ListHead
  /** How one record is read, where a declared form edits it. */
  reads?: { table: string; resource: string; read: FormModel['read'] }
  pages: readonly ExtraPage[]
  /** A record, or a whole screen, that is written out. */
  Record?: AsyncRouteComponent<RecordProps>
  Component?: AsyncRouteComponent<RecordProps>
  loads?: Loads
}

export interface ActionProps<R = AnyRow> {
  rows: R[]
  onClose: () => void
  /** The rows have changed or are gone: nothing stays selected. */
  onDone: () => void
}

/** What was done at once: a sentence, and the way back. Without one nothing has changed, and what is marked stays so. */
export interface Done {
  text: string
  undo?: () => Promise<unknown>
}

/** Something to do with the selected rows: at once where it can be taken back, otherwise in a dialog written for it. */
export interface Action {
  name: string
  label: Textos
  icon: LucideIcon
  key?: string
  needs: 'one' | 'two-or-more' | 'any'
  access: BoundAccess
  Dialog?: ComponentType<ActionProps>
  /** Where it says that something has to be asked first, the dialog opens after all. */
  run?: (calls: Calls, rows: AnyRow[], idioma: Idioma) => Promise<Done | 'ask'>
}

export interface PartProps<R = AnyRow> {
  row: R | undefined
  mayWrite: boolean
}

/** A side of a record beside its fields. */
export interface RecordTab<R = AnyRow> {
  name: string
  label: Textos
  /** The fields of the record's form that are edited here. */
  fields?: readonly string[]
  /** Makes sense only once the record is stored. */
  stored?: boolean
  /** Who may not make this call does not see it. */
  access?: BoundAccess
  Count?: ComponentType<PartProps<R>>
  Component: AsyncRouteComponent<PartProps<R>>
}

/** A field that several rows can be given together, with what the contract says of its values. */
export type Changeable = Field & { schema: z.ZodType }

/** Which fields of the marked rows can be changed together, and how: in one go, each as it was read. */
export interface Changes {
  access: BoundAccess
  fields: readonly Changeable[]
  /** Rows that have come too far stay as they are. */
  when?: ((row: AnyRow) => boolean) | undefined
  run: (calls: Calls, filas: (object & Kept)[]) => Promise<Kept[]>
}

/** A row and the version of it. */
export interface Kept {
  id: number
  version: number
}

type Grouped = Read & {
  readonly access: BoundAccess
  readonly body: z.ZodType<unknown, WholeSearch & { campo: string }>
  readonly response: z.ZodType<{ valor: string | null; cuantas: number; sumas: Record<string, number> }[]>
}

/** By which fields the rows of a whole filter can be grouped, and what is added up of each group. */
export interface Groups {
  call: Grouped
  fields: readonly string[]
  sums: readonly string[]
  /** Which of the rows are added up, where it is not all of them. */
  hint?: Textos | undefined
}

export interface ListModel extends ListHead {
  columns: readonly Column[]
  views: readonly ShippedView[]
  /** The screen where its rows come from, where none is made here. */
  from?: ScreenName | undefined
  /** The page beside it on which its rows are made, where that is no form. */
  firstAt?: string | undefined
  actions: readonly Action[]
  changes?: Changes
  /** Rows keep the order that people give them. */
  reorder?: { access: BoundAccess; run: (calls: Calls, ids: AnyRow['id'][]) => Promise<unknown> }
  remove?: { access: BoundAccess; run: (calls: Calls, ids: AnyRow['id'][], rows: AnyRow[]) => Promise<unknown> }
  /** What the rows of the whole filter come to, beside their number. */
  Sums?: ComponentType<{ body: WholeSearch }>
  groups?: Groups | undefined
  /** Drawn in the side panel instead of the columns' values. */
  Preview?: ComponentType<{ row: AnyRow }>
  /** What is most likely done next with the row in the side panel: the record's own actions. */
  Next?: ComponentType<{ row: AnyRow }>
  exports?: { access: BoundAccess; run: (calls: Calls, body: ExportBody, name: string) => Promise<void> }
}

/** A search without its pages. */
export type WholeSearch = Omit<SearchInput, 'pageNumber' | 'pageSize'>

type ExportBody = WholeSearch & {
  columnas: { campo: string; titulo: string }[]
  ids?: AnyRow['id'][]
}

type FormValues = Record<string, unknown>

/** A value of a field that words alone cannot say. */
export interface Saying {
  field: string
  value: unknown
  otherwise: string
  /** What the record said besides when it held the value, where that is not what the form holds. */
  row?: Record<string, unknown> | undefined
}

/** What a record has beside its declared fields. */
export interface FormParts<R = AnyRow, V = FormValues> {
  /** The values of a form whose shape is not the record's; without a row, those of a new one. */
  toValues?: (row: R | undefined) => V
  /** What a copy keeps of the original. */
  toCopy?: (values: V) => V
  /** A value in words where it is no plain one, for comparing two versions. */
  tell?: (field: string, value: unknown, idioma: Idioma) => string | undefined
  /** The same where names have to be looked up; what it does not know it says otherwise. */
  Told?: ComponentType<Saying>
  /** Fields that mean something else when another changes: `cuales` by `ambito`. */
  meant?: Readonly<Record<string, string>>
  /** Brings what somebody else has saved into what I have not touched, where a field holds many things. */
  join?: (base: V, mine: V, theirs: V) => V
  /** Drawn instead of the fields. */
  Body?: ComponentType<PartProps<R>>
  bodyLabel?: Textos
  tabs?: readonly RecordTab<R>[]
  /** At the right of the fields: what they will look like. */
  Beside?: ComponentType
  /** In the head, beside the title. */
  Head?: ComponentType<{ row: R }>
}

/** How one record is read and saved through a form. */
export interface FormModel extends FormParts {
  fields: readonly Field[]
  schema: z.ZodType<FormValues, FormValues>
  /** The sentences of the screen's own rules, by their code. */
  rules: Record<string, Textos>
  /** The name by which the audit knows the table. */
  table: string
  read: { access: BoundAccess; run: (client: Client, id: string, signal?: AbortSignal) => Promise<AnyRow> }
  create: { access: BoundAccess; run: (client: Client, values: object, key: string) => Promise<unknown> }
  update?: { access: BoundAccess; run: (client: Client, id: AnyRow['id'], values: object) => Promise<unknown> }
}

/** What only the open screen needs: it comes with the screen. */
export interface Screen {
  labels: Record<string, Textos>
  list?: ListModel
  form?: FormModel
}

/** A screen that can be opened: its name is its address, and the rest of it is fetched. */
export interface KnownScreen extends Head {
  name: ScreenName
  open: () => Promise<OpenScreen>
}

/** What an area above has put into a place that a screen leaves open. */
export interface Fill {
  slot: string
  value: unknown
  access?: BoundAccess
}

/** A screen with everything that belongs to it, and what areas above its own add. */
export interface OpenScreen extends Omit<KnownScreen, 'list'>, Screen {
  fills: readonly Fill[]
}
