import { createFileRoute } from '@tanstack/react-router'
import { Failed } from '../gestion/frame/Failed.tsx'
import { NoSuchScreen } from '../gestion/frame/NoSuchScreen.tsx'
import { ListHere } from '../gestion/list/ListHere.tsx'

export const Route = createFileRoute('/gestion/$screen/')({
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps, cause }) =>
    (await import('../gestion/load.ts')).loadIndex(context, params.screen, deps, cause === 'preload'),
  component: ListHere,
  notFoundComponent: NoSuchScreen,
  errorComponent: Failed,
  pendingComponent: () => null,
})
