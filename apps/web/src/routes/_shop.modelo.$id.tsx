import { createFileRoute } from '@tanstack/react-router'
import { Modelo } from '../shop/modelo/Modelo.tsx'
import { ModeloSkeleton } from '../shop/modelo/ModeloSkeleton.tsx'
import { loadModelo } from '../shop/modelo/page.ts'
import { modeloParams } from '../shop/modelo/params.ts'

export const Route = createFileRoute('/_shop/modelo/$id')({
  validateSearch: modeloParams,
  loader: ({ context, params }) => loadModelo(context, params.id),
  head: async ({ match, loaderData }) => (await import('../shop/modelo/page.ts')).modeloHead(match, loaderData),
  component: () => <Modelo {...Route.useLoaderData()} color={Route.useSearch().color} />,
  pendingComponent: ModeloSkeleton,
})
