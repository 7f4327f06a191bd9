import { escaner } from '@telar/contract/calls'
import type { Escaneado } from '@telar/contract/casa/escaner'
import type { Idioma } from '@telar/domain/idioma'
import { Barcode, Camera, House, LogOut, Plus, Store } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useSession } from '../../../kit/session.ts'
import { mayOpen, useMay, useScreens } from '../../access.ts'
import { useRead } from '../../calls.ts'
import type { At, KnownScreen, ListHead, Part } from '../../declare/screen.ts'
import type { AnyRow } from '../../declare/values.ts'
import { PLAIN, writeListState } from '../../list/list-state.ts'
import { OFFICE } from '../../office-texts.ts'
import { destinoDe } from '../../parts/escaner/destino.ts'
import { ESCANER } from '../../parts/escaner/escaner-texts.ts'
import { type Href, hrefOf, NEW, type ScreenName } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { titleOf } from '../title.ts'
import { isCalled, matches, resembles } from './matches.ts'
import { useAnswers, useOffers, useRecords } from './use-records.ts'

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
  /** Shift and Enter do this, wherever one is. */
  quick?: boolean
}
export interface Group {
  title: string
  results: Result[]
  /** What to do, not where to go: the right arrow leads here. */
  acts?: boolean
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLES)
    return () => clearTimeout(timer)
  }, [text])
  return useDeferredValue(settled)
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

const partOf = ({ name, icon }: KnownScreen, { key, id, begin: _, ...part }: Part): Result => ({
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

interface Around {
  /** Where the person is. */
  at: At
  mirar: () => void
}

/** What is typed first says what is looked for. */
export const SIGIL = /^[>@#]/

/**
 * What the palette finds: records by screen, customers before all, screens, then things to do. `>` asks for these alone, `@`
 * for customers, `#` for papers by their numbers.
 */
export function usePalette(text: string, scope: ScreenName | null, { at, mirar }: Around): Palette {
  const t = useWords(OFFICE)
  const escanea = useWords(ESCANER)
  const may = useMay()
  const { idioma, word } = useFormat()
  const { logout } = useSession()
  const all = useScreens()
  const sigil = SIGIL.exec(text)?.[0]
  const onlyActions = sigil === '>'
  const onlyRecords = sigil === '@' || sigil === '#'
  const asked = text.replace(SIGIL, '').trim()
  const keyword = useSettled(onlyActions ? '' : asked)
  const searched = useMemo(() => {
    const isAsked = ({ list, name, quiet, sigil: its }: KnownScreen) => {
      if (onlyRecords) return its === sigil
      return scope ? name === scope : list && !quiet
    }
    return all.filter(isAsked).toSorted(byRank)
  }, [all, scope, sigil, onlyRecords])
  const { found: records, searching, unanswered } = useRecords(searched, keyword, sigil === '#')
  const answers = useAnswers(searched, records)
  const offered = useOffers(onlyRecords ? [] : all, at, (name) => {
    const i = keyword === '' ? -1 : searched.findIndex((screen) => screen.name === name)
    const { rows: [row] = [], parts: [part] = [] } = records[i] ?? {}
    const label = row && searched[i]?.list?.label(row, idioma)
    return part ?? (row && label ? { key: label, id: Number(row.id), label } : undefined)
  })

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
    const id = part?.id ?? row?.id
    if (id === undefined) return []
    return all
      .filter(({ begins, create }) => begins?.[name] && may(create))
      .map((screen) => ({
        key: `begin ${screen.name} ${name}`,
        icon: Plus,
        label: t.list.create(screen.noun[idioma]),
        detail: part?.label ?? (row && list?.label(row, idioma)),
        href: hrefOf(screen.name, NEW, { [String(screen.begins?.[name])]: id, ...part?.begin }),
      }))
  })
  const fromFound: Result[] = begun.map((result, i) => (i === 0 ? { ...result, quick: true } : result))
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
  const placesGroup = sigil || scope ? [] : [{ title: t.palette.places, results: placesFound }]
  const isNamed = placesFound.some(named)
  const first = searched.filter(({ rank }) => rank === 0).length
  const groups = [
    ...(codigo.data ? [{ title: t.palette.results, results: [escaneado(codigo.data)] }] : []),
    ...(isNamed ? placesGroup : []),
    ...(keyword === '' ? [] : found.slice(0, first)),
    ...(isNamed ? [] : placesGroup),
    ...(keyword === '' ? [] : found.slice(first)),
    {
      title: t.palette.actions,
      results: [...fromFound, ...offered, ...(scope || onlyRecords ? [] : matching(actions))],
      acts: true,
    },
  ]
  return {
    groups: groups.filter(({ results }) => results.length > 0),
    unanswered: keyword !== '' && unanswered,
    searching: searching || codigo.isFetching || (!onlyActions && keyword !== asked),
  }
}
