import { Suspense } from 'react'
import { useRefused } from '../../kit/refused.ts'
import { useMay, useScreens } from '../access.ts'
import { ListScreen } from '../list/ListScreen.tsx'
import { NEW, usePlace } from '../place.ts'
import { RecordScreen } from '../record/RecordScreen.tsx'
import { NoSuchScreen } from './NoSuchScreen.tsx'
import { Refused } from './Refused.tsx'
import { Start } from './Start.tsx'

/** Shows what the address names: the start, a list, a record. */
export function ScreenAt() {
  const { screen: name, id } = usePlace()
  const may = useMay()
  const screen = useScreens().find((candidate) => candidate.name === name)
  if (useRefused()) return <Refused />
  if (name === null) return <Start />
  if (!screen) return <NoSuchScreen />
  const { Component, Record, form, list, pages } = screen
  const page = pages?.find((candidate) => candidate.name === id)
  const record = { id: id === NEW ? null : id }
  if (Component) return <Suspense>{<Component {...record} />}</Suspense>
  if (page) return may(page.access) ? <Suspense>{<page.Component />}</Suspense> : <NoSuchScreen />
  if (id === null) return list ? <ListScreen key={name} screen={screen} list={list} /> : <NoSuchScreen />
  if (Record) return <Suspense>{<Record key={id} {...record} />}</Suspense>
  return form ? <RecordScreen key={`${name}/${id}`} screen={screen} form={form} {...record} /> : <NoSuchScreen />
}
