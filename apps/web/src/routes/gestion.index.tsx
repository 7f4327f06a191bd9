import { createFileRoute } from '@tanstack/react-router'
import { Failed } from '../gestion/frame/Failed.tsx'
import { Inicio } from '../gestion/portada/Inicio.tsx'

export const Route = createFileRoute('/gestion/')({
  loader: async ({ context }) => (await import('../gestion/portada/inicio.ts')).loadInicio(context),
  component: Inicio,
  errorComponent: Failed,
  pendingComponent: () => null,
})
