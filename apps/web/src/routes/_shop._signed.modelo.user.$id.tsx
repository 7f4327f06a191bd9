import { createFileRoute } from '@tanstack/react-router'
import { UserModelo } from '../shop/modelo/Modelo.tsx'
import { ModeloSkeleton } from '../shop/modelo/ModeloSkeleton.tsx'
import { loadUserModelo } from '../shop/modelo/page.ts'
import { modeloParams } from '../shop/modelo/params.ts'

export const Route = createFileRoute('/_shop/_signed/modelo/user/$id')({
  validateSearch: modeloParams,
  loader: ({ context, params }) => loadUserModelo(context, params.id),
  head: async ({ match, loaderData }) =>
    (await import('../shop/modelo/page.ts')).userModeloHead(match, loaderData?.title),
  component: () => <UserModelo id={Route.useLoaderData().id} color={Route.useSearch().color} />,
  pendingComponent: ModeloSkeleton,
})
