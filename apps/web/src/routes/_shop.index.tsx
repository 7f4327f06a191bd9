import { createFileRoute } from '@tanstack/react-router'
import { Home } from '../shop/home/Home.tsx'
import { loadHome } from '../shop/home/page.ts'

export const Route = createFileRoute('/_shop/')({
  loader: ({ context }) => loadHome(context),
  head: async ({ match }) => (await import('../shop/home/page.ts')).homeHead(match),
  component: () => <Home {...Route.useLoaderData()} />,
})
