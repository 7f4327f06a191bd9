import { createFileRoute } from '@tanstack/react-router'
import { userModeloHead } from '../shop/modelo/head.ts'
import { loadUserModelo, modeloParams } from '../shop/modelo/load.ts'
import { UserModelo } from '../shop/modelo/Modelo.tsx'
import { ModeloSkeleton } from '../shop/modelo/ModeloSkeleton.tsx'

export const Route = createFileRoute('/_shop/_signed/modelo/user/$id')({
  validateSearch: modeloParams,
  loader: ({ context, params }) => loadUserModelo(context, params.id),
  head: ({ match, loaderData }) => userModeloHead(match, loaderData?.title),
  component: () => <UserModelo id={Route.useLoaderData().id} color={Route.useSearch().color} />,
  pendingComponent: ModeloSkeleton,
})
