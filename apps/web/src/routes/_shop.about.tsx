import { createFileRoute } from '@tanstack/react-router'
import { About } from '../shop/about/About.tsx'
import { loadAbout } from '../shop/about/page.ts'

export const Route = createFileRoute('/_shop/about')({
  loader: ({ context }) => loadAbout(context),
  head: async ({ match, loaderData }) => (await import('../shop/about/page.ts')).aboutHead(match, loaderData),
  component: () => <About muestras={Route.useLoaderData()} />,
})
