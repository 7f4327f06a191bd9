import { Outlet, useLoaderData } from '@tanstack/react-router'
import { OpenScreenContext } from '../access.ts'
import { NEW, usePlace } from '../place.ts'

/** The screen that the address names; one that is written out fills all the places below it. */
export function ScreenHere() {
  const screen = useLoaderData({ from: '/gestion/$screen' })
  const { id } = usePlace()
  const { name, Component } = screen
  return (
    <OpenScreenContext value={screen}>
      {Component ? <Component key={name} id={id === NEW ? null : id} /> : <Outlet key={name} />}
    </OpenScreenContext>
  )
}
