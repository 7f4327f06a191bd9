import { createFileRoute } from '@tanstack/react-router'
import { Home } from '../shop/home/Home.tsx'
import { homeHead } from '../shop/home/head.ts'
import { loadHome } from '../shop/home/load.ts'

export const Route = createFileRoute('/_shop/')({
  loader: ({ context }) => loadHome(context),
  head: ({ match }) => homeHead(match),
  component: () => <Home {...Route.useLoaderData()} />,
})
