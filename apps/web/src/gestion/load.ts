import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import type { AppContext } from '../kit/app.ts'
import { query } from '../kit/calls/query.ts'
import { isId } from '../kit/id.ts'
import { permissionsQuery } from '../kit/session.ts'
import { type May, mayOpen, mayWith } from './access.ts'
import type { KnownScreen, Loads, OpenScreen } from './declare/screen.ts'
import { searchBody } from './list/filter/filters.ts'
import { windowQuery } from './list/grid/use-windows.ts'
import { ofRow, readListState, type SearchParams } from './list/list-state.ts'
import { settingsQuery, usualSort } from './list/use-table-settings.ts'
import { canBeBelow, NEW } from './place.ts'
import { recordQuery } from './record/use-record.ts'
import { SCREENS } from './screens.ts'

type Context = Pick<AppContext, 'client' | 'queryClient'>

const LOCAL = { meta: { errors: 'local' } } as const

/** How long what somebody may do is taken for known while they go from screen to screen. */
const A_WHILE = 30_000

/** The screen of this name, for somebody who may see it; everything else looks as if it were not there. */
async function findScreen({ client, queryClient }: Context, name: string): Promise<[KnownScreen, May]> {
  const screen = SCREENS.find((candidate) => candidate.name === name)
  // its files are on their way while the permissions are; how that ends is told where they are waited for
  screen?.open().catch(() => {})
  const held = { ...permissionsQuery(client), staleTime: A_WHILE, revalidateIfStale: true }
  const may = mayWith(await queryClient.ensureQueryData(held))
  if (!screen || !may(screen.needs)) throw notFound()
  return [screen, may]
}

/** How long the screen before stays for the rows of the next. */
const AT_ONCE = 120
/** The list that was last gone to. */
let last = ''

/** What was asked for on the way to a page is not asked for again on arriving. */
const ON_THE_WAY = 2_000

/** Asks for what a page shows first. How it ends is told where it is shown, so nobody waits for it here. */
async function ask<T, K extends QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<T, Error, T, K>,
): Promise<void> {
  const asked = Date.now()
  await queryClient.prefetchQuery({ ...options, staleTime: 0 })
  const { data, dataUpdatedAt = 0 } = queryClient.getQueryState(options.queryKey) ?? {}
  const arrived = dataUpdatedAt >= asked && dataUpdatedAt <= Date.now()
  if (arrived) queryClient.setQueryData(options.queryKey, data, { updatedAt: dataUpdatedAt + ON_THE_WAY })
}

function start({ client, queryClient }: Context, loads: Loads | undefined, id: string | null, search: SearchParams) {
  loads?.((endpoint, input) => void ask(queryClient, { ...query(client, endpoint, input), ...LOCAL }), { id, search })
}

/** The screen itself. */
export async function loadScreen(context: Context, name: string): Promise<OpenScreen> {
  const [screen] = await findScreen(context, name)
  const [open] = await Promise.all([screen.open(), screen.Component?.preload?.()])
  return open
}

/** A list's first rows, or what the written-out screen asks for; perhaps before anybody goes there. */
export async function loadIndex(context: Context, name: string, search: SearchParams, ahead: boolean): Promise<void> {
  const { client, queryClient } = context
  const [screen] = await findScreen(context, name)
  if (screen.Component) return start(context, screen.loads, null, search)
  if (!screen.list) throw notFound()
  const settings = settingsQuery(client, screen.name)
  void queryClient.prefetchQuery({ ...settings, ...LOCAL })
  const state = readListState(search)
  // what a filter compares with depends on its column, which comes with the screen
  const columns = state.conditions.length > 0 ? ((await screen.open()).list?.columns ?? []) : []
  const usual = usualSort(queryClient.getQueryData(settings.queryKey), screen.list.sort)
  const body = searchBody(state, columns, usual)
  const rows = queryClient.prefetchQuery(windowQuery(client, screen.list.source, body, state.page))
  // who searches in a list stays in it; else rows that are here at once come with their list, which is then drawn once
  const stays = name === last
  if (!ahead) last = name
  if (stays) return
  await Promise.race([rows, new Promise((resolve) => setTimeout(resolve, AT_ONCE))])
}

/** A record, a new one, or a page beside the list. */
export async function loadRecord(context: Context, name: string, below: string, search: SearchParams): Promise<void> {
  const { client, queryClient } = context
  const [screen, may] = await findScreen(context, name)
  const id = below === NEW ? null : below
  const page = screen.pages.find((candidate) => candidate.name === below)
  if (page && !mayOpen(may, page)) throw notFound()
  if (page) {
    start(context, page.loads, null, search)
    return page.Component.preload?.()
  }
  // a row without a place of its own is shown in its list
  if (!screen.opens && screen.list && isId(below))
    throw redirect({ to: '/gestion/$screen', params: { screen: name }, search: ofRow(below), replace: true })
  if (!canBeBelow(screen, below)) throw notFound()
  // what is only ever made elsewhere has no empty form
  if (!screen.Component && id === null && !screen.create) throw notFound()
  const read = id ?? (search.de === undefined ? null : String(search.de))
  if (id === null && read !== null && !canBeBelow(screen, read)) throw notFound()
  start(context, screen.loads, id, search)
  if (screen.reads && read !== null)
    void ask(queryClient, recordQuery(client, screen.reads, screen.reads.resource, read))
  const [open] = await Promise.all([screen.open(), screen.Record?.preload?.()])
  // its sides come too, so that going from one to the next never waits
  for (const { Component } of open.form?.tabs ?? []) void Component.preload?.()
}
