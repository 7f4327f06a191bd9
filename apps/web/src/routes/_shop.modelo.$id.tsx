import { createFileRoute } from '@tanstack/react-router'
import { modeloHead } from '../shop/modelo/head.ts'
import { loadModelo, modeloParams } from '../shop/modelo/load.ts'
import { Modelo } from '../shop/modelo/Modelo.tsx'
import { ModeloSkeleton } from '../shop/modelo/ModeloSkeleton.tsx'

export const Route = createFileRoute('/_shop/modelo/$id')({
  validateSearch: modeloParams,
  loader: ({ context, params }) => loadModelo(context, params.id),
  head: ({ match, loaderData }) => modeloHead(match, loaderData),
  component: () => <Modelo {...Route.useLoaderData()} color={Route.useSearch().color} />,
  pendingComponent: ModeloSkeleton,
})
