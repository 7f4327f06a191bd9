import { Outlet, useLoaderData } from '@tanstack/react-router'
import { here } from '../../kit/here.ts'
import { OpenScreenContext, useScreens } from '../access.ts'
import { canBeBelow, NEW, usePlace } from '../place.ts'
import { NoSuchScreen } from './NoSuchScreen.tsx'

/** The screen that the address names; one that is written out fills all the places below it. */
export function ScreenHere() {
  const screen = useLoaderData({ from: '/gestion/$screen' })
  const { id } = usePlace()
  const { name, Component } = screen
  const mine = useScreens().some((other) => other.name === name)
  // the right was taken while somebody was here: what they were writing waits until they have it again
  if (!mine) here.end()
  if (!mine || (Component && id !== null && !canBeBelow(screen, id))) return <NoSuchScreen />
  return (
    <OpenScreenContext value={screen}>
      {Component ? <Component key={name} id={id === NEW ? null : id} /> : <Outlet key={name} />}
    </OpenScreenContext>
  )
}
