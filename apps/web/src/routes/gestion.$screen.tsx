import { createFileRoute } from '@tanstack/react-router'
import { Failed } from '../gestion/frame/Failed.tsx'
import { NoSuchScreen } from '../gestion/frame/NoSuchScreen.tsx'
import { ScreenHere } from '../gestion/frame/ScreenHere.tsx'

/** A screen of the back office, by the name of its folder. */
export const Route = createFileRoute('/gestion/$screen')({
  loader: async ({ context, params }) => (await import('../gestion/load.ts')).loadScreen(context, params.screen),
  component: ScreenHere,
  notFoundComponent: NoSuchScreen,
  errorComponent: Failed,
  pendingComponent: () => null,
})
