import { createFileRoute } from '@tanstack/react-router'
import { Failed } from '../gestion/frame/Failed.tsx'
import { NoSuchScreen } from '../gestion/frame/NoSuchScreen.tsx'
import { RecordHere } from '../gestion/record/RecordHere.tsx'

export const Route = createFileRoute('/gestion/$screen/$id')({
  loader: async ({ context, params, location }) =>
    (await import('../gestion/load.ts')).loadRecord(context, params.screen, params.id, location.search),
  component: RecordHere,
  notFoundComponent: NoSuchScreen,
  errorComponent: Failed,
  pendingComponent: () => null,
})
