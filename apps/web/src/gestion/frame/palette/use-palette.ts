import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { escaner } from '@telar/contract/calls'
import type { Escaneado } from '@telar/contract/casa/escaner'
import type { Idioma } from '@telar/domain/idioma'
import { llano } from '@telar/domain/texto'
import { Barcode, Camera, House, LogOut, Plus, Store } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useClient } from '../../../kit/app.ts'
import { isTransient } from '../../../kit/calls/failures.ts'
import { useSession } from '../../../kit/session.ts'
import { mayOpen, useMay, useScreens } from '../../access.ts'
import { useRead } from '../../calls.ts'
import type { KnownScreen, ListHead, Part } from '../../declare/screen.ts'
import type { AnyRow } from '../../declare/values.ts'
import { PLAIN, writeListState } from '../../list/list-state.ts'
import { OFFICE } from '../../office-texts.ts'
import { destinoDe } from '../../parts/escaner/destino.ts'
import { ESCANER } from '../../parts/escaner/escaner-texts.ts'
import { type Href, hrefOf, NEW, type ScreenName } from '../../place.ts'
import { useFormat, useIdioma, useWords } from '../../use-texts.ts'
import { titleOf } from '../title.ts'
import { beginnings, isCalled, matches, resembles } from './matches.ts'

const EACH = 5
/** So many are looked through for one that was meant. */
const LOOKED_THROUGH = 50
const SETTLES = 160

export interface Result {
  key: string
  icon: KnownScreen['icon']
  label: string
  detail?: string
  /** What one wants to know of it, so that one need not go there. */
  answer?: string
  hex?: string
  href?: Href | '/'
  run?: () => void
  /** The palette stays open. */
  stays?: boolean
}
export interface Group {
  title: string
  results: Result[]
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLES)
    return () => clearTimeout(timer)
  }, [text])
  return useDeferredValue(settled)
}

/** What one screen finds: its rows, and what is no row of its own. */
interface Found {
  rows: AnyRow[]
  parts: Part[]
}

const NOTHING: Found = { rows: [], parts: [] }

/** It has answered, or failed so far: nobody waits for it while it is tried again. */
const isOver = ({ data, failureCount, error }: UseQueryResult) =>
  data !== undefined || failureCount > 0 || error !== null

/** Nobody knows: there was no connection, or no answer. What is refused is not for this person to find. */
const isUnknown = ({ error, isPaused }: UseQueryResult) => isPaused || (error !== null && isTransient(error))

/**
 * What every screen that has a list finds by what was typed, or else what resembles it, as long as somebody asks. Each
 * part of it is asked for by itself: where one has no answer the others are there.
 */
function useRecords(screens: readonly KnownScreen[], keyword: string) {
  const client = useClient()
  const idioma = useIdioma()
  const may = useMay()
  const asked = keyword !== ''
  const meta = { errors: 'local' } as const
  const search = ({ list }: KnownScreen, words: string, pageSize: number) => ({
    queryKey: [list?.source.resource, 'palette', words, list?.source.call, pageSize] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<AnyRow[]> =>
      list ? (await list.source.search(client, { keyword: words, pageNumber: 1, pageSize }, signal)).data : [],
    meta,
  })
  const exact = useQueries({
    queries: screens.map((screen) => ({ ...search(screen, keyword, EACH), enabled: asked })),
  })
  const parts = useQueries({
    queries: screens.map(({ list, parts: beside }) => ({
      queryKey: [list?.source.resource, 'palette', keyword, list?.source.call, 'parts', idioma] as const,
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Part[]> =>
        beside ? beside.find(client, keyword, idioma, signal) : [],
      enabled: asked && beside?.needs.every(may) === true,
      meta,
    })),
  })
  const stem = beginnings(keyword)
  const alike = useQueries({
    queries: screens.map((screen, i) => ({
      ...search(screen, stem, LOOKED_THROUGH),
      enabled:
        asked &&
        stem !== llano(keyword) &&
        exact[i]?.data?.length === 0 &&
        (parts[i]?.data?.length ?? 0) === 0 &&
        parts[i]?.isFetching === false,
    })),
  })
  const found = screens.map((screen, i): Found | undefined => {
    const [rows, beside, others] = [exact[i], parts[i], alike[i]]
    if (!asked || !rows || !beside || !others || !isOver(rows)) return undefined
    if (beside.isEnabled && !isOver(beside)) return undefined
    const named = (row: AnyRow) => `${screen.list?.label(row, idioma)} ${screen.list?.detail?.(row, idioma) ?? ''}`
    const meant = others.isEnabled ? (others.data ?? []).filter((row) => resembles(named(row), keyword)) : []
    return {
      rows: [...(rows.data ?? []), ...meant.slice(0, EACH)],
      parts: (beside.isEnabled && beside.data) || NOTHING.parts,
    }
  })
  const all = [...exact, ...parts, ...alike]
  return {
    found,
    searching: all.some(({ isFetching }) => isFetching),
    unanswered: all.some(isUnknown),
  }
}

/** How screens whose words come with them answer in place of what was found: they are asked for once it is. */
function useAnswers(screens: readonly KnownScreen[], found: readonly (Found | undefined)[]) {
  const opened = useQueries({
    queries: screens.map((screen, i) => ({
      queryKey: ['screen', screen.name, 'opened'] as const,
      queryFn: () => screen.open(),
      enabled: screen.list?.answers === true && (found[i]?.rows.length ?? 0) > 0,
      meta: { errors: 'local' } as const,
    })),
  })
  return screens.map(({ list }, i) => list?.answer ?? opened[i]?.data?.list?.answer)
}

function resultOf(screen: KnownScreen, answer: ListHead['answer'], row: AnyRow, idioma: Idioma): Result {
  const label = screen.list?.label(row, idioma) ?? String(row.id)
  const swatch = screen.list?.swatch
  return {
    key: `${screen.name}/${row.id}`,
    icon: screen.icon,
    label,
    detail: screen.list?.detail?.(row, idioma),
    answer: answer?.(row, idioma),
    hex: swatch && String(row[swatch]),
    href: screen.opens
      ? hrefOf(screen.name, row.id)
      : hrefOf(screen.name, null, writeListState({ ...PLAIN, q: label })),
  }
}

const partOf = ({ name, icon }: KnownScreen, { key, id, ...part }: Part): Result => ({
  ...{ ...part, icon, key: `${name}/${key}` },
  href: hrefOf<ScreenName>(name, id as never),
})

/** A bar code is figures alone, and many of them. */
const CODIGO = /^\d{8,20}$/

const escaneado = (hallado: Escaneado): Result => ({
  ...{ key: 'escaneado', icon: Barcode, label: hallado.titulo, detail: hallado.detalle, href: destinoDe(hallado) },
})

const USUAL_RANK = 50
const byRank = (a: KnownScreen, b: KnownScreen) => (a.rank ?? USUAL_RANK) - (b.rank ?? USUAL_RANK)

interface Palette {
  groups: Group[]
  /** More may still come. */
  searching: boolean
  /** Of some screens nobody knows: there was no connection, or no answer. */
  unanswered: boolean
}

/** What the palette finds: records by screen, customers before all, screens, then things to do. `>` asks for these alone. */
export function usePalette(text: string, scope: ScreenName | null, mirar: () => void): Palette {
  const t = useWords(OFFICE)
  const escanea = useWords(ESCANER)
  const may = useMay()
  const { idioma, word } = useFormat()
  const { logout } = useSession()
  const all = useScreens()
  const onlyActions = text.startsWith('>')
  const asked = text.replace(/^>/, '').trim()
  const keyword = useSettled(onlyActions ? '' : asked)
  const searched = useMemo(
    () => all.filter(({ list, name, quiet }) => (scope ? name === scope : list && !quiet)).toSorted(byRank),
    [all, scope],
  )
  const { found: records, searching, unanswered } = useRecords(searched, keyword)
  const answers = useAnswers(searched, records)

  const codigo = useRead(escaner.resolver, { body: { codigo: keyword || '0' } }, { enabled: CODIGO.test(keyword) })
  const found = searched.map((screen, i) => ({
    title: titleOf(screen, idioma),
    results: [
      ...(records[i]?.parts ?? []).map((part) => partOf(screen, part)),
      ...(records[i]?.rows ?? []).map((row) => resultOf(screen, answers[i], row, idioma)),
    ],
  }))
  const places: Result[] = [
    { key: 'start', icon: House, label: t.start.title, href: hrefOf() },
    ...all.map((screen) => ({
      key: screen.name,
      icon: screen.icon,
      label: titleOf(screen, idioma),
      detail: t.areas[screen.area],
      href: hrefOf(screen.name),
    })),
    ...all.flatMap((screen) =>
      (screen.places ?? []).map(({ label, search }) => ({
        key: `${screen.name} ${word(label)}`,
        icon: screen.icon,
        label: word(label),
        detail: titleOf(screen, idioma),
        href: hrefOf(screen.name, null, search),
      })),
    ),
  ]
  /** What begins with what was found before all, of each kind. */
  const begun = searched.flatMap(({ name, list }, i) => {
    const { rows: [row] = [], parts: [part] = [] } = (keyword !== '' && records[i]) || {}
    const id = row?.id ?? part?.id
    if (id === undefined) return []
    return all
      .filter(({ begins, create }) => begins?.[name] && may(create))
      .map((screen) => ({
        key: `begin ${screen.name} ${name}`,
        icon: Plus,
        label: t.list.create(screen.noun[idioma]),
        detail: row ? list?.label(row, idioma) : part?.label,
        href: hrefOf(screen.name, NEW, { [String(screen.begins?.[name])]: id }),
      }))
  })
  const actions: Result[] = [
    ...all
      .filter((screen) => may(screen.create))
      .map((screen) => ({
        key: `new ${screen.name}`,
        icon: Plus,
        label: t.list.create(screen.noun[idioma]),
        href: hrefOf(screen.name, NEW),
      })),
    ...all.flatMap((screen) =>
      screen.pages
        .filter((page) => mayOpen(may, page))
        .map(({ name, icon, label }) => ({
          key: `${screen.name} ${name}`,
          icon,
          label: word(label),
          detail: titleOf(screen, idioma),
          href: hrefOf(screen.name, name),
        })),
    ),
    { key: 'camera', icon: Camera, label: escanea.abrir, run: mirar, stays: true },
    { key: 'shop', icon: Store, label: t.person.shop, href: '/' },
    { key: 'sign out', icon: LogOut, label: t.person.signOut, run: () => void logout() },
  ]
  const matching = (results: Result[]) => {
    const exact = results.filter(({ label }) => matches(label, asked))
    return exact.length > 0 ? exact : results.filter(({ label }) => resembles(label, asked))
  }
  // a place called by its own name comes before customers in whose data the word is found
  const named = ({ label }: Result) => isCalled(label, asked)
  const placesFound = matching(places).toSorted((a, b) => Number(named(b)) - Number(named(a)))
  const placesGroup = onlyActions || scope ? [] : [{ title: t.palette.places, results: placesFound }]
  const isNamed = placesFound.some(named)
  const first = searched.filter(({ rank }) => rank === 0).length
  const groups = [
    ...(codigo.data ? [{ title: t.palette.results, results: [escaneado(codigo.data)] }] : []),
    ...(isNamed ? placesGroup : []),
    ...(keyword === '' ? [] : found.slice(0, first)),
    ...(isNamed ? [] : placesGroup),
    ...(keyword === '' ? [] : found.slice(first)),
    { title: t.palette.actions, results: [...begun, ...(scope ? [] : matching(actions))] },
  ]
  return {
    groups: groups.filter(({ results }) => results.length > 0),
    unanswered: keyword !== '' && unanswered,
    searching: searching || codigo.isFetching || (!onlyActions && keyword !== asked),
  }
}
