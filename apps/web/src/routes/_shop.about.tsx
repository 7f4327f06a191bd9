import { createFileRoute } from '@tanstack/react-router'
import { About } from '../shop/about/About.tsx'
import { loadAbout } from '../shop/about/load.ts'
import { aboutHead } from '../shop/empresa-head.ts'

export const Route = createFileRoute('/_shop/about')({
  loader: ({ context }) => loadAbout(context),
  head: ({ match, loaderData }) => aboutHead(match, loaderData),
  component: () => <About muestras={Route.useLoaderData()} />,
})
